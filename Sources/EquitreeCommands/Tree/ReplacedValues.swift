import JSONDocuments

/// Values that are gone, to be found by their places: a new value in the place of one that is gone has changed it.
///
/// A tree takes a value that turns from a scalar into a container for another one, so that it tells of two.
struct ReplacedValues {
  private struct Place: Hashable {
    /// The number of the container in the old document; nil for the outermost value.
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

  /// Takes the value that was in the place of a new one.
  mutating func take(_ value: JSONNode, in container: UInt32?, position: () -> Int) -> JSONNode? {
    removed.isEmpty ? nil : removed.removeValue(forKey: Self.place(value, in: container, position))
  }

  /// The values that have nothing in their place, in the order of their document.
  var rest: [JSONNode] { (keyed + removed.values).sorted { $0.index < $1.index } }

  private static func place(_ value: JSONNode, in container: UInt32?, _ position: () -> Int) -> Place {
    Place(
      container: container, isMember: value.nameNumber != nil,
      number: value.nameNumber ?? UInt32(truncatingIfNeeded: position()))
  }
}
