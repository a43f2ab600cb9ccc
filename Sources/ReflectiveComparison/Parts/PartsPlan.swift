import ComparisonSpecs

/// Which parts the values of a type have.
enum PartsPlan {
  /// No parts can be read.
  case none
  /// Stored properties, or the elements of a tuple.
  case fields([Field])
  /// The payload of the case, and for each whether there may be an object in it.
  case cases(EnumCases, mayHoldObject: [Bool])
  /// The elements of a collection, and whether there may be an object in them.
  case elements(mayHoldObject: Bool)

  /// A stored property.
  struct Field {
    let name: String
    let type: Any.Type
    let container: Any.Type
    /// The place among the properties of the container.
    let index: Int
    let mayHoldObject: Bool
  }

  private static let plans = TypeTable<PartsPlan>()

  /// The plan of a type, made at the first call.
  static func plan(for type: TypeMetadata) -> PartsPlan {
    plans.record(of: type) { PartsPlan(type) }.pointee
  }

  private init(_ metadata: TypeMetadata) {
    let type = metadata.type
    if let collection = type as? any StoredElements.Type {
      self = .elements(mayHoldObject: collection.elementTypes.contains(where: Self.mayHoldObject))
      return
    }
    // Strings and numbers have no parts of interest; optionals of them do.
    if metadata.kind != .optional, MemoryComparison.isStandard(type) {
      self = .none
      return
    }
    switch metadata.kind {
    case .struct:
      guard let descriptor = NominalDescriptor(metadata), !descriptor.isImported, let records = descriptor.records
      else { fallthrough }
      self = .fields(Self.fields(records, of: descriptor, metadata, arguments: metadata.genericArguments))
    case .tuple:
      self = .fields((metadata.storedFields ?? []).filter { Self.isReadable($0.type) }.map { Field($0, name: "") })
    case .enum, .optional:
      guard let cases = metadata.enumCases else { fallthrough }
      self = .cases(cases, mayHoldObject: cases.payloads.map { Self.mayHoldObject($0.type) })
    case .class:
      self = .fields(Self.properties(of: metadata))
    default:
      self = .none
    }
  }
}

extension PartsPlan {
  /// The properties of a class and its superclasses, as far as they were compiled from Swift.
  private static func properties(of type: TypeMetadata) -> [Field] {
    var properties: [Field] = []
    var next: TypeMetadata? = type
    while let current = next {
      #if _runtime(_ObjC)
        // A class of Objective-C hides its instance variables.
        guard current.word(4) & 2 != 0 else { break }
      #endif
      if let descriptor = current.classDescriptor, let records = current.classRecords,
        let arguments = current.classArguments
      {
        properties.insert(contentsOf: fields(records, of: descriptor, current, arguments: arguments), at: 0)
      }
      next = current.pointer(1).map(TypeMetadata.init(address:))
    }
    return properties
  }

  /// The fields that may be read; a part of an unknown type does not hide the others.
  private static func fields(
    _ records: [FieldRecord], of descriptor: NominalDescriptor, _ container: TypeMetadata, arguments: UnsafeRawPointer
  ) -> [Field] {
    records.enumerated().compactMap { index, record in
      guard record.ownership != .unowned, let type = record.type(in: descriptor, arguments: arguments),
        isReadable(type)
      else { return nil }
      return Field(
        StoredField(type: type, offset: 0, container: container.type, index: index, ownership: record.ownership),
        name: record.name)
    }
  }

  /// Whether values of a type may be put into an `Any` and looked at.
  static func isReadable(_ type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    switch metadata.kind {
    case .metatype, .existentialMetatype, .opaque, .unknown: return false
    default: return metadata.valueWitnesses.isCopyable
    }
  }

  /// Whether an object may be in a value of a type, as far as the type tells.
  static func mayHoldObject(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    guard isReadable(type), TypeMetadata(type).kind != .function, !_openExistential(type, do: isPlain) else {
      return false
    }
    return type is any StoredElements.Type || !MemoryComparison.isStandard(type)
  }
}

extension PartsPlan.Field {
  fileprivate init(_ field: StoredField, name: String) {
    self.init(
      name: name, type: field.type, container: field.container, index: field.index,
      mayHoldObject: PartsPlan.mayHoldObject(field.type))
  }
}
