import ComparisonSpecs

/// A dictionary, or a set, compared by key if the `==` of its values is missing or must not be asked.
protocol ValueDictionary {
  /// The type of the values.
  static var valueType: Any.Type { get }

  /// The values of two dictionaries, each pair under equal keys, or nil if the keys differ.
  static func pairedValues(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> (lhs: ElementBuffer, rhs: ElementBuffer)?
}

/// Values of two collections, gathered so that those to be compared with each other are at the same index.
///
/// Its functions are inlined into the loops that call them: in code that is generic over the values, a call would copy
/// each value once more.
private struct ValuePairs<Value> {
  private var lhs: ContiguousArray<Value> = []
  private var rhs: ContiguousArray<Value> = []

  @inline(__always)
  init(capacity: Int) {
    lhs.reserveCapacity(capacity)
    rhs.reserveCapacity(capacity)
  }

  @inline(__always)
  mutating func append(_ lhs: consuming Value, _ rhs: consuming Value) {
    self.lhs.append(lhs)
    self.rhs.append(rhs)
  }

  var buffers: (lhs: ElementBuffer, rhs: ElementBuffer) { (ElementBuffer(lhs), ElementBuffer(rhs)) }
}

extension Dictionary: ValueDictionary {
  static var valueType: Any.Type { Value.self }

  static func pairedValues(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> (lhs: ElementBuffer, rhs: ElementBuffer)? {
    let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
    let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
    guard lhs.count == rhs.count else { return nil }
    if let byIdentity = SpecialComparisons.comparisonByIdentity(of: Key.self) {
      return pairedValues(lhs, rhs, byIdentity)
    }
    var pairs = ValuePairs<Value>(capacity: lhs.count)
    for (key, value) in lhs {
      guard let other = rhs.index(forKey: key) else { return nil }
      pairs.append(value, rhs.values[other])
    }
    return pairs.buffers
  }
}

extension Dictionary {
  /// Pairs values whose keys are the same observable objects, or hold the same.
  private static func pairedValues<Comparison: SpecialComparison>(
    _ lhs: Self, _ rhs: Self, _: Comparison.Type
  ) -> (lhs: ElementBuffer, rhs: ElementBuffer)? {
    var others: [ByIdentity<Key, Comparison>: Value] = [:]
    for (key, value) in rhs { others[ByIdentity(key)] = value }
    var pairs = ValuePairs<Value>(capacity: lhs.count)
    for (key, value) in lhs {
      guard let other = others.index(forKey: ByIdentity(key)) else { return nil }
      pairs.append(value, others.values[other])
    }
    return pairs.buffers
  }
}

/// If its `==` does not decide, a set is compared by the elements that are equal in both, or by the identity of the
/// observable objects in it; see `ObservableTypes`.
extension Set: ValueDictionary {
  static var valueType: Any.Type { Element.self }

  static func pairedValues(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> (lhs: ElementBuffer, rhs: ElementBuffer)? {
    let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
    let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
    guard lhs.count == rhs.count else { return nil }
    if let byIdentity = SpecialComparisons.comparisonByIdentity(of: Self.self) {
      let isEqual = withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in byIdentity.areEqual(lhs, rhs) }
      }
      // If the sets hold the same objects, nothing is left to compare.
      return isEqual ? (ElementBuffer(ContiguousArray<Element>()), ElementBuffer(ContiguousArray<Element>())) : nil
    }
    var pairs = ValuePairs<Element>(capacity: lhs.count)
    for element in lhs {
      guard let other = rhs.firstIndex(of: element) else { return nil }
      pairs.append(element, rhs[other])
    }
    return pairs.buffers
  }
}
