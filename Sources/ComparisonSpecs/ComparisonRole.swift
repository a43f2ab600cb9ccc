/// The role of a stored property in a comparison of two values of its type.
public enum ComparisonRole: UInt8, Sendable, Hashable, CaseIterable {
  /// The whole value of the property is compared.
  case compared
  /// Only the value at a key path below the property is compared.
  case child
  /// The property holds child nodes: `==` compares it, a tree differ reconciles it instead.
  case children
  /// The declaration says that the property is not compared.
  case ignored
  /// The property is a closure, which no comparison can tell apart, and is left out automatically.
  case excludedClosure
  /// The property is a wrapper that holds a framework's state, and is left out automatically.
  case excludedState
}
