/// The compiler's record of a type, read in place.
///
/// A metatype is the address of the record. Its first word is the kind of the type, and the second word of the record
/// of a struct or an enum is the address of the declaration, which begins with flags. All of that is part of the stable
/// ABI.
///
/// `TypeMetadata` in `ReflectiveComparison` reads much more of such records. It is not used here: these few questions
/// are inlined into clients, so they are part of this module's interface; the rest must not be.
@frozen
@usableFromInline
struct TypeRecord {
  @usableFromInline let address: UnsafePointer<UInt>

  @inlinable
  @inline(always)
  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  /// Whether the type is a struct.
  var isStruct: Bool { address.pointee == 0x200 }

  /// Whether the type is a class.
  @inlinable
  @inline(always)
  var isClass: Bool {
    // With Objective-C the record of a class is an object, whose first word is an address.
    let kind = address.pointee
    return kind == 0 || kind > 0x7FF
  }

  /// Whether the type is a struct or an enum, without parameters, also of the types around it.
  ///
  /// Types that hold values of any type, such as arrays, have parameters. An optional is of a kind that does not count.
  @inlinable
  @inline(always)
  var isValueWithoutParameters: Bool {
    let kind = address.pointee
    guard kind == 0x200 || kind == 0x201, let declaration = UnsafePointer<UInt32>(bitPattern: address[1]) else {
      return false
    }
    return declaration.pointee & 0x80 == 0
  }

  /// Whether the type is a function type.
  var isFunction: Bool { address.pointee == 0x302 }
}
