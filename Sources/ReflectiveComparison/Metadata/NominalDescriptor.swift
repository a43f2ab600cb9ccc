/// The compiler's record of a declared struct, enum or class: its context and its stored properties or cases.
///
/// Relies on the layout of type context descriptors, part of the stable ABI: 32-bit fields and offsets that are
/// relative to their own address. Guarded by `StoredFieldTests`.
struct NominalDescriptor {
  let address: UnsafeRawPointer

  /// The descriptor of a struct or an enum.
  init?(_ metadata: TypeMetadata) {
    guard let address = metadata.pointer(1) else { return nil }
    self.address = address
  }

  init(address: UnsafeRawPointer) { self.address = address }

  /// One 32-bit field.
  func field(_ offset: Int) -> UInt32 { address.load(fromByteOffset: offset, as: UInt32.self) }

  /// The target of a relative reference, or nil if there is none.
  static func follow(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = reference.load(as: Int32.self)
    return distance == 0 ? nil : reference + Int(distance)
  }

  /// The records of the stored properties or cases, or nil if the type was compiled without them.
  var records: [FieldRecord]? {
    guard let fields = Self.follow(address + 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { FieldRecord(address: fields + 16 + $0 * size) }
  }

  /// Whether the type is imported from C.
  ///
  /// Such a type may have parts that the importer leaves out, such as bit fields, which no record tells of.
  var isImported: Bool {
    var context = self
    while let parent = context.parent { context = parent }
    // The outermost context is a module, whose name is at the same offset as those of types.
    guard let name = Self.follow(context.address + 8) else { return false }
    return String(cString: name.assumingMemoryBound(to: CChar.self)) == "__C"
  }

  private var parent: NominalDescriptor? {
    let reference = address + 4
    let distance = reference.load(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = reference + Int(distance & ~1)
    // The lowest bit says that the reference leads to a pointer to the parent.
    guard distance & 1 != 0 else { return NominalDescriptor(address: target) }
    return NominalDescriptor(address: target.load(as: UnsafeRawPointer.self))
  }
}
