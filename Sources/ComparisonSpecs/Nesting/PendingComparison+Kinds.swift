/// Two values with a spec.
final class PendingValues<Value: AutoEquatable>: PendingComparison {
  private let lhs: Value
  private let rhs: Value

  init(_ lhs: Value, _ rhs: Value) {
    self.lhs = lhs
    self.rhs = rhs
  }

  override func areEqual() -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in Value.areEqual(lhs, rhs) } }
  }
}

/// Two arrays of the same length, of values with a spec.
final class PendingElements<Element: AutoEquatable>: PendingComparison {
  private let lhs: [Element]
  private let rhs: [Element]

  init(_ lhs: [Element], _ rhs: [Element]) {
    self.lhs = lhs
    self.rhs = rhs
  }

  override func areEqual() -> Bool {
    lhs.withUnsafeBufferPointer { lhs in
      rhs.withUnsafeBufferPointer { rhs in
        guard lhs.count == rhs.count else { return false }
        guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
        // Both buffers hold `count` elements.
        return lhs.indices.allSatisfy { Element.areEqual(left + $0, right + $0) }
      }
    }
  }
}

/// Two values that were read through a key path.
final class PendingProjections<Value>: PendingComparison {
  private let lhs: Value
  private let rhs: Value
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ lhs: Value, _ rhs: Value, by compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.lhs = lhs
    self.rhs = rhs
    self.compare = compare
  }

  override func areEqual() -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in compare(lhs, rhs) } }
  }
}
