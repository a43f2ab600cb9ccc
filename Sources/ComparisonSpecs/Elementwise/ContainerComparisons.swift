/// Compares optionals: nil equals nil alone.
enum OptionalComparison<Wrapped, Inner: SpecialComparison>: SpecialComparison {
  static var holdsObservables: Bool { Inner.holdsObservables }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let isNil = isNil(lhs)
    guard isNil == self.isNil(rhs) else { return false }
    // An optional that holds a value keeps it at its own address.
    return isNil || Inner.areEqual(lhs, rhs)
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    let isNil = isNil(value)
    hasher.combine(isNil)
    if !isNil { Inner.hash(value, into: &hasher) }
  }

  private static func isNil(_ optional: UnsafeRawPointer) -> Bool {
    if case nil = optional.holding(Wrapped?.self).pointee { true } else { false }
  }
}

/// Compares collections element by element.
enum OrderedComparison<Elements: Collection, Inner: SpecialComparison>: SpecialComparison {
  static var holdsObservables: Bool { Inner.holdsObservables }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let (lhs, rhs) = (lhs.holding(Elements.self).pointee, rhs.holding(Elements.self).pointee)
    let inPlace = lhs.withContiguousStorageIfAvailable { lhs in
      rhs.withContiguousStorageIfAvailable { rhs in
        guard lhs.count == rhs.count else { return false }
        guard let left = lhs.baseAddress, let right = rhs.baseAddress, left != right else { return true }
        // Both buffers hold `count` elements.
        return lhs.indices.allSatisfy { Inner.areEqual(left + $0, right + $0) }
      }
    }
    if let answer = inPlace ?? nil { return answer }
    return lhs.elementsEqual(rhs) { areValuesEqual($0, $1, by: Inner.self) }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    let elements = value.holding(Elements.self).pointee
    hasher.combine(elements.count)
    for element in elements { withUnsafePointer(to: element) { Inner.hash($0, into: &hasher) } }
  }
}

/// Compares the values of dictionaries key by key.
enum DictionaryComparison<Key: Hashable, Value, Inner: SpecialComparison>: SpecialComparison {
  static var holdsObservables: Bool { Inner.holdsObservables }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let (lhs, rhs) = (lhs.holding([Key: Value].self).pointee, rhs.holding([Key: Value].self).pointee)
    guard lhs.count == rhs.count else { return false }
    return lhs.allSatisfy { key, value in
      rhs.index(forKey: key).map { areValuesEqual(value, rhs[$0].value, by: Inner.self) } ?? false
    }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    hashUnordered(value.holding([Key: Value].self).pointee, into: &hasher) { element, hasher in
      hasher.combine(element.key)
      withUnsafePointer(to: element.value) { Inner.hash($0, into: &hasher) }
    }
  }
}

/// Compares dictionaries whose keys are observable objects, or hold some.
enum IdentityDictionaryComparison<Key: Hashable, Value, Outer: SpecialComparison, Inner: SpecialComparison>:
  SpecialComparison
{
  static var holdsObservables: Bool { true }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let (lhs, rhs) = (lhs.holding([Key: Value].self).pointee, rhs.holding([Key: Value].self).pointee)
    guard lhs.count == rhs.count else { return false }
    return NestedComparison.asWhole {
      var values: [ByIdentity<Key, Outer>: Value] = [:]
      for (key, value) in rhs { values[ByIdentity(key)] = value }
      return lhs.allSatisfy { key, value in
        values.index(forKey: ByIdentity(key)).map { areValuesEqual(value, values[$0].value, by: Inner.self) } ?? false
      }
    }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    hashUnordered(value.holding([Key: Value].self).pointee, into: &hasher) { element, hasher in
      withUnsafePointer(to: element.key) { Outer.hash($0, into: &hasher) }
      withUnsafePointer(to: element.value) { Inner.hash($0, into: &hasher) }
    }
  }
}

/// Compares sets of observable objects, or of values that hold some.
enum IdentitySetComparison<Element: Hashable, Inner: SpecialComparison>: SpecialComparison {
  static var holdsObservables: Bool { true }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let (lhs, rhs) = (lhs.holding(Set<Element>.self).pointee, rhs.holding(Set<Element>.self).pointee)
    guard lhs.count == rhs.count else { return false }
    // Elements that are equal by identity are equal by `==`, so that a set holds each of them once.
    return NestedComparison.asWhole {
      Set(lhs.map { ByIdentity<Element, Inner>($0) }) == Set(rhs.map { ByIdentity<Element, Inner>($0) })
    }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    hashUnordered(value.holding(Set<Element>.self).pointee, into: &hasher) { element, hasher in
      withUnsafePointer(to: element) { Inner.hash($0, into: &hasher) }
    }
  }
}

/// Compares results: two successes, or two failures.
enum ResultComparison<Success, Failure: Error, First: SpecialComparison, Second: SpecialComparison>: SpecialComparison {
  static var holdsObservables: Bool { First.holdsObservables || Second.holdsObservables }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    typealias Whole = Result<Success, Failure>
    return switch (lhs.holding(Whole.self).pointee, rhs.holding(Whole.self).pointee) {
    case (.success(let lhs), .success(let rhs)): areValuesEqual(lhs, rhs, by: First.self)
    case (.failure(let lhs), .failure(let rhs)): areValuesEqual(lhs, rhs, by: Second.self)
    default: false
    }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    switch value.holding(Result<Success, Failure>.self).pointee {
    case .success(let value):
      hasher.combine(true)
      withUnsafePointer(to: value) { First.hash($0, into: &hasher) }
    case .failure(let error):
      hasher.combine(false)
      withUnsafePointer(to: error) { Second.hash($0, into: &hasher) }
    }
  }
}

/// Compares lists of keys and values in order.
enum PairsComparison<Key, Value, First: SpecialComparison, Second: SpecialComparison>: SpecialComparison {
  static var holdsObservables: Bool { First.holdsObservables || Second.holdsObservables }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    typealias Pairs = KeyValuePairs<Key, Value>
    return lhs.holding(Pairs.self).pointee.elementsEqual(rhs.holding(Pairs.self).pointee) { lhs, rhs in
      areValuesEqual(lhs.key, rhs.key, by: First.self) && areValuesEqual(lhs.value, rhs.value, by: Second.self)
    }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    for (key, value) in value.holding(KeyValuePairs<Key, Value>.self).pointee {
      withUnsafePointer(to: key) { First.hash($0, into: &hasher) }
      withUnsafePointer(to: value) { Second.hash($0, into: &hasher) }
    }
  }
}

/// Adds elements that have no order to a hash.
private func hashUnordered<Elements: Collection>(
  _ elements: Elements, into hasher: inout Hasher, _ hash: (Elements.Element, inout Hasher) -> Void
) {
  var sum = 0
  for element in elements {
    var own = hasher
    hash(element, &own)
    sum &+= own.finalize()
  }
  hasher.combine(elements.count)
  hasher.combine(sum)
}
