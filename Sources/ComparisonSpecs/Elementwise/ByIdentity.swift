/// A value that is hashed and compared by the identity of the observable objects in it.
package struct ByIdentity<Value, Comparison: SpecialComparison>: Hashable {
  private let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (lhs: Self, rhs: Self) -> Bool { areValuesEqual(lhs.value, rhs.value, by: Comparison.self) }

  package func hash(into hasher: inout Hasher) { withUnsafePointer(to: value) { Comparison.hash($0, into: &hasher) } }
}

/// Compares two values that were taken out of others.
func areValuesEqual<Value, Comparison: SpecialComparison>(
  _ lhs: Value, _ rhs: Value, by _: Comparison.Type
) -> Bool {
  withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in Comparison.areEqual(lhs, rhs) } }
}
