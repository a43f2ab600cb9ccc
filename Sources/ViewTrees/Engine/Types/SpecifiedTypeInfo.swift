import ComparisonSpecs
import ReflectiveComparison

/// The description of a view type with a comparison spec.
final class SpecifiedTypeInfo<V: View & AutoEquatable>: __ViewTypeInfo {
  private let spec: ComparisonSpec<V>

  /// The compared fields, without those that hold child nodes.
  private let compared: [ComparisonField]

  /// - Parameter flags: The flags that the spec does not tell.
  init(flags: NodeFlags) {
    let spec = V.comparisonSpec
    self.spec = spec
    compared = spec.fields.filter { $0.role.isCompared && $0.role != .children }
    let layout = FieldLayout.fields(of: V.self)
    let children = spec.fields.filter { $0.role == .children }.map { field in
      layout.first { $0.name == field.path }.map {
        (offset: $0.offset, size: $0.size, isArray: $0.type is any ArrayOfChildren.Type)
      }
    }
    let nodeBoundProperties = NodeBoundProperties.places(in: V.self)
    var flags = flags
    if !children.isEmpty { flags.insert(.holdsChildren) }
    if !LosslessEquality.covers(V.self, spec) { flags.insert(.omitsFields) }
    if !nodeBoundProperties.isEmpty { flags.insert(.holdsNodeBound) }
    if ObservedTypes.mayObserve(V.self) {
      flags.insert(.observes)
      if flags.contains(.host) { flags.insert(.hostViewObserves) }
    }
    if flags.intersection([.host, .omitsFields, .observes]) == .host {
      flags.insert(.plain)
    }
    super.init(
      viewType: V.self, flags: flags,
      // If one of the fields is not found in the layout, every byte of the value counts as a child.
      children: children.contains { $0 == nil } ? [(0, MemoryLayout<V>.size, false)] : children.compactMap(\.self),
      nodeBoundProperties: nodeBoundProperties)
  }

  override func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 {
    let old = old.assumingMemoryBound(to: V.self)
    let new = new.assumingMemoryBound(to: V.self)
    var differing: UInt64 = 0
    spec.forEachDifference(in: compared, old, new) { differing |= 1 << UInt64(min($0, 63)) }
    return differing
  }

  override func findOmittedFields() -> [(offset: Int, size: Int)] {
    FieldLayout.fields(of: V.self).filter { !LosslessEquality.covers($0, by: spec.fields) }.map {
      ($0.offset, $0.size)
    }
  }

  override func remarks() -> [TypeRemark] {
    let equality = Set(compared.filter { $0.strategy == .equality }.map(\.path))
    let models = FieldLayout.fields(of: V.self).flatMap { field in
      let name = NodeBoundProperties.name(of: field)
      let isCompared = equality.contains(field.name) || equality.contains(name)
      return PlainModels.inField(field.type).filter { isCompared || $0.isState }
        .map { TypeRemark.plainModel($0.type, property: name) }
    }
    return UnreachableProperties.inView(V.self).map(TypeRemark.hidden) + models
  }

  override func fieldNames(_ differing: UInt64) -> [String] { names(differing, of: compared.map(\.path)) }
}

private protocol ArrayOfChildren {}
extension Array: ArrayOfChildren {}
