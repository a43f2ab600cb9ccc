/// Compares the children of the elements of two collections in any order: each element needs a separate one on the
/// other side that agrees.
///
/// - Complexity: O(*n*) if the order is the same; O(*m*²) in the *m* elements between the first and the last pair that
///   disagrees otherwise.
@inlinable
public func __areChildrenEqualUnordered<Elements: Collection>(
  of root: Elements.Element.Type, _ lhs: Elements, _ rhs: Elements,
  _ areEqual: (Elements.Element, Elements.Element) -> Bool
) -> Bool {
  let (left, right) = (Array(lhs), Array(rhs))
  guard left.count == right.count else { return false }
  // Each answer decides what is compared next, so it has to be final.
  return __asWhole { __areElementsPairedUp(left, right, areEqual) }
}

@inlinable
func __areElementsPairedUp<Element>(
  _ left: [Element], _ right: [Element], _ areEqual: (Element, Element) -> Bool
) -> Bool {
  var start = 0
  while start < left.count, areEqual(left[start], right[start]) { start += 1 }
  var end = left.count
  while end > start, areEqual(left[end - 1], right[end - 1]) { end -= 1 }
  // Agreeing is an equivalence, so it does not matter which of several agreeing elements is taken.
  var rest = Array(right[start..<end])
  for element in left[start..<end] {
    guard let match = rest.firstIndex(where: { areEqual(element, $0) }) else { return false }
    rest.swapAt(match, rest.count - 1)
    rest.removeLast()
  }
  return true
}

/// Compares the children of the elements of two optional collections in any order.
@inlinable
public func __areChildrenEqualUnordered<Elements: Collection>(
  of root: Elements.Element.Type, _ lhs: Elements?, _ rhs: Elements?,
  _ areEqual: (Elements.Element, Elements.Element) -> Bool
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areChildrenEqualUnordered(of: root, $0, $1, areEqual) }
}

/// The field does not hold a collection of the key path's root type.
@_disfavoredOverload
@inlinable
public func __areChildrenEqualUnordered<Root, Field: ~Copyable>(
  of root: Root.Type, _ lhs: borrowing Field, _ rhs: borrowing Field, _ areEqual: (Root, Root) -> Bool
) -> __Misfit<__HoldsNoRoot> {
  __Misfit()
}
