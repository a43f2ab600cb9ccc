/// Writes the comparison of a struct or class as straight-line code: one statement a field.
struct FieldwiseGenerator: ComparisonGenerator {
  /// The comparisons of `==` in order.
  private let steps: [ComparisonStep]
  /// The compared entries in order, then the others in declaration order; the index of each is its number.
  private let entries: [SpecEntry]
  private let operands: Operands
  private let isObject: Bool

  /// Orders the entries of a type, which are numbered as they are declared, and numbers them in that order.
  init(_ declared: [SpecEntry], order: AutoEquatableArguments.Order, isObject: Bool) {
    var numbered = declared
    let order = declared.steps(order)
    let compared = order.compactMap { if case .compare(let entry) = $0 { entry.id } else { nil } }
    let others = declared.filter { !$0.role.isCompared }.map(\.id)
    for (number, id) in (compared + others).enumerated() { numbered[id].id = number }
    entries = (compared + others).map { numbered[$0] }
    steps = order.map { step in
      switch step {
      case .count(let entry): .count(numbered[entry.id])
      case .compare(let entry): .compare(numbered[entry.id])
      }
    }
    self.isObject = isObject
    operands = isObject ? .references : .pointers
  }

  var tableRows: [SpecTableRow] { entries.map(\.tableRow) }

  var specDetails: (roles: [String], tolerances: [String]) {
    let tolerances = entries.compactMap { entry -> String? in
      guard case .tolerance(let distance) = entry.field.annotations.strategy else { return nil }
      return "(\(entry.id), \(distance))"
    }
    return (entries.compactMap(\.specDetail), tolerances)
  }

  var hasChildren: Bool { entries.contains { $0.role == .children } }

  var comparedCount: Int { entries.count { $0.role.isCompared } }

  var comparesLeavesOnly: Bool {
    entries.allSatisfy { !$0.role.isCompared || $0.child == nil && $0.field.shape.isKnownEquatable }
  }

  var readsDeprecatedFields: Bool { entries.contains { $0.role.isCompared && $0.field.isDeprecated } }

  var isUninhabited: Bool { false }

  var isHashableByItself: Bool { false }

  func equality() -> [String] {
    steps.flatMap { step in
      let entry = step.entry
      let checks =
        switch step {
        case .count: [countCheck(entry, .values, orReturn: "false")]
        case .compare: entry.checks(.values, orReturn: "false")
        }
      return entry.field.conditions.wrap(checks)
    } + ["return true"]
  }

  /// One `case` an entry, each falling through to the next, so that a comparison can begin at any of them.
  func firstDifference() -> [String] {
    guard comparedCount > 0 else { return ["return \(DifferenceStart.none)"] }
    var known: Set<String> = []
    var lines = [
      "switch start {", "case \(DifferenceStart.outsideChildren), \(DifferenceStart.anyEntry): fallthrough",
    ]
    for (index, step) in steps.enumerated() {
      let entry = step.entry
      switch step {
      case .count:
        let counts = countCheck(entry, operands, orReturn: "\(entry.id)")
        // The count of children is part of comparing them, and is read only there.
        let isDue = entry.role == .children ? "start == \(DifferenceStart.anyEntry)" : "start < 0"
        lines.append("case \(DifferenceStart.unreachable(index)):")
        lines += entry.field.conditions.wrap(["if \(isDue) {", counts, "}"]) + ["fallthrough"]
      case .compare:
        let checks = entry.askingChecks(operands, orReturn: "\(entry.id)", known: &known)
        let body =
          entry.role == .children ? ["if start != \(DifferenceStart.outsideChildren) {"] + checks + ["}"] : checks
        lines += entry.field.conditions.wrap(["case \(entry.id):"] + body + ["fallthrough"])
      }
    }
    return lines + ["default: return \(DifferenceStart.none)", "}"]
  }

  private func countCheck(_ entry: SpecEntry, _ operands: Operands, orReturn result: String) -> String {
    let (lhs, rhs) = (entry.read(operands.lhs), entry.read(operands.rhs))
    return check(
      "\(runtime)__haveEqualCounts(\(lhs), \(rhs))", isUnsafe: operands.isUnsafe || entry.field.isUnsafe,
      orReturn: result)
  }

  func fieldValue() -> [String] {
    // Reading a deprecated property is warned of, reading a lazy one takes a variable, and no one asks for the values
    // of fields that are not compared.
    let read = entries.filter { $0.role.isCompared || !$0.field.isDeprecated && !$0.field.isLazy }
    let cases = read.flatMap { entry in
      // The cast keeps the compiler from warning that an optional is taken for `Any`.
      let isPlain = entry.child == nil && entry.field.shape.isKnownEquatable && !entry.field.shape.isOptional
      let value = entry.value(operands.lhs)
      // A field of an object need not be Copyable, and then it cannot become an `Any`.
      let reported = isPlain ? value : isObject ? "\(runtime)__reported(\(value))" : "\(value) as Any"
      // A pattern would take as long to type-check as the comparison of a field.
      return entry.field.conditions.wrap(["if \(runtime)__isEntry(id, \(entry.id)) { return unsafe \(reported) }"])
    }
    return cases + ["return ()"]
  }

  func hashing() -> [String] {
    entries.filter(\.role.isCompared).flatMap { entry in
      entry.field.conditions.wrap(entry.hashing("value.pointee"))
    }
  }
}
