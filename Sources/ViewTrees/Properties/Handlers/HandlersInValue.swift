import ReflectiveComparison

/// The handlers in values of a type.
struct HandlersInValue: @unchecked Sendable {
  // Unchecked: a location consists of types, numbers and functions, and never changes.

  /// The locations of the handlers that can be reached in a value.
  let places: [NodeBoundPropertyLocation]

  /// Whether there may be others, such as in arrays, dictionaries and enums.
  let areHidden: Bool

  private static let known = LockedValue<[ObjectIdentifier: HandlersInValue]>([:])

  /// The handlers of each type, found once.
  static func of(_ type: Any.Type) -> HandlersInValue {
    if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
    let made = HandlersInValue(
      places: NodeBoundProperties.places(inValue: type).filter { !$0.type.belongsToNode },
      areHidden: UnreachableProperties.inValue(type).contains { !$0.type.belongsToNode })
    known.withLock { $0[ObjectIdentifier(type)] = made }
    return made
  }

  /// Transfers the handlers of an older value to a newer one; they call the newer closures from then on.
  func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) {
    for place in places where place.isPresent(in: old) && place.isPresent(in: new) {
      _ = place.type.transfer(old + place.offset, in: new + place.offset)
    }
  }

  /// Binds the handlers in a value to the node whose view sets it.
  func bind(_ value: UnsafeMutableRawPointer, with node: __NodeReference, _ tree: __TreeHandle) {
    for place in places where place.isPresent(in: value) {
      place.type.bind(value + place.offset, place.source, of: node, tree)
    }
  }
}
