#if canImport(SwiftUI)
  internal import SwiftUI
#endif

/// Questions about the kind of type of a metatype.
enum TypeKind {
  /// Whether a type is a function type, or an optional of one.
  static func isFunction(_ type: Any.Type) -> Bool {
    if let optional = type as? any __OptionalValue.Type { return isFunction(wrapped(by: optional)) }
    return TypeRecord(type).isFunction
  }

  /// Whether a type is a property wrapper that holds a framework's state.
  static func isFrameworkState(_ type: Any.Type) -> Bool {
    #if canImport(SwiftUI)
      if type is any DynamicProperty.Type { return true }
    #endif
    return type is any FrameworkState.Type
  }

  private static func wrapped<Value: __OptionalValue>(by _: Value.Type) -> Any.Type { Value.Wrapped.self }
}
