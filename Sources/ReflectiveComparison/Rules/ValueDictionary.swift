/// A dictionary, or a set, compared by key where the `==` of its values is missing or not to be asked.
protocol ValueDictionary {
  /// The type of the values.
  static var valueType: Any.Type { get }

  /// Whether there are keys besides the values.
  static var hasKeys: Bool { get }

  /// The values of two dictionaries, each pair under equal keys, or nil where the keys differ.
  static func pairedValues(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> (
    lhs: ElementBuffer, rhs: ElementBuffer
  )?
}

extension Dictionary: ValueDictionary {
  static var valueType: Any.Type { Value.self }
  static var hasKeys: Bool { true }

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

/// A set is compared by the elements that are equal in both, where its `==` says too little: see `ObservableTypes`.
extension Set: ValueDictionary {
  static var valueType: Any.Type { Element.self }
  static var hasKeys: Bool { false }

  static func pairedValues(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> (lhs: ElementBuffer, rhs: ElementBuffer)? {
    let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
    let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
    guard lhs.count == rhs.count else { return nil }
    var lhsElements: ContiguousArray<Element> = []
    var rhsElements: ContiguousArray<Element> = []
    for element in lhs {
      guard let other = rhs.firstIndex(of: element) else { return nil }
      lhsElements.append(element)
      rhsElements.append(rhs[other])
    }
    return (ElementBuffer(lhsElements), ElementBuffer(rhsElements))
  }
}
