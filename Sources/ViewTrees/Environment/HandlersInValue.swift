import ReflectiveComparison

/// Where the handlers lie in the values of a type.
struct HandlersInValue: @unchecked Sendable {
  // Unchecked: a place is types, numbers and functions of these types, and never changes.

  /// Those that can be reached in a value.
  let places: [ConnectedPlace]

  /// Whether there may be others, in arrays, dictionaries and enums.
  let areHidden: Bool

  private static let known = LockedValue<[ObjectIdentifier: HandlersInValue]>([:])

  /// What is known of a type, worked out once.
  static func of(_ type: Any.Type) -> HandlersInValue {
    if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
    let made = HandlersInValue(
      places: ConnectedFields.places(inValue: type).filter { !$0.type.belongsToNode },
      areHidden: HiddenFields.inValue(type).contains { !$0.type.belongsToNode })
    known.withLock { $0[ObjectIdentifier(type)] = made }
    return made
  }

  /// Lets the handlers in a value be those of an older value of the type, which call the newer closures from then on.
  func keep(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) {
    for place in places where place.isPresent(in: old) && place.isPresent(in: new) {
      _ = place.type.keep(old + place.offset, in: new + place.offset)
    }
  }

  /// Lets the handlers in a value know the node whose views have it.
  func connect(_ value: UnsafeMutableRawPointer, with node: __NodeReference, _ tree: __Tree) {
    for place in places where place.isPresent(in: value) {
      place.type.connect(value + place.offset, place.source, of: node, tree)
    }
  }
}
