/// Whether two collections hold the same elements equally often.
///
/// - Complexity: O(n · m), where n and m are the numbers of elements.
@inlinable
public func __areEqualUnordered<Elements: Collection>(_ lhs: Elements, _ rhs: Elements) -> Bool
where Elements.Element: Equatable {
  guard lhs.count == rhs.count else { return false }
  // `rest` holds what of the right side no element of the left side so far was matched with.
  var rest = Array(rhs)
  for element in lhs {
    guard let match = rest.firstIndex(of: element) else { return false }
    rest.swapAt(match, rest.count - 1)
    rest.removeLast()
  }
  return true
}

/// Whether two collections hold the same elements equally often.
///
/// - Complexity: O(n) on average, where n is the number of elements.
@inlinable
public func __areEqualUnordered<Elements: Collection>(_ lhs: Elements, _ rhs: Elements) -> Bool
where Elements.Element: Hashable {
  guard lhs.count == rhs.count else { return false }
  var surplus: [Elements.Element: Int] = [:]
  for element in lhs { surplus[element, default: 0] += 1 }
  for element in rhs {
    // The counts agree, so that an element more often on the right is one less often, or missing, on the left.
    guard let count = surplus[element], count > 0 else { return false }
    surplus[element] = count - 1
  }
  return true
}

/// Whether two dictionaries are equal; they have no order anyway.
@inlinable
public func __areEqualUnordered<Key, Value: Equatable>(_ lhs: [Key: Value], _ rhs: [Key: Value]) -> Bool {
  lhs == rhs
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
  lhs == rhs
}

/// Other values have no elements to compare without order.
@inlinable
@_disfavoredOverload
public func __areEqualUnordered<Value: ~Copyable>(
  _ lhs: borrowing Value, _ rhs: borrowing Value
) -> __Misfit<__HasNoElements> {
  __Misfit()
}
