/// Whether two collections hold the same elements equally often.
///
/// - Complexity: O(*n*) if the order is the same; O(*m*²) in the *m* elements between the first and the last pair that
///   differs otherwise.
@inlinable
public func __areEqualUnordered<Elements: Collection>(_ lhs: Elements, _ rhs: Elements) -> Bool
where Elements.Element: Equatable {
  withElements(of: lhs, rhs) { areEqualUnordered($0, $1) { areRestsEqualUnordered($0, $1) } }
}

/// Whether two collections hold the same elements equally often.
///
/// - Complexity: O(*n*) on average, where *n* is the number of elements; as fast as `==` if the order is the same.
@inlinable
public func __areEqualUnordered<Elements: Collection>(_ lhs: Elements, _ rhs: Elements) -> Bool
where Elements.Element: Hashable {
  withElements(of: lhs, rhs) { areEqualUnordered($0, $1) { areHashableRestsEqualUnordered($0, $1) } }
}

/// Whether two sets are equal; they have no order anyway.
@inlinable
public func __areEqualUnordered<Element>(_ lhs: Set<Element>, _ rhs: Set<Element>) -> Bool {
  __areEqual(lhs, rhs)
}

/// Whether two dictionaries are equal; they have no order anyway.
@inlinable
public func __areEqualUnordered<Key, Value: Equatable>(_ lhs: [Key: Value], _ rhs: [Key: Value]) -> Bool {
  __areEqual(lhs, rhs)
}

/// Whether both are nil, or both hold the same elements equally often.
@inlinable
public func __areEqualUnordered<Elements: Collection>(_ lhs: Elements?, _ rhs: Elements?) -> Bool
where Elements.Element: Equatable {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): __areEqualUnordered(lhs, rhs)
  case (nil, nil): true
  default: false
  }
}

/// Whether both are nil, or both hold the same elements equally often.
@inlinable
public func __areEqualUnordered<Elements: Collection>(_ lhs: Elements?, _ rhs: Elements?) -> Bool
where Elements.Element: Hashable {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): __areEqualUnordered(lhs, rhs)
  case (nil, nil): true
  default: false
  }
}

/// Whether both are nil, or both are equal dictionaries.
@inlinable
public func __areEqualUnordered<Key, Value: Equatable>(_ lhs: [Key: Value]?, _ rhs: [Key: Value]?) -> Bool {
  __areEqual(lhs, rhs)
}

/// Whether both are nil, or both are equal sets.
@inlinable
public func __areEqualUnordered<Element>(_ lhs: Set<Element>?, _ rhs: Set<Element>?) -> Bool {
  __areEqual(lhs, rhs)
}

/// Other values have no elements to compare without order.
@inlinable
@_disfavoredOverload
public func __areEqualUnordered<Value: ~Copyable>(
  _ lhs: borrowing Value, _ rhs: borrowing Value
) -> __Misfit<__HasNoElements> {
  __Misfit()
}
