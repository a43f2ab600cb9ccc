/// A value in an `Any`, read in place.
///
/// An `Any` remembers the type under which the value was put in: for an instance, the declared class. Casting it back
/// to that type would cost more than most comparisons, so that the container is read instead.
enum BoxedValue {
  /// The type under which the value was put in.
  static func storedType(of container: UnsafePointer<Any>) -> TypeMetadata {
    TypeMetadata(
      address: UnsafeRawPointer(container).load(
        fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self))
  }

  /// The address of the value.
  static func address(in container: UnsafePointer<Any>) -> UnsafeRawPointer {
    DynamicValue.address(in: UnsafeRawPointer(container), of: storedType(of: container))
  }

  /// Puts the value of a type that lies at an address into an `Any`.
  static func copy(_ address: UnsafeRawPointer, type: Any.Type) -> Any {
    func load<Value>(_ type: Value.Type) -> Any { address.assumingMemoryBound(to: type).pointee }
    return _openExistential(type, do: load)
  }
}
