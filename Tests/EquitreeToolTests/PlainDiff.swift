import JSONDocuments

/// The differences of two documents, found by plain recursion over values.
struct PlainDiff {
  /// The kinds with the pointers on both sides; moved elements are only counted.
  private(set) var changes: Set<String> = []
  private(set) var moveCount = 0

  init(_ old: JSONValue, _ new: JSONValue) {
    compare(old, new, "", "")
  }

  private mutating func compare(_ old: JSONValue, _ new: JSONValue, _ oldPath: String, _ newPath: String) {
    switch (old, new) {
    case (.object(let old), .object(let new)):
      for field in old {
        let path = "\(oldPath)/\(field.name)"
        if let partner = new.first(where: { $0.name == field.name }) {
          compare(field.value, partner.value, path, "\(newPath)/\(field.name)")
        } else {
          changes.insert("removed \(path)")
        }
      }
      for field in new where !old.contains(where: { $0.name == field.name }) {
        changes.insert("added \(newPath)/\(field.name)")
      }
    case (.array(let old), .array(let new)): compareElements(old, new, oldPath, newPath)
    default: if old != new { changes.insert("changed \(oldPath) \(newPath)") }
    }
  }

  private mutating func compareElements(
    _ old: [JSONValue], _ new: [JSONValue], _ oldPath: String, _ newPath: String
  ) {
    let (oldIDs, newIDs) = (old.enumerated().map(Self.id), new.enumerated().map(Self.id))
    for (index, id) in oldIDs.enumerated() where !newIDs.contains(id) { changes.insert("removed \(oldPath)/\(index)") }
    var sources: [Int] = []
    for (index, id) in newIDs.enumerated() {
      if let source = oldIDs.firstIndex(of: id) {
        sources.append(source)
        compare(old[source], new[index], "\(oldPath)/\(source)", "\(newPath)/\(index)")
      } else {
        changes.insert("added \(newPath)/\(index)")
      }
    }
    var lengths: [Int] = []
    for (index, source) in sources.enumerated() {
      lengths.append(1 + (sources[..<index].indices.filter { sources[$0] < source }.map { lengths[$0] }.max() ?? 0))
    }
    moveCount += sources.count - (lengths.max() ?? 0)
  }

  /// The key of an element among the others: its `id`, or its position.
  private static func id(_ position: Int, _ element: JSONValue) -> JSONValue {
    guard case .object(let fields) = element else { return .integer(position) }
    return fields.first { $0.name == "id" }?.value ?? .integer(position)
  }
}
