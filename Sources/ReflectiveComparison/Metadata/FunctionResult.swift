/// What a function type returns.
package enum FunctionResult {
  /// The type of the results of a function type; nil for any other type.
  ///
  /// - Parameter type: A type.
  /// - Returns: What functions of the type return.
  package static func type(of type: Any.Type) -> Any.Type? {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .function, let result = metadata.pointer(2) else { return nil }
    // The record of a function type is its kind, its flags and its result, which is a type record in turn.
    return TypeMetadata(address: result).type
  }
}
