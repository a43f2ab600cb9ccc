/// A collection without an order: two equal ones may yield their elements in different orders.
protocol UnorderedElements: Collection {
  /// Whether the elements of two collections can be paired so that each pair agrees.
  static func areElementsEqual(_ lhs: Self, _ rhs: Self, by areEqual: (Element, Element) -> Bool) -> Bool
}

extension Set: UnorderedElements {
  /// Pairs each element with any that agrees.
  static func areElementsEqual(_ lhs: Self, _ rhs: Self, by areEqual: (Element, Element) -> Bool) -> Bool {
    __areChildrenEqualUnordered(of: Element.self, lhs, rhs, areEqual)
  }
}

extension Dictionary: UnorderedElements {
  /// Pairs the elements that have the same key.
  static func areElementsEqual(_ lhs: Self, _ rhs: Self, by areEqual: (Element, Element) -> Bool) -> Bool {
    guard lhs.count == rhs.count else { return false }
    return lhs.allSatisfy { element in
      rhs.index(forKey: element.key).map { areEqual(element, rhs[$0]) } ?? false
    }
  }
}

extension FieldComparison {
  /// The comparison of collections without an order, whose elements are compared by this one; `agreement` pairs them.
  func ofUnordered<Elements: UnorderedElements, Whole>(
    _: Elements.Type, as _: Whole.Type, pairedBy agreement: Self
  ) -> FieldComparison<Whole> {
    // `Elements` and `Whole` are the same type; only a cast of metatypes tells that it has no order.
    let (areEqual, hash) = (agreement.areEqual, hash)
    return FieldComparison<Whole>(
      strategy,
      areEqual: { lhs, rhs in
        Elements.areElementsEqual(lhs.holding(Elements.self).pointee, rhs.holding(Elements.self).pointee) { lhs, rhs in
          withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }
        }
      },
      hash: hash.map { hash in
        { elements, hasher in
          let elements = elements.holding(Elements.self).pointee
          var sum = 0
          for element in elements {
            var own = hasher
            withUnsafePointer(to: element) { hash($0, &own) }
            sum &+= own.finalize()
          }
          hasher.combine(elements.count)
          hasher.combine(sum)
        }
      })
  }

  /// The comparison that calls two values equal if all of the given comparisons do.
  static func all(_ comparisons: [Self]) -> Self {
    Self(
      .custom, areEqual: { lhs, rhs in comparisons.allSatisfy { $0.areEqual(lhs, rhs) } }, hash: nil)
  }
}
