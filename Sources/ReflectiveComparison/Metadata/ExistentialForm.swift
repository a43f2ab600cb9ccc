/// How values of an existential type are stored.
enum ExistentialForm: Sendable {
  /// Three words for the value, or for a reference to a box with it, then its type: `Any`, `any P`.
  case opaque
  /// A reference to an object: `AnyObject`, `any P` with `P: AnyObject`.
  case object
  /// A reference to a box that only the runtime looks into: `any Error`.
  case error
  /// A metatype: `Any.Type`, `any P.Type`.
  case metatype
}

extension TypeMetadata {
  /// How values of an existential type are stored, or nil for other types and for forms that are not known.
  ///
  /// Relies on the flags in the records of existential types, part of the stable ABI. Guarded by
  /// `ExistentialFormTests`.
  var existentialForm: ExistentialForm? {
    switch kind {
    case .existential:
      let flags = address.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
      if flags >> 24 & 0x3F == 1 { return .error }
      return flags & 0x8000_0000 == 0 ? .object : .opaque
    case .extendedExistential:
      // The second word points to the shape that all such types share, whose flags come first.
      guard let flags = pointer(1)?.load(as: UInt32.self) else { return nil }
      switch flags & 0xFF {
      case 0: return .opaque
      case 1: return .object
      case 2: return .metatype
      default: return nil
      }
    case .existentialMetatype:
      return .metatype
    default:
      return nil
    }
  }
}
