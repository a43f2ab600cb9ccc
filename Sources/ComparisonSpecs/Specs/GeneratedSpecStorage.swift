/// The storage of a spec whose comparisons are functions that switch over a table of fields.
class GeneratedSpecStorage<Root>: ComparisonSpecStorage<Root>, @unchecked Sendable {
  // Sendable: generated functions capture nothing but types.
  private let compare: (Int, UnsafePointer<Root>, UnsafePointer<Root>) -> Bool
  private let value: (Int, UnsafePointer<Root>) -> Any

  init(
    fields: [ComparisonField], compare: @escaping (Int, UnsafePointer<Root>, UnsafePointer<Root>) -> Bool,
    value: @escaping (Int, UnsafePointer<Root>) -> Any
  ) {
    self.compare = compare
    self.value = value
    super.init(fields: fields, problems: ComparisonSpecProblem.problems(in: fields))
  }

  override func areEqual(
    in field: ComparisonField, _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>
  ) -> Bool {
    compare(field.id, lhs, rhs)
  }

  override func value(of field: ComparisonField, in root: UnsafePointer<Root>) -> Any {
    value(field.id, root)
  }

  /// Hashes the field's value if that agrees with its comparison.
  ///
  /// A field may always contribute nothing; it must contribute the same for values that compare as equal. A plain `==`
  /// of a whole field is known to agree with `Hashable`. For other strategies only the declaring type knows the hash,
  /// and children below a collection may be compared in any order.
  override func hash(_ field: ComparisonField, of root: UnsafePointer<Root>, into hasher: inout Hasher) {
    guard field.strategy == .equality, field.role != .child else { return }
    if let value = value(field.id, root) as? any Hashable { __hash(value, into: &hasher) }
  }
}
