/// Writes the comparison of a struct or class as straight-line code: one statement a field.
struct FieldwiseGenerator: ComparisonGenerator {
  /// The comparisons of `==` in order.
  private let steps: [ComparisonStep]
  /// The compared entries in order, then the others in declaration order; the index of each is its number.
  private let entries: [FieldComparison]
  private let operands: Operands
  private let isObject: Bool

  init(_ comparisons: [FieldComparison], order: MacroOptions.Order, isObject: Bool) {
    var numbered = comparisons
    let order = comparisons.steps(order)
    let compared = order.compactMap { if case .compare(let comparison) = $0 { comparison.id } else { nil } }
    let others = comparisons.filter { !$0.role.isCompared }.map(\.id)
    for (number, id) in (compared + others).enumerated() { numbered[id].id = number }
    entries = (compared + others).map { numbered[$0] }
    steps = order.map { step in
      switch step {
      case .count(let comparison): .count(numbered[comparison.id])
      case .compare(let comparison): .compare(numbered[comparison.id])
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
      let comparison = step.comparison
      let checks =
        switch step {
        case .count: [countCheck(comparison, .values, orReturn: "false")]
        case .compare: comparison.checks(.values, orReturn: "false")
        }
      return comparison.field.conditions.wrap(checks)
    } + ["return true"]
  }

  /// One `case` an entry, each falling through to the next, so that a comparison can begin at any of them.
  func firstDifference() -> [String] {
    guard comparedCount > 0 else { return ["return -1"] }
    var known: Set<String> = []
    var lines = ["switch start {", "case -2, -1: fallthrough"]
    for (index, step) in steps.enumerated() {
      let comparison = step.comparison
      switch step {
      case .count:
        let counts = countCheck(comparison, operands, orReturn: "\(comparison.id)")
        // The number is that of no entry: the case is reached from the one before only. The count of children belongs
        // to them, and is asked for only where they are.
        let isDue = comparison.role == .children ? "start == -1" : "start < 0"
        lines.append("case \(-3 - index):")
        lines += comparison.field.conditions.wrap(["if \(isDue) {", counts, "}"]) + ["fallthrough"]
      case .compare:
        let checks = comparison.askingChecks(operands, orReturn: "\(comparison.id)", known: &known)
        let body = comparison.role == .children ? ["if start != -2 {"] + checks + ["}"] : checks
        lines += comparison.field.conditions.wrap(["case \(comparison.id):"] + body + ["fallthrough"])
      }
    }
    return lines + ["default: return -1", "}"]
  }

  private func countCheck(_ comparison: FieldComparison, _ operands: Operands, orReturn result: String) -> String {
    let (lhs, rhs) = (comparison.read(operands.lhs), comparison.read(operands.rhs))
    return check(
      "\(runtime)__haveEqualCounts(\(lhs), \(rhs))", isUnsafe: operands.isUnsafe || comparison.field.isUnsafe,
      orReturn: result)
  }

  func fieldValue() -> [String] {
    // Reading a deprecated property is warned of, reading a lazy one takes a variable, and no one asks for the values of
    // fields that are not compared.
    let read = entries.filter { $0.role.isCompared || !$0.field.isDeprecated && !$0.field.isLazy }
    let cases = read.flatMap { entry in
      // The cast keeps the compiler from warning that an optional is taken for `Any`.
      let isPlain = entry.child == nil && entry.field.shape.isKnownEquatable && !entry.field.shape.isOptional
      let value = entry.value(operands.lhs)
      // What an object holds need not be Copyable, and then there is no `Any` of it.
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
