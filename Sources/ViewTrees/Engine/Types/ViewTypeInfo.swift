import ComparisonSpecs
import ReflectiveComparison

/// The description of a view type: a tree makes it when it meets the type for the first time.
public class __ViewTypeInfo {
  /// The view type as its author knows it; of a row, the type of the view in it.
  final let viewType: any View.Type

  /// The flags of every node of the type.
  @usableFromInline final let flags: NodeFlags

  /// The offsets and sizes of the fields that hold child nodes.
  final let children: [(offset: Int, size: Int, isArray: Bool)]

  /// The properties that belong to the node rather than to the value.
  final let nodeBoundProperties: [NodeBoundPropertyLocation]

  /// Those of them whose objects a body always counts as reading.
  final let observedObjects: [(place: NodeBoundPropertyLocation, type: any ObjectObservingProperty.Type)]

  init(
    viewType: any View.Type, flags: NodeFlags, children: [(offset: Int, size: Int, isArray: Bool)] = [],
    nodeBoundProperties: [NodeBoundPropertyLocation] = []
  ) {
    self.viewType = viewType
    self.flags = flags
    self.children = children
    self.nodeBoundProperties = nodeBoundProperties
    observedObjects = nodeBoundProperties.compactMap { place in
      (place.type as? any ObjectObservingProperty.Type).map { (place, $0) }
    }
  }

  /// The fields in which two values differ, as a bit set.
  ///
  /// The last bit is all fields from the 64th on.
  func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 { 0 }

  /// The names of the fields in a bit set.
  func fieldNames(_ fields: UInt64) -> [String] { [] }

  /// The offsets and sizes of the fields in which two equal values may differ.
  final private(set) lazy var omittedFields = findOmittedFields()

  /// Finds the fields in which two equal values may differ, without child nodes and node-bound properties.
  func findOmittedFields() -> [(offset: Int, size: Int)] { [] }

  /// Whether two equal values have the same bits in all omitted fields, so that the new one has no newer closure.
  final func hasNothingNewer(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    omittedFields.allSatisfy { field in
      (field.offset..<field.offset + field.size).allSatisfy { byte in
        old.load(fromByteOffset: byte, as: UInt8.self) == new.load(fromByteOffset: byte, as: UInt8.self)
      }
    }
  }

  /// What to report about the type, whatever its values are.
  func remarks() -> [TypeRemark] { [] }

  /// The name of the type, cached: the runtime takes longer to find it than the tree takes for a decision.
  final lazy var typeName = String(describing: viewType)

  /// The name of a node for readers: the host name of a host view, the type of any other view.
  ///
  /// - Parameter payload: The payload of the node, nil if it is gone.
  /// - Returns: The name.
  func name(_ payload: UnsafeMutableRawPointer?) -> String {
    // A row of several nodes has no host view; its payload is its key.
    guard flags.contains(.host), let payload else { return typeName }
    return viewType.__hostView(in: payload)?.hostName ?? typeName
  }

  /// Whether the fields with child nodes have the same bits in two values.
  final func haveSameChildren(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for field in children {
      // The same bits are the same children. Children with other bits may still be equal; reconciling them tells.
      for byte in field.offset..<field.offset + field.size
      where old.load(fromByteOffset: byte, as: UInt8.self) != new.load(fromByteOffset: byte, as: UInt8.self) {
        return false
      }
    }
    return true
  }
}
