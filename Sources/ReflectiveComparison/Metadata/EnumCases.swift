/// The cases of an enum that carry a payload.
struct EnumCases: @unchecked Sendable {
  // Unchecked: a metatype is only an address here.

  /// A case with a payload.
  struct Payload {
    let type: Any.Type
    /// Whether the enum stores a reference to a box with the payload.
    let isIndirect: Bool
  }

  /// The enum.
  let metadata: TypeMetadata
  /// The payloads by tag.
  ///
  /// Tags from `payloads.count` on are cases without a payload.
  let payloads: [Payload]
  /// The number of all cases.
  let count: Int

  /// The tag of the value at an address.
  func tag(of value: UnsafeRawPointer) -> Int {
    count < 2 ? 0 : Int(metadata.valueWitnesses.enumTag(value, metadata.address))
  }
}

extension TypeMetadata {
  /// The cases of an enum or optional, or nil if not all of them can be seen.
  var enumCases: EnumCases? {
    guard kind == .enum || kind == .optional, let descriptor = NominalDescriptor(self), !descriptor.isImported,
      let records = descriptor.records
    else { return nil }
    // The upper byte is the place of a number that only the runtime needs.
    let payloadCount = Int(descriptor.field(20) & 0xFF_FFFF)
    guard records.count == payloadCount + Int(descriptor.field(24)) else { return nil }
    guard records.count < 2 || valueWitnesses.hasEnumWitnesses else { return nil }
    var payloads: [EnumCases.Payload] = []
    // Records are in the order of tags: cases with a payload first.
    for record in records.prefix(payloadCount) {
      guard let type = record.type(in: descriptor, arguments: genericArguments) else { return nil }
      payloads.append(EnumCases.Payload(type: type, isIndirect: record.isIndirect))
    }
    return EnumCases(metadata: self, payloads: payloads, count: records.count)
  }
}
