/// Looks for a `==` that may be called from any thread.
enum EqualityConformance {
  /// The type as an Equatable one; nil if it is not, or if its conformance is isolated to an actor.
  ///
  /// An isolated `==` must not be called from elsewhere. It is not seen wherever the question is asked: the answer must
  /// not depend on who asks first. A conformance may be isolated because of a generic argument, so a type with such an
  /// argument counts as isolated too.
  static func sharedEquality(of type: Any.Type) -> (any Equatable.Type)? {
    guard let equatable = type as? any Equatable.Type, !isIsolated(equatable),
      TypeMetadata(type).typeArguments.allSatisfy({ argument in
        (argument.type as? any Equatable.Type) == nil || sharedEquality(of: argument.type) != nil
      })
    else { return nil }
    return equatable
  }

  /// Whether the conformance itself is declared to be isolated.
  ///
  /// A metatype of `any Equatable` is a type and a witness table, whose first word leads to the description of the
  /// conformance, with its flags in the fourth 32-bit field: part of the stable ABI. (Casts of metatypes do not ask
  /// for isolation, unlike those of values.) Guarded by `ConcurrencyTests`.
  private static func isIsolated(_ type: any Equatable.Type) -> Bool {
    let (_, witnesses) = unsafeBitCast(type as any Equatable.Type, to: (UnsafeRawPointer, UnsafeRawPointer).self)
    let conformance = witnesses.load(as: UnsafeRawPointer.self)
    return conformance.load(fromByteOffset: 12, as: UInt32.self) & (1 << 19) != 0
  }
}

extension TypeMetadata {
  /// The generic arguments of a struct or enum, if all of them are types.
  ///
  /// Relies on the layout of generic descriptors, part of the stable ABI: after the fields of the type come two
  /// references, then the numbers of parameters and arguments and the flags, then a byte for each parameter. Guarded by
  /// `TypeMetadataTests`.
  var typeArguments: [TypeMetadata] {
    guard kind == .struct || kind == .enum || kind == .optional, let descriptor = NominalDescriptor(self),
      descriptor.field(0) & 0x80 != 0
    else { return [] }
    let header = descriptor.address + 28 + 8
    let count = Int(header.load(as: UInt16.self))
    let hasOtherParameters = header.load(fromByteOffset: 6, as: UInt16.self) & 0b101 != 0
    guard !hasOtherParameters else { return [] }
    // The highest bit of a parameter says that there is an argument for it, the lowest ones that it is a type.
    let parameters = (0..<count).map { header.load(fromByteOffset: 8 + $0, as: UInt8.self) }
    return (0..<parameters.count { $0 == 0x80 }).map {
      TypeMetadata(address: (genericArguments + $0 * MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self))
    }
  }
}
