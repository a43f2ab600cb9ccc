/// The storage of a spec that the macro generated: its fields have numbers that grow in the order of comparison, and
/// one function finds the first of them that differs.
final class TableSpecStorage<Root>: GeneratedSpecStorage<Root>, @unchecked Sendable {
  /// The number of the first differing entry from a number on, negative if none differs; see `DifferenceStart`.
  typealias FirstDifference = (UnsafePointer<Root>, UnsafePointer<Root>, Int) -> Int

  // Sendable: generated functions capture nothing but types.
  private let firstDifference: FirstDifference

  /// Whether a hand-written `==` decides: the first difference is asked for, and nothing is compared beside it.
  private let isDecidedByOperator: Bool

  /// Whether some fields hold child nodes.
  private let hasChildren: Bool

  init(
    fields: [ComparisonField], value: @escaping (Int, UnsafePointer<Root>) -> Any,
    firstDifference: @escaping FirstDifference, isDecidedByOperator: Bool = false
  ) {
    self.firstDifference = firstDifference
    self.isDecidedByOperator = isDecidedByOperator
    hasChildren = fields.contains { $0.role == .children }
    super.init(
      fields: fields, compare: { id, lhs, rhs in firstDifference(lhs, rhs, id) != id }, value: value)
  }

  override func areEqual(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    firstDifference(lhs, rhs, DifferenceStart.anyEntry) < 0
  }

  override func areEqualExceptChildren(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    firstDifference(lhs, rhs, DifferenceStart.outsideChildren) < 0
  }

  override func areEqual(
    in field: ComparisonField, _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>
  ) -> Bool {
    // If the field agrees, the search goes on after it. Comparing its values by their `==`, as generated code does,
    // keeps a walk over all fields linear.
    if !isDecidedByOperator, field.strategy == .equality, field.role != .child,
      let answer = DynamicEquality.areEqual(value(of: field, in: lhs), value(of: field, in: rhs))
    {
      return answer
    }
    return super.areEqual(in: field, lhs, rhs)
  }

  /// Goes from difference to difference: all fields take one pass.
  override func nextDifference(
    from position: Int, in fields: [ComparisonField], _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>
  ) -> Int? {
    guard position < fields.count else { return nil }
    let found = firstDifference(lhs, rhs, fields[position].id)
    guard found >= 0 else { return nil }
    // The numbers grow with the positions, and a field that is not among the given ones may be found as well.
    return fields[position...].firstIndex { $0.id == found }
      ?? fields[position...].firstIndex { $0.id > found }.flatMap {
        nextDifference(from: $0, in: fields, lhs, rhs)
      }
  }

  /// Goes from difference to difference if there are no child nodes between the fields, because a search for the next
  /// difference would compare them.
  override func forEachDifference(
    in fields: [ComparisonField], _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>, _ visit: (Int) -> Void
  ) {
    guard !hasChildren else { return super.forEachDifference(in: fields, lhs, rhs, visit) }
    var position = 0
    while let found = nextDifference(from: position, in: fields, lhs, rhs) {
      visit(found)
      position = found + 1
    }
  }
}
