/// Questions about what kind of type a metatype stands for.
enum TypeKind {
  /// Whether a type is a function type, or an optional of one.
  static func isFunction(_ type: Any.Type) -> Bool {
    if let optional = type as? any __OptionalValue.Type { return isFunction(wrapped(by: optional)) }
    // The first word of a type's metadata is its kind; 0x302 is the function types'.
    return unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
  }

  private static func wrapped<Value: __OptionalValue>(by _: Value.Type) -> Any.Type { Value.Wrapped.self }
}
