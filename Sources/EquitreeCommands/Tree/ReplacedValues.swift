import JSONDocuments

/// Finds the values that are gone by their places: a new value in the same place is a change of the old one.
///
/// To the tree, a scalar that turns into a container is another value, so it reports one that is removed and one that
/// is added.
struct ReplacedValues {
  private struct Place: Hashable {
    /// The number of the container in the old document; nil for the outermost value's place.
    var container: UInt32?
    var isMember: Bool
    /// The number of the member's name, or the position.
    var number: UInt32
  }

  private var removed: [Place: JSONNode] = [:]
  private var keyed: [JSONNode] = []

  /// - Parameters:
  ///   - removed: The values that are gone, in the order of their document.
  ///   - paths: Paths in that document.
  init(removed: [JSONNode], _ paths: NodePaths) {
    for value in removed {
      let parent = paths.parent(of: value)
      if let parent, parent.kind == .array, paths.isKeyed(parent) {
        keyed.append(value)
      } else {
        self.removed[Self.place(value, in: parent?.index) { paths.position(of: value) }] = value
      }
    }
  }

  /// Takes out the value that was in the place of a new one.
  mutating func take(_ value: JSONNode, in container: UInt32?, position: () -> Int) -> JSONNode? {
    removed.isEmpty ? nil : removed.removeValue(forKey: Self.place(value, in: container, position))
  }

  /// The values that no new one has replaced, in the order of their document.
  var rest: [JSONNode] { (keyed + removed.values).sorted { $0.index < $1.index } }

  private static func place(_ value: JSONNode, in container: UInt32?, _ position: () -> Int) -> Place {
    Place(
      container: container, isMember: value.nameNumber != nil,
      number: value.nameNumber ?? UInt32(truncatingIfNeeded: position()))
  }
}
