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

  var isUninhabited: Bool { cases.isEmpty }

  var isHashableByItself: Bool { cases.allSatisfy(\.payloads.isEmpty) }

  var comparedCount: Int { entries.count { $0.payload.role.isCompared } }

  func equality(_ form: ComparisonForm, exceptChildren: Bool) -> [String] {
    guard !cases.isEmpty else { return ["return true"] }
    let (lhs, rhs) = form == .values ? ("self", "rhs") : ("lhs.pointee", "rhs.pointee")
    let caseComparison = "return \(lhs).__caseIndex == \(rhs).__caseIndex"
    let isCompared = { (payload: EnumCase.Payload) in
      payload.role == .compared || payload.role == .children && !exceptChildren
    }
    // Cases with something to compare have a branch each; all others are told apart by their index.
    let withPayload = cases.filter { $0.payloads.contains(where: isCompared) }
    guard !withPayload.isEmpty else { return [caseComparison] }
    var lines: [String] = []
    // A `switch` needs a default unless there is one case, and must have none then. Which cases there are is not known
    // where some stand under a condition, so these are tested one by one.
    let isConditional = cases.contains { !$0.conditions.isEmpty }
    if !isConditional { lines.append("switch (\(lhs), \(rhs)) {") }
    for owner in withPayload {
      let checks = owner.payloads.enumerated().filter { isCompared($0.element) }.flatMap { index, payload in
        payload.position.wrap(checkValues("lhs\(index)", "rhs\(index)", type: payload.type))
      }
      let (left, right) = (owner.pattern("lhs", where: isCompared), owner.pattern("rhs", where: isCompared))
      let head =
        isConditional
        ? "if case \(left) = \(lhs), case \(right) = \(rhs) {" : "case (\(left), \(right)):"
      lines += owner.conditions.wrap([head] + checks + ["return true"] + (isConditional ? ["}"] : []))
    }
    if isConditional { return lines + [caseComparison] }
    if cases.count == 1, !hasUnavailableCase { return lines + ["}"] }
    return lines + ["default: \(caseComparison)", "}"]
  }

  func fieldEquality() -> [String] {
    let compared = entries.filter { $0.payload.role.isCompared }
    var lines = ["switch id {"]
    if !cases.isEmpty {
      lines.append("case \(Self.caseID): return lhs.pointee.__caseIndex == rhs.pointee.__caseIndex")
    }
    for entry in compared {
      let isEntry = { (payload: EnumCase.Payload) in payload.node.id == entry.payload.node.id }
      let (left, right) = ("lhs\(entry.index)", "rhs\(entry.index)")
      lines += entry.owner.conditions.wrap([
        "case \(entry.id):",
        "if \(entry.owner.binding("lhs", to: "lhs.pointee", where: isEntry)),",
        "\(entry.owner.binding("rhs", to: "rhs.pointee", where: isEntry)) {",
      ] + entry.payload.position.wrap(checkValues(left, right, type: entry.payload.type)) + ["}", "return true"])
    }
    return lines + ["default: return true", "}"]
  }

  func fieldValue() -> [String] {
    var lines = ["switch id {"]
    if !cases.isEmpty { lines.append("case \(Self.caseID): return lhs.pointee.__caseName as Any") }
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
    var lines = ["\(runtime).__hash(value.pointee.__caseIndex, into: &hasher)"]
    let withPayload = cases.filter(\.comparesPayload)
    guard !withPayload.isEmpty else { return lines }
    lines.append("switch value.pointee {")
    for owner in withPayload {
      let statements = owner.payloads.enumerated().filter { $0.element.role.isCompared }.flatMap { index, payload in
        hashValue("value\(index)", type: payload.type)
      }
      lines += owner.conditions.wrap(
        ["case \(owner.pattern("value", where: \.role.isCompared)):"] + statements)
    }
    if withPayload.count < cases.count || hasUnavailableCase { lines.append("default: break") }
    return lines + ["}"]
  }

  // MARK: Cases by number and name

  /// The body of `__caseIndex`.
  func caseIndex() -> [String] {
    caseSwitch { index, _ in "\(index)" }
  }

  /// The body of `__caseName`.
  func caseName() -> [String] {
    caseSwitch { _, owner in owner.name.withoutBackticks.swiftLiteral }
  }

  private func caseSwitch(_ result: (Int, EnumCase) -> String) -> [String] {
    let branches = cases.enumerated().flatMap { index, owner in
      owner.conditions.wrap(["case .\(owner.name): return \(result(index, owner))"])
    }
    let unavailable = EnumCase(name: "unavailable", payloads: [], conditions: [])
    let rest = hasUnavailableCase ? ["default: return \(result(-1, unavailable))"] : []
    return ["switch self {"] + branches + rest + ["}"]
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
