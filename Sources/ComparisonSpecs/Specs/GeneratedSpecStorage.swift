/// The storage of a spec whose comparisons are generated: a table of fields and functions that switch over it.
final class GeneratedSpecStorage<Root>: ComparisonSpecStorage<Root>, @unchecked Sendable {
  /// The number of the first entry from a number on that differs, -1 if none does; asked with -1 for any difference,
  /// and with -2 for any outside of children.
  typealias FirstDifference = (UnsafePointer<Root>, UnsafePointer<Root>, Int) -> Int

  // Sendable: generated functions capture nothing but types.
  private let compare: (Int, UnsafePointer<Root>, UnsafePointer<Root>) -> Bool
  private let value: (Int, UnsafePointer<Root>) -> Any
  private let firstDifference: FirstDifference?

  init(
    fields: [ComparisonField],
    compare: @escaping (Int, UnsafePointer<Root>, UnsafePointer<Root>) -> Bool,
    value: @escaping (Int, UnsafePointer<Root>) -> Any,
    firstDifference: FirstDifference? = nil
  ) {
    self.compare = compare
    self.value = value
    self.firstDifference = firstDifference
    super.init(fields: fields, problems: ComparisonSpecProblem.problems(in: fields))
  }

  override func areEqual(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    firstDifference.map { $0(lhs, rhs, -1) < 0 } ?? super.areEqual(lhs, rhs)
  }

  override func areEqualExceptChildren(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    firstDifference.map { $0(lhs, rhs, -2) < 0 } ?? super.areEqualExceptChildren(lhs, rhs)
  }

  override func areEqual(
    in field: ComparisonField, _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>
  ) -> Bool {
    // The first difference from a field on is looked for past the field where it agrees. Comparing its values by their
    // `==`, where that is what generated code does, keeps a walk over all fields linear.
    if firstDifference != nil, field.strategy == .equality, field.role != .child,
      let answer = DynamicEquality.areEqual(value(field.id, lhs), value(field.id, rhs))
    {
      return answer
    }
    return compare(field.id, lhs, rhs)
  }

  /// Goes from difference to difference, where no child nodes lie between the fields: looking for the first difference
  /// from a field on would compare them.
  override func forEachDifference(
    in fields: [ComparisonField], _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>, _ visit: (Int) -> Void
  ) {
    guard let firstDifference, !self.fields.contains(where: { $0.role == .children }) else {
      return super.forEachDifference(in: fields, lhs, rhs, visit)
    }
    var position = 0
    while position < fields.count {
      let found = firstDifference(lhs, rhs, fields[position].id)
      guard found >= 0 else { return }
      while position < fields.count, fields[position].id != found { position += 1 }
      guard position < fields.count else { return }
      visit(position)
      position += 1
    }
  }

  override func value(of field: ComparisonField, in root: UnsafePointer<Root>) -> Any {
    value(field.id, root)
  }

  /// Hashes the field's value where its comparison is one that a hash of the value agrees with.
  ///
  /// A field may always contribute nothing; it must contribute the same for values that compare as equal. A plain
  /// `==` of a whole field is known to agree with `Hashable`. Of the other strategies only the type that declares them
  /// knows the hash, and the children below a collection may be compared in any order.
  override func hash(_ field: ComparisonField, of root: UnsafePointer<Root>, into hasher: inout Hasher) {
    guard field.strategy == .equality, field.role != .child else { return }
    if let value = value(field.id, root) as? any Hashable { value.hash(into: &hasher) }
  }
}
