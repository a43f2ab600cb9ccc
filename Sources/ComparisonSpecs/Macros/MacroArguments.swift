/// What `@AutoEquatable` does with a closure that carries no marker.
public enum ClosurePolicy: Sendable, Hashable, CaseIterable {
  /// Every closure is left out of the comparison automatically.
  case excluded
  /// A closure without `@AutoIgnored` is an error.
  case mustBeMarked
}

/// Which fields `@AutoEquatable` compares.
public enum FieldSelection: Sendable, Hashable, CaseIterable {
  /// Every stored property that nothing leaves out.
  case all
  /// Only those that carry a marker; a field without one is reported by a warning.
  case annotatedOnly
}

/// How `@AutoEquatable` isolates the conformance that it adds.
public enum ConformanceIsolation: Sendable, Hashable, CaseIterable {
  /// Nonisolated for structs and enums; for a class the isolation of its attribute.
  ///
  /// A struct that belongs to an actor (`@MainActor`, by its own attribute, by a protocol or by the module's default)
  /// can then be compared from everywhere. The comparison reads only the two values that it gets; if a field refers to
  /// a mutable object whose class defines `==`, use ``isolated``.
  case automatic
  /// Nonisolated, checked by the compiler: every field has to be readable from outside of the type's actor.
  case nonisolated
  /// Isolated to the actor that the type's attribute names, or else to the main actor.
  case isolated
}

/// Where `@AutoEquatable` puts the code that it generates.
public enum GeneratedCodePlacement: Sendable, Hashable, CaseIterable {
  /// Among the members of the type, which declares the conformance itself.
  case members
}

/// How the elements of two collections are paired for `@AutoRequiredChild`.
public enum ChildMatching: Sendable, Hashable, CaseIterable {
  /// The first with the first, the second with the second.
  case ordered
  /// Each with any that agrees.
  case unordered
}

/// A value of an enum case's payload, by its label or its position.
public struct PayloadElement: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, Sendable, Hashable {
  /// The label, or the position in decimal.
  public let name: String

  /// The value with a label.
  public init(stringLiteral label: String) { name = label }

  /// The value at a position, counted from 0.
  public init(integerLiteral position: Int) { name = String(position) }
}
