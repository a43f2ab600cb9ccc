/// Tells whether two values are the same element, for types whose elements have an identity.
class ElementIdentity<Element> {
  /// Whether two values are the same element.
  func areIdentical(_ lhs: Element, _ rhs: Element) -> Bool { false }
}

extension ElementIdentity {
  /// The identity of elements of the type: their `id`, or that of the object; nil if they have none.
  static var shared: ElementIdentity? { KnownIdentities.find(Element.self) as? ElementIdentity }
}

private final class IdentityByID<Element: Identifiable>: ElementIdentity<Element> {
  override func areIdentical(_ lhs: Element, _ rhs: Element) -> Bool { lhs.id == rhs.id }
}

private final class IdentityOfObject<Element>: ElementIdentity<Element> {
  override func areIdentical(_ lhs: Element, _ rhs: Element) -> Bool { lhs as AnyObject === rhs as AnyObject }
}

/// The identity of each type that was asked for; asking the runtime takes longer.
private enum KnownIdentities {
  private struct Known: @unchecked Sendable {
    // Unchecked: the objects have no state.
    let identity: AnyObject?
  }

  private static let known = LockedValue<[ObjectIdentifier: Known]>([:])

  static func find<Element>(_ type: Element.Type) -> AnyObject? {
    if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known.identity }
    let identity = make(type)
    known.withLock { $0[ObjectIdentifier(type)] = Known(identity: identity) }
    return identity
  }

  private static func make<Element>(_ type: Element.Type) -> AnyObject? {
    func byID<Known: Identifiable>(_ type: Known.Type) -> AnyObject { IdentityByID<Known>() }
    if let type = type as? any Identifiable.Type { return byID(type) }
    return type is AnyObject.Type ? IdentityOfObject<Element>() : nil
  }
}
