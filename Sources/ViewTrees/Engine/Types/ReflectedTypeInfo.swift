import ReflectiveComparison

/// The description of a view type without a comparison spec.
final class ReflectedTypeInfo<V: View>: __ViewTypeInfo {
  private lazy var fields = FieldLayout.fields(of: V.self)

  /// Whether values are compared by a `==`, which may omit any field.
  private let isComparedByOperator: Bool

  /// - Parameter flags: The flags that the fields do not tell.
  init(flags: NodeFlags) {
    let nodeBoundProperties = !flags.contains(.structural) ? NodeBoundProperties.places(in: V.self) : []
    isComparedByOperator = flags.contains(.omitsFields)
    var flags = flags
    if !nodeBoundProperties.isEmpty { flags.insert(.holdsNodeBound) }
    if !flags.contains(.structural), ObservedTypes.mayObserve(V.self) {
      flags.insert(.observes)
      if flags.contains(.host) { flags.insert(.hostViewObserves) }
    }
    if !flags.contains(.structural), !LosslessEquality.coversFields(of: V.self) { flags.insert(.omitsFields) }
    super.init(viewType: V.self, flags: flags, nodeBoundProperties: nodeBoundProperties)
  }

  override func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 {
    var differing: UInt64 = 0
    for (index, field) in fields.enumerated() where !field.areEqual(old, new) {
      differing |= 1 << UInt64(min(index, 63))
    }
    return differing
  }

  override func findOmittedFields() -> [(offset: Int, size: Int)] {
    // A class or an enum has no fields in this sense: the whole value counts.
    if fields.isEmpty { return [(0, MemoryLayout<V>.size)] }
    return fields.filter { field in
      !(field.type is any NodeBoundProperty.Type)
        && (isComparedByOperator || !LosslessEquality.covers(field.type))
    }.map { ($0.offset, $0.size) }
  }

  override func remarks() -> [TypeRemark] {
    guard !flags.contains(.structural) else { return [] }
    // A `==` may omit a plain model; one that it compares has a `==` itself.
    let isEquatable = V.self is any Equatable.Type
    let models = fields.flatMap { field in
      PlainModels.inField(field.type).filter { !isEquatable || $0.isEquatable || $0.isState }
        .map { TypeRemark.plainModel($0.type, property: NodeBoundProperties.name(of: field)) }
    }
    return UnreachableProperties.inView(V.self).map(TypeRemark.hidden) + models
  }

  override func fieldNames(_ differing: UInt64) -> [String] { names(differing, of: fields.map(\.name)) }
}

extension __ViewTypeInfo {
  /// The names in a bit set.
  ///
  /// The last bit is for all names from the 64th on.
  final func names(_ bits: UInt64, of names: [String]) -> [String] {
    names.enumerated().filter { bits & 1 << UInt64(min($0.offset, 63)) != 0 }.map(\.element)
  }
}
