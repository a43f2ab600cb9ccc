// Comparing through key paths below a field. `root` is the type that the key paths start from; the field holds one, an
// optional one or a collection of them, and the overload is picked by the field's type.

/// Compares the children of two values.
@inlinable
@inline(always)
public func __areChildrenEqual<Root>(
  of root: Root.Type, _ lhs: Root, _ rhs: Root, _ areEqual: (Root, Root) -> Bool
) -> Bool {
  areEqual(lhs, rhs)
}

/// Compares the children of two optionals: nil equals only nil, even if the child is an optional.
@inlinable
@inline(always)
public func __areChildrenEqual<Root>(
  of root: Root.Type, _ lhs: Root?, _ rhs: Root?, _ areEqual: (Root, Root) -> Bool
) -> Bool {
  __areOptionalsEqual(lhs, rhs, areEqual)
}

/// Compares the children of two optionals of optionals.
@inlinable
@inline(always)
public func __areChildrenEqual<Root>(
  of root: Root.Type, _ lhs: Root??, _ rhs: Root??, _ areEqual: (Root, Root) -> Bool
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areOptionalsEqual($0, $1, areEqual) }
}

/// Compares the children of the elements of two collections, in order.
///
/// - Complexity: O(*n*) where *n* is the length of the shorter collection.
@inlinable
@inline(always)
public func __areChildrenEqual<Elements: Sequence>(
  of root: Elements.Element.Type, _ lhs: Elements, _ rhs: Elements,
  _ areEqual: (Elements.Element, Elements.Element) -> Bool
) -> Bool {
  lhs.elementsEqual(rhs, by: areEqual)
}

/// Compares the children of the elements of two optional collections, in order.
@inlinable
@inline(always)
public func __areChildrenEqual<Elements: Sequence>(
  of root: Elements.Element.Type, _ lhs: Elements?, _ rhs: Elements?,
  _ areEqual: (Elements.Element, Elements.Element) -> Bool
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { $0.elementsEqual($1, by: areEqual) }
}

/// Compares the children of the elements of two arrays, in place.
@inlinable
@inline(always)
public func __areChildrenEqual<Element>(
  of root: Element.Type, _ lhs: [Element], _ rhs: [Element], _ areEqual: (Element, Element) -> Bool
) -> Bool {
  lhs.withUnsafeBufferPointer { lhs in
    rhs.withUnsafeBufferPointer { rhs in
      guard lhs.count == rhs.count else { return false }
      for index in lhs.indices {
        guard areEqual(lhs[index], rhs[index]) else { return false }
      }
      return true
    }
  }
}

/// Compares the children of the values of two dictionaries, key by key.
///
/// - Complexity: O(*n*) where *n* is the number of keys, given well spread hashes.
@inlinable
public func __areChildrenEqual<Key, Value>(
  of root: Value.Type, _ lhs: [Key: Value], _ rhs: [Key: Value], _ areEqual: (Value, Value) -> Bool
) -> Bool {
  guard lhs.count == rhs.count else { return false }
  for (key, left) in lhs {
    guard let right = rhs[key], areEqual(left, right) else { return false }
  }
  return true
}

/// Compares the children of the values of two optional dictionaries, key by key.
@inlinable
public func __areChildrenEqual<Key, Value>(
  of root: Value.Type, _ lhs: [Key: Value]?, _ rhs: [Key: Value]?, _ areEqual: (Value, Value) -> Bool
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areChildrenEqual(of: root, $0, $1, areEqual) }
}

/// Whether the elements of two sets can be paired so that the children of each pair are equal.
@inlinable
public func __areChildrenEqual<Element>(
  of root: Element.Type, _ lhs: Set<Element>, _ rhs: Set<Element>, _ areEqual: (Element, Element) -> Bool
) -> Bool {
  __areChildrenEqualUnordered(of: root, lhs, rhs, areEqual)
}

/// Whether the elements of two optional sets can be paired so that the children of each pair are equal.
@inlinable
public func __areChildrenEqual<Element>(
  of root: Element.Type, _ lhs: Set<Element>?, _ rhs: Set<Element>?, _ areEqual: (Element, Element) -> Bool
) -> Bool {
  __areChildrenEqualUnordered(of: root, lhs, rhs, areEqual)
}

/// The field does not hold the key path's root type.
@_disfavoredOverload
@inlinable
public func __areChildrenEqual<Root, Field: ~Copyable>(
  of root: Root.Type, _ lhs: borrowing Field, _ rhs: borrowing Field, _ areEqual: (Root, Root) -> Bool
) -> __Misfit<__HoldsNoRoot> {
  __Misfit()
}

/// Compares two optionals: nil equals only nil, values by a closure.
@inlinable
@inline(always)
public func __areOptionalsEqual<Value>(_ lhs: Value?, _ rhs: Value?, _ areEqual: (Value, Value) -> Bool) -> Bool {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): areEqual(lhs, rhs)
  case (nil, nil): true
  default: false
  }
}
