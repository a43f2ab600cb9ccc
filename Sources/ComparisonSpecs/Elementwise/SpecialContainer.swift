/// A type of the standard library that holds other values, and is equal if these are.
protocol SpecialContainer {
  /// How values are compared, if some of the values inside are compared specially; nil if none are, or if some cannot
  /// be compared at all.
  static var specialComparison: (any SpecialComparison.Type)? { get }
}

extension SpecialComparisons {
  /// The comparison of any type that has one, special or by `==`.
  static func anyComparison(of type: Any.Type) -> (any SpecialComparison.Type)? {
    func byOperator<Value: Equatable>(_: Value.Type) -> any SpecialComparison.Type { OperatorComparison<Value>.self }
    return comparison(of: type) ?? (type as? any Equatable.Type).map { byOperator($0) }
  }
}

extension Optional: SpecialContainer {
  static var specialComparison: (any SpecialComparison.Type)? {
    func make<Inner: SpecialComparison>(_: Inner.Type) -> any SpecialComparison.Type {
      OptionalComparison<Wrapped, Inner>.self
    }
    return SpecialComparisons.comparison(of: Wrapped.self).map { make($0) }
  }
}

/// A collection whose elements are compared in order.
protocol OrderedContainer: SpecialContainer, Collection {}

extension OrderedContainer {
  static var specialComparison: (any SpecialComparison.Type)? {
    func make<Inner: SpecialComparison>(_: Inner.Type) -> any SpecialComparison.Type {
      OrderedComparison<Self, Inner>.self
    }
    return SpecialComparisons.comparison(of: Element.self).map { make($0) }
  }
}

extension Array: OrderedContainer {}
extension ArraySlice: OrderedContainer {}
extension ContiguousArray: OrderedContainer {}
extension CollectionOfOne: OrderedContainer {}

extension Dictionary: SpecialContainer {
  static var specialComparison: (any SpecialComparison.Type)? {
    let special = SpecialComparisons.comparison(of: Value.self)
    let keys = SpecialComparisons.comparisonByIdentity(of: Key.self)
    guard special != nil || keys != nil, let values = SpecialComparisons.anyComparison(of: Value.self) else {
      return nil
    }
    func make<Inner: SpecialComparison>(_: Inner.Type) -> any SpecialComparison.Type {
      guard let keys else { return DictionaryComparison<Key, Value, Inner>.self }
      func makeByIdentity<Outer: SpecialComparison>(_: Outer.Type) -> any SpecialComparison.Type {
        IdentityDictionaryComparison<Key, Value, Outer, Inner>.self
      }
      return makeByIdentity(keys)
    }
    return make(values)
  }
}

extension Set: SpecialContainer {
  static var specialComparison: (any SpecialComparison.Type)? {
    func make<Inner: SpecialComparison>(_: Inner.Type) -> any SpecialComparison.Type {
      IdentitySetComparison<Element, Inner>.self
    }
    // If it reads nothing observable, the `==` of sets agrees with the hash.
    return SpecialComparisons.comparisonByIdentity(of: Element.self).map { make($0) }
  }
}

extension Result: SpecialContainer {
  static var specialComparison: (any SpecialComparison.Type)? {
    let isSpecial =
      SpecialComparisons.comparison(of: Success.self) != nil || SpecialComparisons.comparison(of: Failure.self) != nil
    guard isSpecial, let success = SpecialComparisons.anyComparison(of: Success.self),
      let failure = SpecialComparisons.anyComparison(of: Failure.self)
    else { return nil }
    func make<First: SpecialComparison, Second: SpecialComparison>(
      _: First.Type, _: Second.Type
    ) -> any SpecialComparison.Type {
      ResultComparison<Success, Failure, First, Second>.self
    }
    return make(success, failure)
  }
}

extension KeyValuePairs: SpecialContainer {
  static var specialComparison: (any SpecialComparison.Type)? {
    let isSpecial =
      SpecialComparisons.comparison(of: Key.self) != nil || SpecialComparisons.comparison(of: Value.self) != nil
    guard isSpecial, let keys = SpecialComparisons.anyComparison(of: Key.self),
      let values = SpecialComparisons.anyComparison(of: Value.self)
    else { return nil }
    func make<First: SpecialComparison, Second: SpecialComparison>(
      _: First.Type, _: Second.Type
    ) -> any SpecialComparison.Type {
      PairsComparison<Key, Value, First, Second>.self
    }
    return make(keys, values)
  }
}
