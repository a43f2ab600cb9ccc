extension ComparisonSpec where Root: AutoEquatable {
  /// The contradictions within the declaration, and those between the spec and the type's own `==` and hash that show
  /// in some values.
  ///
  /// If a type is already Equatable or Hashable and its spec is in another file, the compiler makes the `==` and the
  /// hash, without regard to the spec. Let a test give values that differ in what the spec leaves out:
  ///
  /// ```swift
  /// #expect(Order.comparisonSpec.problems(comparing: [order, orderCachedLater]) == [])
  /// ```
  ///
  /// - Parameter values: Values of the type; each is compared with each.
  /// - Returns: The problems; empty if the type's `==` and hash follow the spec for all these values.
  /// - Complexity: O(*n*²), where *n* is the number of values.
  public func problems(comparing values: [Root]) -> [ComparisonSpecProblem] {
    var found = storage.problems
    func add(_ problem: ComparisonSpecProblem) {
      if !found.contains(problem) { found.append(problem) }
    }
    for lhs in values {
      for rhs in values {
        let isEqual = areEqual(lhs, rhs)
        if isEqual != Self.areOperandsEqual(lhs, rhs) { add(.operatorDisagrees(type: "\(Root.self)")) }
        if isEqual, Self.hash(of: lhs) != Self.hash(of: rhs) { add(.hashDisagrees(type: "\(Root.self)")) }
      }
    }
    return found
  }

  /// Compares as generic code does, which knows nothing of specs.
  private static func areOperandsEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

  private static func hash(of value: Any) -> Int? { (value as? any Hashable)?.hashValue }
}

extension AutoEquatable {
  /// The disagreements of the type's own `==` and hash with its spec, as far as two made-up values show them.
  ///
  /// The values differ only in fields that the spec leaves out.
  ///
  /// - Parameter storage: The storage of a spec for this type; nothing is told of any but the type's own.
  /// - Returns: The problems.
  static func problemsOfOperators(in storage: AnyObject) -> [ComparisonSpecProblem] {
    let spec = comparisonSpec
    guard spec.storage === storage else { return [] }
    let covered = spec.storage.coveredNames
    let compared = Set(spec.storage.comparedFields.map { $0.path.prefix { $0 != "." && $0 != "?" && $0 != "[" } })
    let omittedFields = StoredProperty.all(of: Self.self).filter { property in
      let names = [property.name, property.sourceName]
      return !names.contains { compared.contains(Substring($0)) } || !names.contains { covered.contains($0) }
    }
    guard let (first, second) = MadeUpValues.pair(of: Self.self, differingIn: omittedFields) else { return [] }
    return spec.areEqual(first, second)
      ? spec.problems(comparing: [first, second]).filter { !spec.storage.problems.contains($0) } : []
  }
}
