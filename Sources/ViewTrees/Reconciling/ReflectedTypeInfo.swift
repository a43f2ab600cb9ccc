import ReflectiveComparison

/// What a tree knows of a view type without a comparison spec.
final class ReflectedTypeInfo<V: View>: __ViewTypeInfo {
  private lazy var fields = FieldLayout.fields(of: V.self)

  /// Whether values are compared by a `==`, which may leave out any field.
  private let isComparedByOperator: Bool

  /// - Parameter flags: What is known of the type beyond what its fields tell.
  init(flags: UInt32) {
    let connections = flags & NodeFlags.structural == 0 ? ConnectedFields.places(in: V.self) : []
    isComparedByOperator = flags & NodeFlags.leavesOut != 0
    var flags = flags
    if !connections.isEmpty { flags |= NodeFlags.holdsConnections }
    if flags & NodeFlags.structural == 0, ObservedTypes.mayObserve(V.self) {
      flags |= NodeFlags.observes | (flags & NodeFlags.host == 0 ? 0 : NodeFlags.observesAsHost)
    }
    if flags & NodeFlags.structural == 0, !CompleteComparison.coversFields(of: V.self) { flags |= NodeFlags.leavesOut }
    super.init(viewType: V.self, flags: flags, connections: connections)
  }

  override func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 {
    var differing: UInt64 = 0
    for (index, field) in fields.enumerated() where !field.areEqual(old, new) {
      differing |= 1 << UInt64(min(index, 63))
    }
    return differing
  }

  override func leftOutFields() -> [(offset: Int, size: Int)] {
    // The fields of a class or an enum are not known.
    if fields.isEmpty { return [(0, MemoryLayout<V>.size)] }
    return fields.filter { field in
      !(field.type is any ConnectedField.Type)
        && (isComparedByOperator || !CompleteComparison.covers(field.type))
    }.map { ($0.offset, $0.size) }
  }

  override func remarks() -> [TypeRemark] {
    guard flags & NodeFlags.structural == 0 else { return [] }
    // A `==` may leave out a field; what it compares has a `==` itself.
    let isEquatable = V.self is any Equatable.Type
    let models = fields.flatMap { field in
      PlainModels.inField(field.type).filter { !isEquatable || $0.isEquatable || $0.isState }
        .map { TypeRemark.plainModel($0.type, property: ConnectedFields.name(of: field)) }
    }
    return HiddenFields.inView(V.self).map(TypeRemark.hidden) + models
  }

  override func fieldNames(_ differing: UInt64) -> [String] { names(differing, of: fields.map(\.name)) }
}

extension __ViewTypeInfo {
  /// The names that belong to a set of bits; the last bit is for all names without a bit.
  final func names(_ bits: UInt64, of names: [String]) -> [String] {
    names.enumerated().filter { bits & 1 << UInt64(min($0.offset, 63)) != 0 }.map(\.element)
  }
}
