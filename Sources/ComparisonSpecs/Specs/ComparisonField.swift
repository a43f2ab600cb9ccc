/// One field of a comparison spec, as data.
///
/// A field is a stored property (`"title"`), a value at a key path below one (`"profile.email"`), or another value that
/// the author of a spec compares, such as a computed property.
@frozen
public struct ComparisonField: Sendable, Hashable {
  /// The names of the properties that lead to the field, joined by dots.
  public let path: String

  /// The role of the field in the comparison.
  public let role: ComparisonRole

  /// The priority that the declaration gives, lower being compared earlier; nil if it gives none.
  public let priority: Int?

  /// How two values of the field are compared.
  ///
  /// It has no meaning if the field is not compared.
  public let strategy: ComparisonStrategy

  /// The number by which the code behind the spec knows the field.
  public let id: Int

  /// A note of the declaration: the name of a property wrapper, or of a comparing function.
  public let note: String?

  /// Makes a field from its parts.
  ///
  /// An array literal of fields that are made from literals is laid out by the optimizer as static data.
  ///
  /// - Parameters:
  ///   - path: The names of the properties that lead to the field, joined by dots.
  ///   - role: The role of the field.
  ///   - priority: The priority that the declaration gives, or nil.
  ///   - strategy: How two values are compared.
  ///   - id: The number by which the code behind the spec knows the field.
  ///   - note: A note of the declaration.
  @inlinable
  public init(
    path: String, role: ComparisonRole, priority: Int? = nil, strategy: ComparisonStrategy = .equality, id: Int,
    note: String? = nil
  ) {
    self.path = path
    self.role = role
    self.priority = priority
    self.strategy = strategy
    self.id = id
    self.note = note
  }
}

extension ComparisonField: CustomStringConvertible {
  /// One line about the field, such as `compared: id (priority 0)` or `ignored: cachedAt`.
  ///
  /// The text depends on the field's path, role, priority, strategy and note alone and is fit for golden files.
  public var description: String { "\(role.label): \(pathWithDetails)" }

  /// The path, with the note in parentheses.
  package var pathWithDetails: String {
    var details: [String] = []
    if let priority { details.append("priority \(priority)") }
    if role.isCompared, strategy != .equality { details.append("by \(strategy)") }
    if let note { details.append(note) }
    return details.isEmpty ? path : "\(path) (\(details.joined(separator: ", ")))"
  }
}
