/// The location of a stored property of a struct, for modules that need more than whether two values are equal.
package struct FieldLayout: @unchecked Sendable {
  // Unchecked: a metatype is only an address here.

  package let name: String
  package let type: Any.Type
  package let offset: Int

  /// The size of a value of the type.
  package var size: Int { TypeMetadata(type).valueWitnesses.size }

  /// Whether two values that have the field agree in it, by the rules of ``LayoutComparer``.
  package func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    LayoutWalk.areEqual(LayoutPlan.plan(for: TypeMetadata(type)), lhs + offset, rhs + offset)
  }

  /// The stored properties of a struct or the elements of a tuple in order; empty for other types, and if not all of
  /// them are known.
  package static func fields(of type: Any.Type) -> [FieldLayout] {
    let metadata = TypeMetadata(type)
    guard let fields = metadata.storedFields else { return [] }
    let records = metadata.kind == .struct ? NominalDescriptor(metadata)?.records ?? [] : []
    return fields.map { field in
      FieldLayout(
        name: field.index < records.count ? records[field.index].name : String(field.index), type: field.type,
        offset: field.offset)
    }
  }

  /// A stored property of a class.
  package struct Property {
    package let name: String
    package let type: Any.Type

    /// Whether it is declared with `var`.
    package let isVariable: Bool
  }

  /// The stored properties of a class and its superclasses; empty for other types, and if not all of them are known.
  package static func properties(ofClass type: Any.Type) -> [Property] {
    let metadata = TypeMetadata(type)
    return (metadata.classFields ?? []).map { field in
      let records = TypeMetadata(field.container).classRecords ?? []
      let record = field.index < records.count ? records[field.index] : nil
      return Property(name: record?.name ?? "", type: field.type, isVariable: record?.isVariable ?? false)
    }
  }

  /// The types of an enum's payloads, case by case; none for other types.
  package static func payloads(of type: Any.Type) -> [Any.Type] {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .enum else { return [] }
    return metadata.enumCases?.payloads.map(\.type) ?? []
  }

  /// Whether values of a type may be objects whose class the type does not tell: `AnyObject`, `Any`, `any P`.
  package static func mayBeAnyObject(_ type: Any.Type) -> Bool {
    switch TypeMetadata(type).existentialForm {
    case .object, .opaque: true
    default: false
    }
  }
}
