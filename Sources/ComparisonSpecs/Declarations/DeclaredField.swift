/// One field of a spec that is written by hand, before it has a place in the order.
@usableFromInline
struct DeclaredField<Root> {
  /// The key paths that lead to the field: from the root, then from what the first finds, or from its elements.
  let keyPaths: [AnyKeyPath]

  /// The type of what the first key path finds.
  let type: Any.Type

  /// The name that the declaration gives; nil to name the field after its key paths.
  var name: String?

  @usableFromInline var role: ComparisonRole

  /// Whether the field is declared as a closure or state.
  let isExcluded: Bool

  var priority: Int?
  let strategy: ComparisonStrategy
  let cost: ComparisonCost

  /// The distance in bytes from the start of a Root to the memory that is compared.
  let offset: Int

  /// Whether the field lies in the memory of a Root, so that it need not be read through its key path.
  let isInPlace: Bool

  /// How the memory of two values at the offset is compared.
  let comparison: MemoryComparison

  /// The comparison as a function, for comparing this field alone.
  private let areEqualInMemory: MemoryComparison.Function

  /// A cheap comparison that tells most different values apart; nil if there is none.
  let countComparison: MemoryComparison?

  /// Adds the field of a Root to a hash; nil if the field has no hash.
  let hash: ((UnsafeRawPointer, inout Hasher) -> Void)?

  /// The field's value in a Root.
  let read: (UnsafePointer<Root>) -> Any

  /// Makes a compared field of what a key path finds.
  ///
  /// - Parameters:
  ///   - keyPath: Leads from Root to what is compared.
  ///   - names: The key paths to name the field after, if not `keyPath`.
  ///   - comparison: How two values are compared.
  ///   - role: The field's role.
  ///   - read: What to report as the field's value instead of what `keyPath` finds.
  @usableFromInline init<Value>(
    _ keyPath: KeyPath<Root, Value>, names: [AnyKeyPath]? = nil, by comparison: FieldComparison<Value>,
    role: ComparisonRole, read: ((Value) -> Any)? = nil
  ) {
    keyPaths = names ?? [keyPath]
    type = Value.self
    self.role = role
    isExcluded = false
    strategy = comparison.strategy
    self.read = { root in
      let value = root.pointee[keyPath: keyPath]
      return read.map { $0(value) } ?? value
    }
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      self.offset = offset
      isInPlace = true
      cost = ComparisonCost(of: Value.self, by: strategy)
      self.comparison = comparison.ofMemory
      areEqualInMemory = comparison.areEqual
      countComparison = comparison.strategy == .custom ? nil : MemoryComparison(countsOf: Value.self)
      hash = comparison.hash.map { hash in { hash($0 + offset, &$1) } }
    } else {
      let projected = comparison.pulledBack(along: keyPath)
      offset = 0
      isInPlace = false
      cost = max(.nested, ComparisonCost(of: Value.self, by: strategy))
      self.comparison = projected.ofMemory
      areEqualInMemory = projected.areEqual
      // Projecting twice costs more than a comparison of counts saves.
      countComparison = nil
      hash = projected.hash
    }
  }

  /// Makes a field that is not compared.
  init<Value>(_ keyPath: KeyPath<Root, Value>, leftOutAs role: ComparisonRole) {
    keyPaths = [keyPath]
    type = Value.self
    self.role = role
    isExcluded = role != .ignored
    strategy = .equality
    cost = .fixedSize
    offset = 0
    isInPlace = false
    areEqualInMemory = { _, _ in true }
    comparison = MemoryComparison(areEqualInMemory)
    countComparison = nil
    hash = nil
    read = { $0.pointee[keyPath: keyPath] }
  }
}

extension DeclaredField {
  /// Whether two roots agree in this field.
  func areEqual(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    areEqualInMemory(UnsafeRawPointer(lhs) + offset, UnsafeRawPointer(rhs) + offset)
  }
}
