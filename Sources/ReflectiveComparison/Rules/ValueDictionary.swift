/// A dictionary, compared by key where its values are not Equatable.
protocol ValueDictionary {
  /// The type of the values.
  static var valueType: Any.Type { get }

  /// The values of two dictionaries, each pair under equal keys, or nil where the keys differ.
  static func pairedValues(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> (
    lhs: ElementBuffer, rhs: ElementBuffer
  )?
}

extension Dictionary: ValueDictionary {
  static var valueType: Any.Type { Value.self }

  static func pairedValues(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> (lhs: ElementBuffer, rhs: ElementBuffer)? {
    let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
    let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
    guard lhs.count == rhs.count else { return nil }
    var lhsValues: ContiguousArray<Value> = []
    var rhsValues: ContiguousArray<Value> = []
    lhsValues.reserveCapacity(lhs.count)
    rhsValues.reserveCapacity(lhs.count)
    for (key, value) in lhs {
      guard let other = rhs.index(forKey: key) else { return nil }
      lhsValues.append(value)
      rhsValues.append(rhs.values[other])
    }
    return (ElementBuffer(lhsValues), ElementBuffer(rhsValues))
  }
}
