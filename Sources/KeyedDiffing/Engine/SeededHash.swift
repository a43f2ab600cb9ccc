/// Hashes of keys that are faster than those of the standard library.
@usableFromInline
enum SeededHash {
  /// Different in each process, like the seed of the standard library, from which it is derived.
  private static let seed = drawn(0x5EED)

  /// Returns a number that differs from process to process, and cannot be guessed if the standard library's hashes
  /// cannot.
  static func drawn(_ number: Int) -> UInt64 {
    // Two hashes, since one may have only 32 bits.
    UInt64(truncatingIfNeeded: number.hashValue) &<< 32 ^ UInt64(truncatingIfNeeded: (~number).hashValue)
  }

  /// Foundation's UUID, if the program has it; this module does not import Foundation.
  ///
  /// The type is declared in one module on Apple systems and in another one elsewhere.
  private static let uuid: Any.Type? = _typeByName("10Foundation4UUIDV") ?? _typeByName("20FoundationEssentials4UUIDV")

  /// Returns whether a type is Foundation's UUID.
  @usableFromInline
  static func isUUID(_ type: Any.Type) -> Bool { type == uuid }

  /// Hashes the sixteen bytes of a value that equals another one if all of them are equal.
  ///
  /// The caller has checked that the value has sixteen bytes; their alignment does not matter.
  @usableFromInline
  static func sixteenBytes(_ value: UnsafeRawPointer) -> UInt64 {
    let first = folded(seed ^ value.loadUnaligned(as: UInt64.self))
    return folded(first ^ value.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }

  /// Hashes the string at an address.
  ///
  /// Strings are equal if they are canonically equivalent, even if their bytes differ. For strings of ASCII characters
  /// the bytes decide; all others are left to the standard library, except for those that equal a string of ASCII
  /// characters.
  @usableFromInline
  static func string(_ address: UnsafeRawPointer) -> UInt64 {
    // The caller has checked that the value is a String.
    let string = address.assumingMemoryBound(to: String.self)
    if let hash = string.pointee.utf8.withContiguousStorageIfAvailable(ascii) ?? nil { return hash }
    return other(string.pointee)
  }

  private static func other(_ string: String) -> UInt64 {
    var bytes: [UInt8] = []
    for scalar in string.unicodeScalars {
      guard let byte = asciiEquivalent(scalar) else { return UInt64(truncatingIfNeeded: string.hashValue) }
      bytes.append(byte)
    }
    return bytes.withUnsafeBufferPointer(ascii) ?? UInt64(truncatingIfNeeded: string.hashValue)
  }

  /// Returns the ASCII character that a scalar is canonically equivalent to, if any.
  ///
  /// Unicode has only these three, and its stability policy adds no others. `SeededHashTests` looks for more.
  private static func asciiEquivalent(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{37E}": UInt8(ascii: ";")
    case "\u{1FEF}": UInt8(ascii: "`")
    case "\u{212A}": UInt8(ascii: "K")
    default: scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : nil
    }
  }

  /// Hashes bytes if all of them are ASCII characters; returns nil otherwise.
  private static func ascii(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    let count = bytes.count
    var hash = folded(seed ^ UInt64(truncatingIfNeeded: count))
    guard count > 0 else { return hash }
    // A buffer that is not empty has an address. All words lie in it: the last one ends with the last byte.
    let start = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    var seen: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      seen |= word
      hash = folded(hash ^ word)
      offset += 8
    }
    if offset < count {
      var word: UInt64 = 0
      if count >= 8 {
        // The last eight bytes, some of them for the second time.
        word = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else {
        while offset < count {
          word = word << 8 | UInt64(truncatingIfNeeded: start.load(fromByteOffset: offset, as: UInt8.self))
          offset += 1
        }
      }
      seen |= word
      hash = folded(hash ^ word)
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? hash : nil
  }

  /// Multiplies by an odd constant and folds the upper half of the product onto the lower one.
  @inline(__always)
  private static func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
