/// Boxes: heap objects that hold one value, such as the payload of an indirect case.
enum Box {
  /// The address of the value in a box.
  ///
  /// The record of a box holds the distance to the value in its second word, part of the stable ABI and what the
  /// runtime's `swift_projectBox` reads. Guarded by `EnumCasesTests`.
  static func value(_ box: UnsafeRawPointer) -> UnsafeRawPointer {
    let record = box.load(as: UnsafeRawPointer.self)
    return box + Int(record.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self))
  }
}
