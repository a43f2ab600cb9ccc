/// Compares values whose types are known at run time only, as generated code compares them by their static types.
enum DynamicEquality {
  /// Whether two values are equal by their `==`, or by the rules for the values inside; nil if generated code may
  /// compare them by something else.
  ///
  /// It may for objects: observable ones are compared by identity, and those of a subclass by the `==` of the class
  /// that the field is declared with.
  static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool? {
    guard let lhs = lhs as? any Equatable, !mayBeObject(type(of: lhs)) else { return nil }
    return areEqual(lhs, rhs)
  }

  private static func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool? {
    (rhs as? Value).map { __areEqual(lhs, $0) }
  }

  /// Whether a type is that of objects or of optionals of them.
  private static func mayBeObject(_ type: Any.Type) -> Bool {
    if let optional = type as? any __OptionalValue.Type { return mayBeObject(wrapped(by: optional)) }
    return type is AnyObject.Type
  }

  private static func wrapped<Value: __OptionalValue>(by _: Value.Type) -> Any.Type { Value.Wrapped.self }
}
