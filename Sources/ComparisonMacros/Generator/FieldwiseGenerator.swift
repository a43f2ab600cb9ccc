/// Writes the comparison of a struct or class as straight-line code: one statement a field.
struct FieldwiseGenerator: ComparisonGenerator {
  let comparisons: [FieldComparison]
  let order: MacroOptions.Order
  let operands: Operands

  /// The compared entries in order, then the others in declaration order.
  var specEntries: [(text: String, conditions: [CompilationCondition])] {
    let compared = comparisons.steps(order).compactMap { step in
      if case .compare(let comparison) = step { comparison } else { nil }
    }
    return (compared + comparisons.filter { !$0.role.isCompared }).map { ($0.specText, $0.field.conditions) }
  }

  var hasChildren: Bool { comparisons.contains { $0.role == .children } }

  var comparedCount: Int { comparisons.count { $0.role.isCompared } }

  var isUninhabited: Bool { false }

  var isHashableByItself: Bool { false }

  func equality(_ form: ComparisonForm, exceptChildren: Bool) -> [String] {
    let operands = form == .values ? Operands.values : operands
    let statements = comparisons.steps(order).flatMap { step -> [String] in
      let comparison = step.comparison
      if exceptChildren, comparison.role == .children { return [] }
      let checks: [String]
      switch step {
      case .count:
        let name = comparison.field.name
        checks = [check("\(runtime).__haveEqualCounts(\(operands.lhs).\(name), \(operands.rhs).\(name))")]
      case .compare: checks = comparison.checks(operands)
      }
      return comparison.field.conditions.wrap(checks)
    }
    return statements + ["return true"]
  }

  func fieldEquality() -> [String] {
    cases { $0.role.isCompared ? $0.checks(operands) + ["return true"] : [] } + ["default: return true", "}"]
  }

  func fieldValue() -> [String] {
    cases { ["return \($0.value(operands.lhs)) as Any"] } + ["default: return ()", "}"]
  }

  /// The head of a `switch` over the number of an entry, with a case for each entry that has a body.
  private func cases(_ body: (FieldComparison) -> [String]) -> [String] {
    ["switch id {"]
      + comparisons.flatMap { comparison in
        let lines = body(comparison)
        return lines.isEmpty ? [] : comparison.field.conditions.wrap(["case \(comparison.id):"] + lines)
      }
  }

  func hashing() -> [String] {
    comparisons.filter(\.role.isCompared).flatMap { comparison in
      comparison.field.conditions.wrap(comparison.hashing("value.pointee"))
    }
  }
}
