/// The compiler's record of one stored property, or one case of an enum.
///
/// Relies on the layout of field records, part of the stable ABI: flags, a relative reference to the mangled name of
/// the type, and one to the name. Guarded by `StoredFieldTests`.
struct FieldRecord {
  let address: UnsafeRawPointer

  /// How a stored property refers to its object.
  enum Ownership: Equatable {
    case strong, weak, unowned
  }

  /// Whether the payload of the case is in a separate box.
  var isIndirect: Bool { address.load(as: UInt32.self) & 1 != 0 }

  /// Whether the property is declared with `var`.
  var isVariable: Bool { address.load(as: UInt32.self) & 2 != 0 }

  /// The name of the property or case.
  var name: String {
    guard let name = NominalDescriptor.follow(address + 8) else { return "" }
    return String(cString: name.assumingMemoryBound(to: CChar.self))
  }

  /// The mangled name of the type, or nil for a case without a payload.
  private var mangledType: UnsafePointer<UInt8>? {
    NominalDescriptor.follow(address + 4)?.assumingMemoryBound(to: UInt8.self)
  }

  /// Whether the property has a type, or the case a payload.
  var hasType: Bool { mangledType != nil }

  /// The type, or nil if the runtime cannot find it.
  ///
  /// - Parameters:
  ///   - descriptor: The type that the record belongs to.
  ///   - arguments: The generic arguments in the record of that type.
  /// - Returns: The type, or nil.
  func type(in descriptor: NominalDescriptor, arguments: UnsafeRawPointer?) -> Any.Type? {
    guard let name = mangledType else { return nil }
    let length = Self.scan(name).length
    guard
      let type = _getTypeByMangledNameInContext(
        name, UInt(length), genericContext: descriptor.address, genericArguments: arguments)
    else { return nil }
    // The record of a type that reflection must not touch, such as one that cannot be copied, is a reference to a function
    // that returns the empty tuple. A field that is an empty tuple has its name as text.
    let isReference = name.pointee < 0x20
    return isReference && type == Void.self ? nil : type
  }

  /// How the property refers to its object: the last operator of the mangled type says so.
  var ownership: Ownership {
    guard let name = mangledType else { return .strong }
    switch Self.scan(name).lastOperator {
    case (UInt8(ascii: "X"), UInt8(ascii: "w")): return .weak
    case (UInt8(ascii: "X"), UInt8(ascii: "o")), (UInt8(ascii: "X"), UInt8(ascii: "u")): return .unowned
    default: return .strong
    }
  }

  /// The length of a mangled name, and its last two characters outside of symbolic references.
  ///
  /// A byte from 1 to 0x17 is followed by a 32-bit reference, one from 0x18 to 0x1F by an address. Both may contain any
  /// byte, zero as well.
  private static func scan(_ name: UnsafePointer<UInt8>) -> (length: Int, lastOperator: (UInt8, UInt8)) {
    var length = 0
    var last: (UInt8, UInt8) = (0, 0)
    while name[length] != 0 {
      let byte = name[length]
      switch byte {
      case 0x01...0x17:
        length += 1 + 4
        last = (0, 0)
      case 0x18...0x1F:
        length += 1 + MemoryLayout<UInt>.size
        last = (0, 0)
      default:
        length += 1
        last = (last.1, byte)
      }
    }
    return (length, last)
  }
}
