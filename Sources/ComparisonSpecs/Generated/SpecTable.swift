extension ComparisonSpec {
  /// Makes the spec of a type whose comparisons are generated, from a table in a string.
  ///
  /// A string literal is static data: it takes no code, and next to no time to compile. Each row reads
  /// `id role priority strategy note path`, with `-` for what is missing; rows are in the order of comparison.
  ///
  /// The table is read once for each `Root`, and all later calls return the same spec: the arguments are autoclosures,
  /// so that these calls neither read nor allocate anything. The two functions must capture nothing but types: the spec
  /// may be used from any thread.
  ///
  /// - Parameters:
  ///   - table: The rows; the same in every call for one `Root`, as are the other arguments.
  ///   - roles: Roles that only the type checker knows, by the number of the entry.
  ///   - tolerances: The distances of entries that are compared with one, by the number of the entry.
  ///   - isDecidedByOperator: Whether a hand-written `==` decides, whatever the fields say one by one.
  ///   - firstDifference: The number of the first entry from `start` on that differs, -1 if none does. A `start` of -1
  ///     asks whether any entry differs, and one of -2 whether any does that holds no child nodes.
  ///   - value: Reads the entry with the given number.
  /// - Complexity: O(1) but for the first call for a type: a look-up without a lock.
  public init(
    __table table: @autoclosure () -> String, roles: @autoclosure () -> [(Int, ComparisonRole)] = [],
    tolerances: @autoclosure () -> [(Int, Double)] = [], isDecidedByOperator: Bool = false,
    firstDifference:
      @autoclosure () -> (
        _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>, _ start: Int
      ) -> Int,
    value: @autoclosure () -> (_ id: Int, _ root: UnsafePointer<Root>) -> Any
  ) {
    self.init(
      storage: .kept(in: generatedStorages) {
        TableSpecStorage(
          fields: Self.fields(table(), roles(), tolerances()), value: value(), firstDifference: firstDifference(),
          isDecidedByOperator: isDecidedByOperator)
      })
  }

  /// The fields of a table.
  private static func fields(
    _ table: String, _ roles: [(Int, ComparisonRole)], _ tolerances: [(Int, Double)]
  ) -> [ComparisonField] {
    var fields = table.split(separator: "\n").map { ComparisonField(tableRow: $0, tolerances) }
    for (id, role) in roles {
      guard let index = fields.firstIndex(where: { $0.id == id }) else { continue }
      let field = fields[index]
      fields[index] = ComparisonField(
        path: field.path, role: role, priority: field.priority, strategy: field.strategy, id: id, note: field.note)
    }
    // Rows under conditions follow the others; the numbers are in the order of comparison.
    fields.sort { $0.id < $1.id }
    return fields.filter(\.role.isCompared) + fields.filter { !$0.role.isCompared }
  }
}

/// The storages of generated specs by the type whose spec they are.
private let generatedStorages = AddressTable()

extension ComparisonField {
  /// Reads a row of a generated table.
  init(tableRow: Substring, _ tolerances: [(Int, Double)]) {
    let parts = tableRow.split(separator: " ", maxSplits: 5)
    precondition(parts.count == 6, "A generated spec has a malformed row: build library and macros together")
    let id = Int(parts[0]) ?? -1
    let role: ComparisonRole =
      switch parts[1] {
      case "child": .child
      case "children": .children
      case "ignored": .ignored
      case "closure": .excludedClosure
      default: .compared
      }
    let strategy: ComparisonStrategy =
      switch parts[3] {
      case "identity": .identity
      case "bitwise": .bitwise
      case "unordered": .unordered
      case "tolerance": .tolerance(tolerances.first { $0.0 == id }?.1 ?? 0)
      case "custom": .custom
      default: .equality
      }
    self.init(
      path: String(parts[5]), role: role, priority: Int(parts[2]), strategy: strategy, id: id,
      note: parts[4] == "-" ? nil : String(parts[4]))
  }
}
