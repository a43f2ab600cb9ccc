/// Boxes: heap objects that hold one value, such as the payload of an indirect case.
enum Box {
  /// The address of the value in a box.
  ///
  /// The second word of a box's record is the offset of the value: part of the stable ABI, which the runtime's
  /// `swift_projectBox` reads. Guarded by `EnumCasesTests`.
  static func value(_ box: UnsafeRawPointer) -> UnsafeRawPointer {
    let record = box.load(as: UnsafeRawPointer.self)
    return box + Int(record.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self))
  }
}
