extension TypeMetadata {
  /// The parts of a struct or tuple in order, or nil if not all of them can be seen.
  var storedFields: [StoredField]? {
    switch kind {
    case .struct: structFields
    case .tuple: tupleFields
    default: nil
    }
  }

  /// The address of a struct's or an enum's generic arguments in its record.
  var genericArguments: UnsafeRawPointer { address + 2 * MemoryLayout<UInt>.size }

  private var structFields: [StoredField]? {
    guard let descriptor = NominalDescriptor(self), !descriptor.isImported, let records = descriptor.records,
      records.count == Int(descriptor.field(20))
    else { return nil }
    let offsets = address + Int(descriptor.field(24)) * MemoryLayout<UInt>.size
    return fields(records, of: descriptor, arguments: genericArguments) {
      Int(offsets.load(fromByteOffset: $0 * MemoryLayout<UInt32>.size, as: UInt32.self))
    }
  }

  private var tupleFields: [StoredField] {
    // After kind, count and labels: a type and an offset for each element.
    (0..<Int(word(1))).map { index in
      let element = address + (3 + 2 * index) * MemoryLayout<UInt>.size
      let offset = element.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
      return StoredField(
        type: element.load(as: Any.Type.self), offset: Int(offset), container: type, index: index,
        ownership: .strong)
    }
  }

  /// The fields that the records tell of, or nil if the type of one cannot be found.
  func fields(
    _ records: [FieldRecord], of descriptor: NominalDescriptor, arguments: UnsafeRawPointer, offset: (Int) -> Int
  ) -> [StoredField]? {
    var fields: [StoredField] = []
    for (index, record) in records.enumerated() {
      guard let fieldType = record.type(in: descriptor, arguments: arguments) else { return nil }
      fields.append(
        StoredField(
          type: fieldType, offset: offset(index), container: type, index: index, ownership: record.ownership))
    }
    return fields
  }
}
