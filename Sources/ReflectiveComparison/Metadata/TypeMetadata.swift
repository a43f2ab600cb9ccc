/// The record that the runtime keeps about a type, read in place.
///
/// Relies on this part of the stable ABI: a metatype is the address of the record, whose first word is its kind, or a
/// class pointer with the Objective-C runtime; the word before it points to the value witness table. Guarded by
/// `TypeMetadataTests`.
///
/// It is the one reader of records in this module. `ComparisonSpecs`, which this module depends on, has a smaller one,
/// `TypeRecord`, with the reason beside it.
struct TypeMetadata: Equatable, @unchecked Sendable {
  // Unchecked: the runtime never changes a record that it has handed out.

  /// The address of the record.
  let address: UnsafeRawPointer

  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  init(address: UnsafeRawPointer) { self.address = address }

  /// The type as the language sees it.
  var type: Any.Type { unsafeBitCast(address, to: Any.Type.self) }

  /// What sort of type it is.
  var kind: Kind {
    let word = self.word(0)
    // Larger values are pointers: the record is a class object.
    return word > 0x7FF ? .class : Kind(rawValue: word) ?? .unknown
  }

  /// Whether it is a struct, an enum or a tuple: the type under which a value is stored is then its dynamic type.
  var isValueType: Bool {
    let word = self.word(0)
    return word >= Kind.struct.rawValue && word <= Kind.optional.rawValue || word == Kind.tuple.rawValue
  }

  /// The type's own operations and its size.
  var valueWitnesses: ValueWitnesses {
    ValueWitnesses(table: (address - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self))
  }

  /// One word of the record.
  func word(_ index: Int) -> UInt { address.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self) }

  /// One word of the record that is an address.
  func pointer(_ index: Int) -> UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word(index)) }
}

extension TypeMetadata {
  /// The kinds of type record.
  enum Kind: UInt {
    case `class` = 0
    case `struct` = 0x200
    case `enum` = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case foreignReference = 0x204
    case opaque = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case objectiveCClass = 0x305
    case existentialMetatype = 0x306
    case extendedExistential = 0x307
    case fixedArray = 0x308
    /// A kind that this version does not know.
    case unknown = 0xFFFF

    /// Whether values are single references to an object.
    var isReference: Bool {
      switch self {
      case .class, .foreignClass, .foreignReference, .objectiveCClass: true
      default: false
      }
    }
  }
}
