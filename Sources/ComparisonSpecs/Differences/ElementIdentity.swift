internal import KeyedDiffing

/// How the elements of two arrays are told apart.
struct ElementIdentity<Element> {
  /// Whether elements have an identity, so that two of them can be the same even if they differ.
  let isDeclared: Bool

  /// Pairs the elements of two arrays; nil if elements have neither an identity nor a hash.
  let pair: ((_ old: [Element], _ new: [Element]) -> KeyedDiff)?

  init() {
    if let byIdentity = SpecialComparisons.comparisonByIdentity(of: Element.self) {
      // Neither the `id` nor the hash of an observable object may be asked.
      isDeclared = false
      pair = Self.pairing(byIdentity)
    } else if let identifiable = Element.self as? any Identifiable.Type, let pair = Self.pairing(identifiable) {
      isDeclared = true
      self.pair = pair
    } else {
      isDeclared = false
      pair = (Element.self as? any Hashable.Type).flatMap { Self.pairing($0) }
    }
  }

  private typealias Pairing = ([Element], [Element]) -> KeyedDiff

  private static func pairing<Comparison: SpecialComparison>(_: Comparison.Type) -> Pairing {
    { old, new in difference(old.map { ByIdentity<Element, Comparison>($0) }, new.map { ByIdentity($0) }) }
  }

  private static func pairing<Value: Identifiable>(_: Value.Type) -> Pairing? {
    guard SpecialComparisons.comparisonByIdentity(of: Value.ID.self) == nil else { return nil }
    // `Value` and `Element` are the same type; only a cast of metatypes tells that it is Identifiable.
    return { old, new in
      difference(old.compactMap { ($0 as? Value)?.id }, new.compactMap { ($0 as? Value)?.id })
    }
  }

  private static func pairing<Value: Hashable>(_: Value.Type) -> Pairing? {
    { old, new in difference(old.compactMap { $0 as? Value }, new.compactMap { $0 as? Value }) }
  }

  private static func difference<Key: Hashable>(_ old: [Key], _ new: [Key]) -> KeyedDiff {
    KeyedDiff(from: old, to: new, id: \.self)
  }
}
