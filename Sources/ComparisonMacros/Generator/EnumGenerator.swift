import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the comparison of an enum: first the case, then its payload.
struct EnumGenerator: ComparisonGenerator {
  let cases: [EnumCase]
  /// Whether a `switch` over `cases` needs a default.
  let hasUnavailableCase: Bool

  /// The number of the entry for the case itself.
  private static let caseID = 0

  /// A payload value with the number of its entry.
  private typealias Entry = (owner: EnumCase, ownerIndex: Int, index: Int, payload: EnumCase.Payload, id: Int)

  /// The compared values in the order of the cases, then the others; the index of each is its number.
  private var entries: [Entry] {
    let all = cases.enumerated().flatMap { ownerIndex, owner in
      owner.payloads.enumerated().map { (owner: owner, ownerIndex: ownerIndex, index: $0, payload: $1) }
    }
    let ordered = all.filter(\.payload.role.isCompared) + all.filter { !$0.payload.role.isCompared }
    return ordered.enumerated().map { ($1.owner, $1.ownerIndex, $1.index, $1.payload, Self.caseID + 1 + $0) }
  }

  var tableRows: [SpecTableRow] {
    guard !cases.isEmpty else { return [] }
    let head = SpecTableRow(
      id: Self.caseID, role: "compared", priority: nil, strategy: "equality", note: nil, path: "case", conditions: [])
    return [head]
      + entries.map { entry in
        SpecTableRow(
          id: entry.id, role: entry.payload.role.tableText, priority: nil, strategy: "equality", note: nil,
          path: "\(entry.owner.name.withoutBackticks).\(entry.payload.name)", conditions: entry.owner.conditions)
      }
  }

  var specDetails: (roles: [String], tolerances: [String]) { ([], []) }

  var hasChildren: Bool { entries.contains { $0.payload.role == .children } }

  var comparesLeavesOnly: Bool {
    entries.allSatisfy { !$0.payload.role.isCompared || $0.payload.type.isKnownEquatable }
  }

  /// Reading a deprecated case is not warned of.
  var readsDeprecatedFields: Bool { false }

  var isUninhabited: Bool { cases.isEmpty }

  var isHashableByItself: Bool { cases.allSatisfy(\.payloads.isEmpty) }

  var comparedCount: Int { entries.count { $0.payload.role.isCompared } }

  func equality() -> [String] {
    var lines = ["guard self.__caseIndex == rhs.__caseIndex else { return false }"]
    lines += branches("self", "rhs", isUnsafe: false) { entry in
      entry.payload.positions.ofComparison.wrap(checks(entry, orReturn: "false"))
    }
    return lines + ["return true"]
  }

  func firstDifference() -> [String] {
    let (lhs, rhs) = ("lhs.pointee", "rhs.pointee")
    var lines = [
      """
      guard unsafe \(lhs).__caseIndex == \(rhs).__caseIndex else { \
      return start <= \(Self.caseID) ? \(Self.caseID) : \(DifferenceStart.none) }
      """
    ]
    var known: Set<String> = []
    lines += branches(lhs, rhs, isUnsafe: true) { entry in
      let checks = askingChecks(entry, orReturn: "\(entry.id)", known: &known)
      let isOutsideChildren = entry.payload.role != .children
      let isDue = "start <= \(entry.id)" + (isOutsideChildren ? "" : ", start != \(DifferenceStart.outsideChildren)")
      return ["if \(isDue) {"] + checks + ["}"]
    }
    return lines + ["return \(DifferenceStart.none)"]
  }

  /// Statements that return if two values of a payload differ.
  private func checks(_ entry: Entry, orReturn result: String) -> [String] {
    let (lhs, rhs) = ("lhs\(entry.index)", "rhs\(entry.index)")
    if entry.payload.holdsAnyNodes {
      return [check("\(runtime)__areNodesEqual(\(lhs), \(rhs))", isUnsafe: false, orReturn: result)]
    }
    return checkValues(
      lhs, rhs, type: entry.payload.type, isUnsafe: entry.payload.isUnsafe, orReturn: result)
  }

  /// Statements that return if two values of a payload differ, and that report a payload that cannot be compared.
  private func askingChecks(_ entry: Entry, orReturn result: String, known: inout Set<String>) -> [String] {
    guard !entry.payload.holdsAnyNodes else {
      return entry.payload.positions.ofComparison.wrap(checks(entry, orReturn: result))
    }
    let check = FieldCheck(
      name: entry.payload.name, refusals: entry.payload.type.mayBeClosure ? [.closure, .notEquatable] : [.notEquatable])
    let comparison = checkValues(
      "lhs\(entry.index)", "rhs\(entry.index)", type: entry.payload.type, isUnsafe: entry.payload.isUnsafe,
      orReturn: result, asking: check.function, known: &known)
    return check.asking(positions: entry.payload.positions, comparison)
  }

  /// Statements for every case with values to compare, if both sides have the case; `isUnsafe` says whether these are
  /// read through pointers.
  private func branches(
    _ lhs: String, _ rhs: String, isUnsafe: Bool, _ body: (Entry) -> [String]
  ) -> [String] {
    let mark = isUnsafe ? "unsafe " : ""
    // By index rather than by name: a case may occur twice, under `#if` and `#else`, with different payloads.
    let compared = Dictionary(grouping: entries.filter(\.payload.role.isCompared), by: \.ownerIndex)
    guard !compared.isEmpty else { return [] }
    // A `switch` needs a default unless there is one case, and must have none then. Which cases there are is not known
    // if some are under a condition, so these are tested one by one.
    let isConditional = cases.contains { !$0.conditions.isEmpty }
    var lines = isConditional ? [] : ["switch \(mark)(\(lhs), \(rhs)) {"]
    for (index, owner) in cases.enumerated() {
      guard let entries = compared[index] else { continue }
      let (left, right) = (
        owner.pattern("lhs", where: \.role.isCompared), owner.pattern("rhs", where: \.role.isCompared)
      )
      let head =
        isConditional ? "if case \(left) = \(mark)\(lhs), case \(right) = \(mark)\(rhs) {" : "case (\(left), \(right)):"
      let statements = entries.flatMap(body)
      lines += owner.conditions.wrap([head] + statements + (isConditional ? ["}"] : []))
    }
    guard !isConditional else { return lines }
    return lines + (cases.count > 1 || hasUnavailableCase ? ["default: break"] : []) + ["}"]
  }

  func fieldValue() -> [String] {
    var lines = ["switch id {"]
    if !cases.isEmpty { lines.append("case \(Self.caseID): return unsafe lhs.pointee.__caseName as Any") }
    for entry in entries {
      let isEntry = { (payload: EnumCase.Payload) in payload.node.id == entry.payload.node.id }
      let mark = entry.payload.isUnsafe ? "unsafe " : ""
      lines += entry.owner.conditions.wrap([
        "case \(entry.id):",
        "if \(entry.owner.binding("lhs", to: "unsafe lhs.pointee", where: isEntry)) { return \(mark)lhs\(entry.index) as Any }",
        "return \(runtime)__NoPayload()",
      ])
    }
    return lines + ["default: return ()", "}"]
  }

  func hashing() -> [String] {
    guard !cases.isEmpty else { return [] }
    var lines = ["unsafe \(runtime)__hash(value.pointee.__caseIndex, into: &hasher)"]
    let withPayload = cases.filter(\.comparesPayload)
    guard !withPayload.isEmpty else { return lines }
    // As in `branches`: whether a `switch` needs a default is not known if cases are under a condition.
    let isConditional = cases.contains { !$0.conditions.isEmpty }
    if !isConditional { lines.append("switch unsafe value.pointee {") }
    for owner in withPayload {
      let statements = owner.payloads.enumerated().filter { $0.element.role.isCompared }.flatMap { index, payload in
        payload.holdsAnyNodes
          ? ["\(runtime)__hashNode(value\(index), into: &hasher)"]
          : hashValue("value\(index)", type: payload.type, isUnsafe: payload.isUnsafe)
      }
      let head = owner.pattern("value", where: \.role.isCompared)
      lines += owner.conditions.wrap(
        isConditional
          ? ["if case \(head) = unsafe value.pointee {"] + statements + ["}"] : ["case \(head):"] + statements)
    }
    guard !isConditional else { return lines }
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
    caseSwitch { _, owner in
      StringLiteralExprSyntax(content: owner.name.withoutBackticks).description
    }
  }

  private func caseSwitch(_ result: (Int, EnumCase) -> String) -> [String] {
    let branches = cases.enumerated().flatMap { index, owner in
      owner.conditions.wrap(["case .\(owner.name): return \(result(index, owner))"])
    }
    let unavailable = EnumCase(name: "unavailable", payloads: [], node: nil, conditions: [])
    let rest = hasUnavailableCase ? ["default: return \(result(-1, unavailable))"] : []
    return ["switch self {"] + branches + rest + ["}"]
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
