import ComparisonSpecs
import ReflectiveComparison

/// What a tree knows of a view type, worked out when it meets the type for the first time.
public class __ViewTypeInfo {
  /// The view type as its author knows it: of a row, that of the view in it.
  final let viewType: any View.Type

  /// The flags that every node of the type has.
  @usableFromInline final let flags: NodeFlags

  /// Where the fields with child nodes lie in a value, and how many bytes they take.
  final let children: [(offset: Int, size: Int, isArray: Bool)]

  /// Where the properties lie in a value that are connected with the node.
  final let nodeBoundProperties: [NodeBoundPropertyLocation]

  /// Those of them that hold objects that concern the view as a whole.
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

  /// The fields in which two values differ, as a set of bits; the last bit is for all fields without a bit.
  func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 { 0 }

  /// The names of the fields in such a set.
  func fieldNames(_ fields: UInt64) -> [String] { [] }

  /// Where the fields lie that two values may differ in though they compare as equal, and how many bytes they take.
  final private(set) lazy var omittedFields = findOmittedFields()

  /// The fields that two values may differ in though they compare as equal; children of the node and what is connected
  /// with it are none of them.
  func findOmittedFields() -> [(offset: Int, size: Int)] { [] }

  /// Whether a value that compares as equal to another one has nothing in it that is newer, as far as bits can tell.
  final func hasNothingNewer(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    omittedFields.allSatisfy { field in
      (field.offset..<field.offset + field.size).allSatisfy { byte in
        old.load(fromByteOffset: byte, as: UInt8.self) == new.load(fromByteOffset: byte, as: UInt8.self)
      }
    }
  }

  /// What the author of the type should know, whatever its values are.
  func remarks() -> [TypeRemark] { [] }

  /// The name of the type; finding it takes the runtime longer than a whole decision does.
  final lazy var typeName = String(describing: viewType)

  /// What a reader knows a node of the type by, given its payload where it is alive: the name of a host view, the type
  /// of any other.
  func name(_ payload: UnsafeMutableRawPointer?) -> String {
    // The payload of a row of several nodes is its key, whatever the type says.
    guard flags.contains(.host), let payload else { return typeName }
    return viewType.__hostView(in: payload)?.hostName ?? typeName
  }

  /// Whether the fields with child nodes are the very same in two values.
  final func haveSameChildren(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for field in children {
      // The same bits are the same storage; with other bits the children may still be equal, which is for the tree to say.
      for byte in field.offset..<field.offset + field.size
      where old.load(fromByteOffset: byte, as: UInt8.self) != new.load(fromByteOffset: byte, as: UInt8.self) {
        return false
      }
    }
    return true
  }
}
