import ReflectiveComparison

/// Where the handlers lie in the values of a type.
struct HandlersInValue: @unchecked Sendable {
  // Unchecked: a place is types, numbers and functions of these types, and never changes.

  /// Those that can be reached in a value.
  let places: [NodeBoundPropertyLocation]

  /// Whether there may be others, in arrays, dictionaries and enums.
  let areHidden: Bool

  private static let known = LockedValue<[ObjectIdentifier: HandlersInValue]>([:])

  /// What is known of a type, worked out once.
  static func of(_ type: Any.Type) -> HandlersInValue {
    if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
    let made = HandlersInValue(
      places: NodeBoundProperties.places(inValue: type).filter { !$0.type.belongsToNode },
      areHidden: UnreachableProperties.inValue(type).contains { !$0.type.belongsToNode })
    known.withLock { $0[ObjectIdentifier(type)] = made }
    return made
  }

  /// Lets the handlers in a value be those of an older value of the type, which call the newer closures from then on.
  func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) {
    for place in places where place.isPresent(in: old) && place.isPresent(in: new) {
      _ = place.type.transfer(old + place.offset, in: new + place.offset)
    }
  }

  /// Lets the handlers in a value know the node whose views have it.
  func bind(_ value: UnsafeMutableRawPointer, with node: __NodeReference, _ tree: __TreeHandle) {
    for place in places where place.isPresent(in: value) {
      place.type.bind(value + place.offset, place.source, of: node, tree)
    }
  }
}
