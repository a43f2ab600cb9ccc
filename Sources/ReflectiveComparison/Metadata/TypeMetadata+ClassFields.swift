extension TypeMetadata {
  /// The stored properties of a class and of its superclasses, those of the outermost superclass first, with their
  /// distances from the start of the object; or nil if not all of them can be seen.
  ///
  /// Relies on the layout of class records, part of the stable ABI. Guarded by `StoredFieldTests`.
  var classFields: [StoredField]? {
    guard kind == .class else { return nil }
    var fields: [StoredField] = []
    var next: TypeMetadata? = self
    while let current = next {
      #if _runtime(_ObjC)
        // A class of Objective-C hides its instance variables. The root of Swift's own classes has none.
        guard current.word(4) & 2 != 0 else { return "\(current.type)" == "SwiftObject" ? fields : nil }
      #endif
      guard let own = current.ownClassFields else { return nil }
      fields.insert(contentsOf: own, at: 0)
      next = current.pointer(1).map(TypeMetadata.init(address:))
    }
    return fields
  }

  private var ownClassFields: [StoredField]? {
    guard let descriptor = classDescriptor, let arguments = classArguments, let records = classRecords else {
      return nil
    }
    let word = MemoryLayout<UInt>.size
    let offsets = self.address + Int(descriptor.field(40)) * word
    return fields(records, of: descriptor, arguments: arguments) {
      offsets.load(fromByteOffset: $0 * word, as: Int.self)
    }
  }

  /// The compiler's record of a Swift class.
  var classDescriptor: NominalDescriptor? {
    pointer(Self.classDescriptorIndex).map(NominalDescriptor.init(address:))
  }

  /// The records of the properties that a class itself declares, or nil if the class was compiled without them.
  var classRecords: [FieldRecord]? {
    guard let descriptor = classDescriptor, let records = descriptor.records,
      records.count == Int(descriptor.field(36))
    else { return nil }
    return records
  }

  /// The address of a class's generic arguments in its record, or nil if only the run time knows it.
  var classArguments: UnsafeRawPointer? {
    guard let descriptor = classDescriptor else { return nil }
    let hasResilientSuperclass = descriptor.field(0) >> 16 & 0x2000 != 0
    let immediateMembersAreNegative = descriptor.field(0) >> 16 & 0x1000 != 0
    guard !hasResilientSuperclass, !immediateMembersAreNegative else { return nil }
    // The members that the class itself adds to the record end it, and begin with the generic arguments.
    return address + (Int(descriptor.field(28)) - Int(descriptor.field(32))) * MemoryLayout<UInt>.size
  }

  /// The word of a class record that points to the descriptor.
  private static var classDescriptorIndex: Int {
    #if _runtime(_ObjC)
      MemoryLayout<UInt>.size == 8 ? 8 : 11
    #else
      MemoryLayout<UInt>.size == 8 ? 5 : 8
    #endif
  }
}
