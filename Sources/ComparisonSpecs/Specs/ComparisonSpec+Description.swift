extension ComparisonSpec: CustomStringConvertible {
  /// The fields, one per line: the compared ones in the order of comparison, then the others as declared.
  ///
  /// ```text
  /// compared: id (priority 0)
  /// compared: profile.email
  /// excluded closure: onTap
  /// ignored: cachedAt
  /// ```
  ///
  /// The text is the same in every run and build, so that a test can hold it against a file.
  public var description: String { fields.map(\.description).joined(separator: "\n") }

  /// The fields on one line, grouped by role.
  ///
  /// ```text
  /// compared: id (priority 0), profile.email · excluded closure: onTap · ignored: cachedAt
  /// ```
  public var summary: String {
    var groups: [(label: String, fields: [String])] = []
    for field in fields {
      let label = field.role.label
      if let index = groups.firstIndex(where: { $0.label == label }) {
        groups[index].fields.append(field.pathWithDetails)
      } else {
        groups.append((label, [field.pathWithDetails]))
      }
    }
    return groups.map { "\($0.label): \($0.fields.joined(separator: ", "))" }.joined(separator: " · ")
  }
}
