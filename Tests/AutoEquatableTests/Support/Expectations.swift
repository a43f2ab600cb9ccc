import ComparisonSpecs
import Testing

/// Compares through the witness table of Equatable.
private func genericallyEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

/// Every way to ask whether two values are equal, by name.
func answers<Value: AutoEquatable>(_ lhs: Value, _ rhs: Value) -> [String: Bool] {
  let spec = Value.comparisonSpec
  return withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in
      [
        "==": lhs == rhs,
        "!=": !(lhs != rhs),
        "generic ==": genericallyEqual(lhs, rhs),
        "array ==": [lhs] == [rhs],
        "optional ==": lhs as Value? == rhs,
        "pointers": Value.areEqual(left, right),
        "spec": spec.areEqual(lhs, rhs),
        "spec by pointers": spec.areEqual(left, right),
        "field by field": spec.fields.allSatisfy { !$0.role.isCompared || spec.areEqual(in: $0, left, right) },
        "no first difference": spec.firstDifference(from: lhs, to: rhs) == nil,
        "no differences": Value.differences(from: lhs, to: rhs).isEmpty,
      ]
    }
  }
}

/// Expects that every way of comparing calls two values equal, in both orders, and that their hashes agree.
func expectEqual<Value: AutoEquatable>(
  _ lhs: Value, _ rhs: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  for (lhs, rhs) in [(lhs, rhs), (rhs, lhs), (lhs, lhs), (rhs, rhs)] {
    let wrong = answers(lhs, rhs).filter { !$0.value }.keys.sorted()
    #expect(wrong == [], "these say that \(lhs) and \(rhs) differ", sourceLocation: sourceLocation)
  }
  if let lhs = lhs as? any Hashable { expectSameHash(lhs, rhs, sourceLocation) }
}

/// Expects that every way of comparing calls two values different, and optionally in which fields.
func expectDifferent<Value: AutoEquatable>(
  _ lhs: Value, _ rhs: Value, in paths: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  for (lhs, rhs) in [(lhs, rhs), (rhs, lhs)] {
    let wrong = answers(lhs, rhs).filter(\.value).keys.sorted()
    #expect(wrong == [], "these say that \(lhs) and \(rhs) are equal", sourceLocation: sourceLocation)
    if let paths {
      #expect(Value.differences(from: lhs, to: rhs).map(\.path) == paths, sourceLocation: sourceLocation)
      #expect(Value.firstDifference(from: lhs, to: rhs)?.path == paths.first, sourceLocation: sourceLocation)
    }
  }
  if let lhs = lhs as? any Hashable { expectTwoElements(lhs, rhs, sourceLocation) }
}

private func expectSameHash<Value: Hashable>(_ lhs: Value, _ rhs: Any, _ sourceLocation: SourceLocation) {
  guard let rhs = rhs as? Value else { return }
  #expect(lhs.hashValue == rhs.hashValue, sourceLocation: sourceLocation)
  #expect(Set([lhs, rhs]).count == 1, sourceLocation: sourceLocation)
  #expect(AnyHashable(lhs) == AnyHashable(rhs), sourceLocation: sourceLocation)
}

private func expectTwoElements<Value: Hashable>(_ lhs: Value, _ rhs: Any, _ sourceLocation: SourceLocation) {
  guard let rhs = rhs as? Value else { return }
  #expect(Set([lhs, rhs]).count == 2, sourceLocation: sourceLocation)
}

extension AutoEquatable {
  /// The compared fields, in order.
  static var comparedPaths: [String] { comparisonSpec.fields.filter(\.role.isCompared).map(\.path) }
}
