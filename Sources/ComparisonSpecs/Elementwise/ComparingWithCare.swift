/// Whether values of a type can simply be compared by their `==`.
///
/// They cannot if they contain observable objects or values with a spec; see ``SpecialComparison``. Nor can they during
/// a nested comparison if the `==` may lead to specs; see ``NestedComparison``.
///
/// Types without other values in them need no call: a call between reading two values and comparing them would retain
/// both. Their `==` is assumed to combine the answers of specs by "and" only.
@inlinable
@inline(always)
func __isComparedByOperator<Value: Equatable>(_: Value.Type) -> Bool {
  // The optimizer knows these types, which most fields have.
  if _isPOD(Value.self) || Value.self == String.self || Value.self == String?.self { return true }
  if TypeRecord(Value.self).isValueWithoutParameters { return true }
  return __isComparedByOperatorNow(Value.self)
}

/// Whether a type is a class.
@inlinable
@inline(always)
func __isClass<Value>(_: Value.Type) -> Bool {
  let isClass = TypeRecord(Value.self).isClass
  assert(isClass == (Value.self is AnyObject.Type), "The record of \(Value.self) is of an unknown form")
  return isClass
}

/// It releases nothing that its caller holds, so the caller need not retain what it has read before it asks.
@usableFromInline
@_effects(releasenone)
func __isComparedByOperatorNow(_ type: Any.Type) -> Bool {
  SpecialComparisons.comparison(of: type) == nil && !NestedComparison.isGoingOn
}

/// Compares two values of a type that cannot simply be compared by their `==`.
///
/// The optimizer makes a function of it for each type, which has the values put into memory only where it is called.
@inlinable
@inline(never)
func __areEqualWithCare<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let special = SpecialComparisons.comparison(of: Value.self) {
    return withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in special.areEqual(lhs, rhs) } }
  }
  return NestedComparison.asWhole { lhs == rhs }
}

/// Compares two rows of the same length, of values that cannot simply be compared by their `==`.
@usableFromInline
func __areElementsEqualWithCare<Element: Equatable>(
  _ lhs: UnsafeBufferPointer<Element>, _ rhs: UnsafeBufferPointer<Element>
) -> Bool {
  guard let left = lhs.baseAddress, let right = rhs.baseAddress, lhs.count == rhs.count else {
    return lhs.count == rhs.count
  }
  // Both rows hold `count` elements.
  if let special = SpecialComparisons.comparison(of: Element.self) {
    return lhs.indices.allSatisfy { special.areEqual(left + $0, right + $0) }
  }
  return NestedComparison.asWhole { lhs.indices.allSatisfy { left[$0] == right[$0] } }
}

/// Compares by a function that the user wrote, within which all comparisons are finished before their answers are used.
@inlinable
@inline(always)
public func __asWhole(_ compare: () -> Bool) -> Bool {
  NestedComparison.isGoingOn ? NestedComparison.asWhole(compare) : compare()
}

/// Compares two values that are stored in others by their spec; values that they refer to count as nested.
@inlinable
@inline(always)
func __areStoredEqual<Value: AutoEquatable>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
  __isClass(Value.self) ? __areObjectsEqual(lhs, rhs) : Value.areEqual(lhs, rhs)
}

/// Compares two values that others refer to by their spec.
@inlinable
@inline(always)
func __areNestedEqual<Value: AutoEquatable>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
  if __isClass(Value.self) { return __areObjectsEqual(lhs, rhs) }
  if _isPOD(Value.self) { return Value.areEqual(lhs, rhs) }
  let depth = NestedComparison.enter()
  guard depth >= 0 else { return NestedComparison.putOff(lhs, rhs) }
  return NestedComparison.leave(depth, Value.areEqual(lhs, rhs))
}

/// Compares the objects of two references: observable objects by identity, others by their spec.
@usableFromInline
func __areObjectsEqual<Value: AutoEquatable>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
  SpecialComparisons.comparison(of: Value.self)?.areEqual(lhs, rhs) ?? Value.areEqual(lhs, rhs)
}

/// Compares two arrays of values with a spec: by their buffers, then their counts, then element by element in place.
@inlinable
@inline(always)
func __areArraysEqualBySpec<Element: AutoEquatable>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
  lhs.withUnsafeBufferPointer { left in
    rhs.withUnsafeBufferPointer { right in
      guard left.count == right.count else { return false }
      guard let first = left.baseAddress, let other = right.baseAddress, first != other else { return true }
      if __isClass(Element.self) { return __areElementsEqualWithCare(left, right) }
      let depth = NestedComparison.enter()
      guard depth >= 0 else { return NestedComparison.putOffArrays(lhs, rhs) }
      for index in left.indices {
        // Both buffers hold `count` elements.
        guard Element.areEqual(first + index, other + index) else { return NestedComparison.leave(depth, false) }
      }
      return NestedComparison.leave(depth, true)
    }
  }
}

/// Hashes a value of a type that may hold observable objects, which are hashed by identity.
@usableFromInline
func __hashWithCare<Value: Hashable>(_ value: Value, into hasher: inout Hasher) {
  if let special = SpecialComparisons.comparisonByIdentity(of: Value.self) {
    withUnsafePointer(to: value) { special.hash($0, into: &hasher) }
  } else {
    hasher.combine(value)
  }
}
