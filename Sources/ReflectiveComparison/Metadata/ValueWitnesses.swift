/// The table of a type's own operations: how to find the case of an enum, how large a value is.
///
/// Relies on the order of the table's entries, which is part of the stable ABI: eight functions, size, stride, flags,
/// and for enums three more functions. Guarded by `TypeMetadataTests`.
struct ValueWitnesses {
  let table: UnsafeRawPointer

  private static var word: Int { MemoryLayout<UInt>.size }

  /// The size of a value without padding at its end.
  var size: Int { table.load(fromByteOffset: 8 * Self.word, as: Int.self) }

  /// The distance between two neighbours in an array.
  var stride: Int { table.load(fromByteOffset: 9 * Self.word, as: Int.self) }

  /// The alignment of a value.
  var alignment: Int { Int(flags & 0xFF) + 1 }

  /// Whether an existential container holds such a value itself, rather than a pointer to it.
  var isStoredInline: Bool { flags & 0x20000 == 0 }

  /// Whether values may be copied.
  var isCopyable: Bool { flags & 0x80_0000 == 0 }

  /// Whether the table has the functions of an enum.
  var hasEnumWitnesses: Bool { flags & 0x20_0000 != 0 }

  private var flags: UInt32 { table.load(fromByteOffset: 10 * Self.word, as: UInt32.self) }

  // MARK: Enums

  /// Finds the case of an enum value: cases with a payload come first, in order of declaration, then the others.
  typealias EnumTag = @convention(c) (_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UInt32

  /// Turns an enum value into its payload, in place.
  typealias ProjectPayload = @convention(c) (_ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer) -> Void

  /// The function that finds the case of a value.
  var enumTag: EnumTag { function(0) }

  /// The function that turns a value into its payload, to be given a copy of the bytes only.
  var projectPayload: ProjectPayload { function(1) }

  private func function<Function>(_ index: Int) -> Function {
    // After size, stride and a word of two 32-bit fields, flags and the number of extra inhabitants.
    let offset = 10 * Self.word + 8 + index * Self.word
    return (table + offset).load(as: Function.self)
  }
}
