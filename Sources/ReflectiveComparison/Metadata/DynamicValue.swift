/// A value whose type is known only at run time: its address and its type.
struct DynamicValue {
  let address: UnsafeRawPointer
  /// The dynamic type: for an object, the class that it is an instance of.
  let type: TypeMetadata

  /// The value in an existential container whose form has no need of the runtime, as far down as it goes.
  ///
  /// Relies on the layout of existential containers, part of the stable ABI. Guarded by `ExistentialFormTests`.
  ///
  /// - Returns: The value, or nil for the forms `error` and `metatype`.
  static func inside(_ container: UnsafeRawPointer, form: ExistentialForm) -> DynamicValue? {
    switch form {
    case .object:
      return DynamicValue(object: container)
    case .opaque:
      let type = TypeMetadata(
        address: container.load(fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self))
      return at(address(in: container, of: type), storedAs: type)
    case .error, .metatype:
      return nil
    }
  }

  /// The value at an address, given the type under which it is stored there.
  ///
  /// Containers may hold containers: `Any` made in generic code from an `any P`.
  static func at(_ address: UnsafeRawPointer, storedAs type: TypeMetadata) -> DynamicValue {
    if type.isValueType { return DynamicValue(address: address, type: type) }
    if type.kind == .class { return DynamicValue(object: address) }
    return type.existentialForm.flatMap { inside(address, form: $0) } ?? DynamicValue(address: address, type: type)
  }

  /// The values inside of two that are stored under one type, or nil if their dynamic types differ.
  static func pair<T>(_ lhs: UnsafePointer<T>, _ rhs: UnsafePointer<T>) -> (lhs: DynamicValue, rhs: DynamicValue)? {
    let lhs = at(lhs, storedAs: TypeMetadata(T.self))
    let rhs = at(rhs, storedAs: TypeMetadata(T.self))
    return lhs.type == rhs.type ? (lhs, rhs) : nil
  }

  private init(address: UnsafeRawPointer, type: TypeMetadata) {
    self.address = address
    self.type = type
  }

  private init(object reference: UnsafeRawPointer) {
    address = reference
    #if _runtime(_ObjC)
      let object = reference.assumingMemoryBound(to: AnyObject.self).pointee
      type = TypeMetadata(Swift.type(of: object))
    #else
      // Without the Objective-C runtime the first word of every object is its class.
      type = TypeMetadata(address: reference.load(as: UnsafeRawPointer.self).load(as: UnsafeRawPointer.self))
    #endif
  }

  /// The box in which an opaque container keeps the value, if it does so directly.
  func box(in container: UnsafeRawPointer, form: ExistentialForm) -> UnsafeRawPointer? {
    guard form == .opaque, type.isValueType, !type.valueWitnesses.isStoredInline,
      address == Self.address(in: container, of: type)
    else { return nil }
    return container.load(as: UnsafeRawPointer.self)
  }

  /// The address of an opaque container's value.
  static func address(in container: UnsafeRawPointer, of type: TypeMetadata) -> UnsafeRawPointer {
    let witnesses = type.valueWitnesses
    if witnesses.isStoredInline { return container }
    // After the two header words of the box, at the next address that is aligned for the value.
    let mask = witnesses.alignment - 1
    return container.load(as: UnsafeRawPointer.self) + ((2 * MemoryLayout<UInt>.size + mask) & ~mask)
  }
}
