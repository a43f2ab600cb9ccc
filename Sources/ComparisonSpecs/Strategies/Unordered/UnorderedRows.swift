/// Passes the elements of two collections on in contiguous rows.
@inlinable
@inline(__always)
func withElements<Elements: Collection>(
  of lhs: Elements, _ rhs: Elements,
  _ body: (UnsafeBufferPointer<Elements.Element>, UnsafeBufferPointer<Elements.Element>) -> Bool
) -> Bool {
  let inPlace = lhs.withContiguousStorageIfAvailable { lhs in
    rhs.withContiguousStorageIfAvailable { rhs in body(lhs, rhs) }
  }
  if let answer = inPlace ?? nil { return answer }
  return ContiguousArray(lhs).withUnsafeBufferPointer { lhs in
    ContiguousArray(rhs).withUnsafeBufferPointer { rhs in body(lhs, rhs) }
  }
}

/// Whether two rows hold the same elements equally often.
///
/// Most rows are in the same order, or nearly so: the common start and end are compared as `==` would, and only the
/// rows between are paired.
@inlinable
@inline(__always)
func areEqualUnordered<Element: Equatable>(
  _ lhs: UnsafeBufferPointer<Element>, _ rhs: UnsafeBufferPointer<Element>,
  _ areRestsEqual: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Bool
) -> Bool {
  guard lhs.count == rhs.count else { return false }
  guard let left = lhs.baseAddress, let right = rhs.baseAddress, left != right else { return true }
  guard __isComparedByOperator(Element.self) else {
    return areEqualUnorderedWithCare(lhs, rhs) { areRestsEqual(lhs, rhs) }
  }
  // `start` and `end` are within the rows, and the elements before `start` and from `end` on are equal in pairs.
  var start = 0
  var end = lhs.count
  while start < end, left[start] == right[start] { start += 1 }
  while start < end, left[end - 1] == right[end - 1] { end -= 1 }
  guard start < end else { return true }
  return areRestsEqual(
    UnsafeBufferPointer(start: left + start, count: end - start),
    UnsafeBufferPointer(start: right + start, count: end - start))
}

/// The same for elements whose `==` cannot simply be asked.
@usableFromInline
func areEqualUnorderedWithCare<Element: Equatable>(
  _ lhs: UnsafeBufferPointer<Element>, _ rhs: UnsafeBufferPointer<Element>, _ areRowsEqual: () -> Bool
) -> Bool {
  NestedComparison.asWhole {
    guard let byIdentity = SpecialComparisons.comparisonByIdentity(of: Element.self) else { return areRowsEqual() }
    func areEqual<Comparison: SpecialComparison>(_: Comparison.Type) -> Bool {
      let (left, right) = (
        lhs.map { ByIdentity<Element, Comparison>($0) }, rhs.map { ByIdentity<Element, Comparison>($0) }
      )
      return left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in areHashableRestsEqualUnordered(left, right) }
      }
    }
    return areEqual(byIdentity)
  }
}

/// Whether two rows of the same length hold the same elements equally often, by looking for each element's match.
@inlinable
func areRestsEqualUnordered<Element: Equatable>(
  _ lhs: UnsafeBufferPointer<Element>, _ rhs: UnsafeBufferPointer<Element>
) -> Bool {
  // `rest` holds the elements of the right side that are not matched so far.
  var rest = Array(rhs)
  for element in lhs {
    guard let match = rest.firstIndex(of: element) else { return false }
    rest.swapAt(match, rest.count - 1)
    rest.removeLast()
  }
  return true
}

/// Whether two rows of the same length hold the same elements equally often, by counting them.
@inlinable
func areHashableRestsEqualUnordered<Element: Hashable>(
  _ lhs: UnsafeBufferPointer<Element>, _ rhs: UnsafeBufferPointer<Element>
) -> Bool {
  // A few elements are paired sooner than they are hashed.
  if lhs.count <= 8 { return areRestsEqualUnordered(lhs, rhs) }
  var surplus: [Element: Int] = Dictionary(minimumCapacity: lhs.count)
  for element in lhs { surplus[element, default: 0] += 1 }
  for element in rhs {
    // The counts are the same, so if an element occurs more often on the right, another one occurs less often there.
    guard let index = surplus.index(forKey: element), surplus.values[index] > 0 else { return false }
    surplus.values[index] -= 1
  }
  return true
}
