import SwiftSyntax

/// Writes the comparison of an enum: first the case, then what its payload holds.
struct EnumGenerator: ComparisonGenerator {
  let cases: [EnumCase]
  /// Whether a `switch` over `cases` needs a default.
  let hasUnavailableCase: Bool

  /// The number of the entry that stands for the case itself.
  private static let caseID = 0

  /// A payload value with the number of its entry.
  private typealias Entry = (owner: EnumCase, index: Int, payload: EnumCase.Payload, id: Int)

  private var entries: [Entry] {
    var id = Self.caseID
    return cases.flatMap { owner in
      owner.payloads.enumerated().map { index, payload in
        id += 1
        return (owner, index, payload, id)
      }
    }
  }

  var specEntries: [(text: String, conditions: [CompilationCondition])] {
    func text(_ path: String, _ role: String, _ id: Int) -> String {
      "\(runtime).ComparisonField(path: \(path.swiftLiteral), role: \(role), id: \(id))"
    }
    let ordered = entries.filter { $0.payload.role.isCompared } + entries.filter { !$0.payload.role.isCompared }
    let payloads = ordered.map { entry in
      (
        text: text(
          "\(entry.owner.name.withoutBackticks).\(entry.payload.name)", entry.payload.role.specText, entry.id),
        conditions: entry.owner.conditions
      )
    }
    return cases.isEmpty ? [] : [(text("case", ".compared", Self.caseID), [])] + payloads
  }

  var hasChildren: Bool { entries.contains { $0.payload.role == .children } }

  var comparedCount: Int { entries.count { $0.payload.role.isCompared } }

  func equality(_ form: ComparisonForm, exceptChildren: Bool) -> [String] {
    guard cases.count > 0 || hasUnavailableCase else { return ["return true"] }
    let suffix = form == .values ? "" : ".pointee"
    let isCompared = { (payload: EnumCase.Payload) in
      payload.role == .compared || payload.role == .children && !exceptChildren
    }
    // Cases with something to compare have a branch each; all others are told apart by their index.
    let withPayload = cases.filter { $0.payloads.contains(where: isCompared) }
    guard !withPayload.isEmpty else { return [caseComparison(suffix)] }
    var lines: [String] = []
    // A `switch` needs a default unless there is one case, and must have none then. Which cases there are is not known
    // where some stand under a condition, so these are tested one by one.
    let isConditional = cases.contains { !$0.conditions.isEmpty }
    if !isConditional { lines.append("switch (lhs\(suffix), rhs\(suffix)) {") }
    for owner in withPayload {
      let conditions = owner.payloads.enumerated().filter { isCompared($0.element) }.flatMap { index, payload in
        FieldComparison.conditions("lhs\(index)", "rhs\(index)", type: payload.type)
      }
      let (left, right) = (owner.pattern("lhs", where: isCompared), owner.pattern("rhs", where: isCompared))
      let head =
        isConditional
        ? "if case \(left) = lhs\(suffix), case \(right) = rhs\(suffix) {" : "case (\(left), \(right)):"
      let body = conditions.map { "guard \($0) else { return false }" } + ["return true"]
      lines += owner.conditions.wrap([head] + body + (isConditional ? ["}"] : []))
    }
    if isConditional { return lines + [caseComparison(suffix)] }
    if cases.count == 1, !hasUnavailableCase { return lines + ["}"] }
    return lines + ["default: \(caseComparison(suffix))", "}"]
  }

  /// Compares the cases of values that have no payload to compare, or different ones.
  private func caseComparison(_ suffix: String) -> String {
    "return __caseIndex(of: lhs\(suffix)) == __caseIndex(of: rhs\(suffix))"
  }

  func fieldEquality() -> [String] {
    let compared = entries.filter { $0.payload.role.isCompared }
    var lines = ["switch id {"]
    if needsCaseIndex {
      lines += ["case \(Self.caseID): return __caseIndex(of: lhs.pointee) == __caseIndex(of: rhs.pointee)"]
    }
    for entry in compared {
      let isEntry = { (payload: EnumCase.Payload) in payload.node.id == entry.payload.node.id }
      let (left, right) = ("lhs\(entry.index)", "rhs\(entry.index)")
      let conditions = FieldComparison.conditions(left, right, type: entry.payload.type)
      lines += entry.owner.conditions.wrap([
        "case \(entry.id):",
        "if \(entry.owner.binding("lhs", to: "lhs.pointee", where: isEntry)),",
        "\(entry.owner.binding("rhs", to: "rhs.pointee", where: isEntry)) {",
        "return \(conditions.joined(separator: " && "))",
        "}",
        "return true",
      ])
    }
    return lines + ["default: return true", "}"]
  }

  func fieldValue() -> [String] {
    var lines = ["switch id {"]
    if !cases.isEmpty { lines.append("case \(Self.caseID): return __caseName(of: lhs.pointee) as Any") }
    for entry in entries {
      let isEntry = { (payload: EnumCase.Payload) in payload.node.id == entry.payload.node.id }
      lines += entry.owner.conditions.wrap([
        "case \(entry.id):",
        "if \(entry.owner.binding("lhs", to: "lhs.pointee", where: isEntry)) { return lhs\(entry.index) as Any }",
        "return \(runtime).__NoPayload()",
      ])
    }
    return lines + ["default: return ()", "}"]
  }

  func hashing() -> [String] {
    guard !cases.isEmpty else { return [] }
    var lines = ["\(runtime).__hash(__caseIndex(of: value.pointee), into: &hasher)"]
    let withPayload = cases.filter(\.comparesPayload)
    guard !withPayload.isEmpty else { return lines }
    lines.append("switch value.pointee {")
    for owner in withPayload {
      let statements = owner.payloads.enumerated().filter { $0.element.role.isCompared }.flatMap { index, payload in
        FieldComparison.hashing("value\(index)", type: payload.type)
      }
      lines += owner.conditions.wrap(
        ["case \(owner.pattern("value", where: \.role.isCompared)):"] + statements)
    }
    if withPayload.count < cases.count || hasUnavailableCase { lines.append("default: break") }
    return lines + ["}"]
  }

  // MARK: Cases by number and name

  /// Whether cases have to be told apart by number.
  var needsCaseIndex: Bool { !cases.isEmpty }

  /// The body of `__caseIndex(of:)`.
  func caseIndex() -> [String] {
    caseSwitch { index, _ in "\(index)" }
  }

  /// The body of `__caseName(of:)`.
  func caseName() -> [String] {
    caseSwitch { _, owner in owner.name.withoutBackticks.swiftLiteral }
  }

  private func caseSwitch(_ result: (Int, EnumCase) -> String) -> [String] {
    let branches = cases.enumerated().flatMap { index, owner in
      owner.conditions.wrap(["case .\(owner.name): return \(result(index, owner))"])
    }
    let unavailable = EnumCase(name: "unavailable", payloads: [], conditions: [])
    let rest = hasUnavailableCase ? ["default: return \(result(-1, unavailable))"] : []
    return ["switch value {"] + branches + rest + ["}"]
  }
}

extension EnumCase.Role {
  /// Whether `==` looks at the value.
  var isCompared: Bool { self == .compared || self == .children }

  /// The role as data in the spec.
  var specText: String {
    switch self {
    case .compared: ".compared"
    case .children: ".children"
    case .ignored: ".ignored"
    case .closure: ".excludedClosure"
    }
  }
}

extension EnumCase {
  /// A pattern that matches the case and binds the selected payload values to `prefix` and their position.
  func pattern(_ prefix: String, where isBound: (Payload) -> Bool) -> String {
    let values = payloads.enumerated().map { index, payload in isBound(payload) ? "let \(prefix)\(index)" : "_" }
    return values.isEmpty ? ".\(name)" : ".\(name)(\(values.joined(separator: ", ")))"
  }

  /// A condition that matches a value with the case and binds payload values.
  func binding(_ prefix: String, to value: String, where isBound: (Payload) -> Bool) -> String {
    "case \(pattern(prefix, where: isBound)) = \(value)"
  }
}
