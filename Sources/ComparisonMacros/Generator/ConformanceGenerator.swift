import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members and extensions that make a type conform to `AutoEquatable`.
struct ConformanceGenerator {
  let type: AnnotatedType
  let options: MacroOptions
  let conformances: Conformances
  let comparison: any ComparisonGenerator
  /// The left sides of the requirements under which the type is Equatable.
  let requirements: [String]

  /// Up to this many comparisons are written into `==` itself, for the compiler to inline where it is called; above
  /// it, `==` calls the pointer form.
  private static let inlinedComparisons = 24

  // MARK: Isolation

  /// How the members are isolated.
  private enum Isolation {
    /// Everything is nonisolated.
    case nonisolated
    /// Fields are read under the isolation of the type, by functions that nonisolated witnesses call regardless.
    ///
    /// The witnesses read values that they were handed, so nothing is shared with the type's actor but what a field
    /// refers to.
    case stripped
    /// Witnesses have the isolation of the type.
    case inherited
    /// Witnesses have the isolation of the type, and the conformance is isolated to an actor.
    case actor(String)
  }

  private var isolation: Isolation {
    switch options.isolation {
    case .nonisolated: return .nonisolated
    case .globalActor(let name): return .actor(name)
    case .isolated: return .actor(type.visibleActor ?? "MainActor")
    case .automatic:
      if let written = conformances.writtenIsolation { return .actor(written) }
      // A reference shares its fields with every other one, so its witnesses may not leave the actor.
      if type.kind == .finalClass { return type.visibleActor.map(Isolation.actor) ?? .inherited }
      return .stripped
    }
  }

  /// The keyword on witnesses.
  private var witness: String {
    switch isolation {
    case .nonisolated, .stripped: "nonisolated "
    case .inherited, .actor: ""
    }
  }

  /// The keyword on the functions that read fields.
  private var reader: String {
    if case .nonisolated = isolation { "nonisolated " } else { "" }
  }

  /// What stands before a protocol in the list of conformances.
  private var conformancePrefix: String {
    switch isolation {
    case .nonisolated, .stripped: "nonisolated "
    case .inherited: ""
    case .actor(let name): "@\(name) "
    }
  }

  /// A reading function as a value that can be called from a witness.
  private func call(_ function: String, as signature: String) -> String {
    if case .stripped = isolation {
      return "\(runtime).__ignoringIsolation(of: \(self_).\(function), as: (\(signature)).self)"
    }
    return "\(self_).\(function)"
  }

  private var self_: String { type.selfName }
  private var pointer: String { "Swift.UnsafePointer<\(self_)>" }

  // MARK: Extensions

  /// The extensions that an extension macro returns.
  func extensions(of extended: some TypeSyntaxProtocol, availability: String) throws -> [ExtensionDeclSyntax] {
    var added: [String] = []
    if conformances.addsEquatable { added.append("\(conformancePrefix)Swift.Equatable") }
    if conformances.addsAutoEquatable { added.append("\(conformancePrefix)\(runtime).AutoEquatable") }
    let clause = added.isEmpty ? "" : ": \(added.joined(separator: ", "))"
    let name = extended.trimmedDescription
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(raw: name)\(raw: clause)\(raw: whereClause) {\n\(raw: indented(members))\n}")
    ]
  }

  private var whereClause: String {
    if let written = options.requirements { return written.isEmpty ? "" : " where \(written)" }
    guard conformances.addsEquatable, !requirements.isEmpty else { return "" }
    return " where \(requirements.map { "\($0): Swift.Equatable" }.joined(separator: ", "))"
  }

  // MARK: Members

  /// The members that a member macro returns.
  var memberDeclarations: [DeclSyntax] {
    members.map { "\(raw: $0.joined(separator: "\n"))" }
  }

  /// Each member as its lines.
  private var members: [[String]] {
    equalityOperator + pointerForm + spec + hash + caseHelpers
  }

  private var equalityOperator: [[String]] {
    guard !type.declaresOperator("==") else { return [] }
    let signature = "(lhs: \(self_), rhs: \(self_)) -> Swift.Bool"
    let shortcut = type.kind == .finalClass ? ["if lhs === rhs { return true }"] : []
    if comparison.comparedCount > Self.inlinedComparisons, type.kind != .finalClass {
      return [
        function(
          "\(type.access)\(witness)static func == \(signature)",
          ["Swift.withUnsafePointer(to: lhs) { lhs in Swift.withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }"]
        )
      ]
    }
    let body = shortcut + comparison.equality(.values, exceptChildren: false)
    guard case .stripped = isolation else {
      return [function("@inline(__always)\n\(type.access)\(witness)static func == \(signature)", body)]
    }
    return [
      function(
        "@inline(__always)\n\(type.access)\(witness)static func == \(signature)",
        ["\(call("__compareValues", as: "(\(self_), \(self_)) -> Swift.Bool"))(lhs, rhs)"]),
      function(
        "@inline(__always)\nprivate \(reader)static func __compareValues(_ lhs: \(self_), _ rhs: \(self_)) -> Swift.Bool",
        body),
    ]
  }

  private var pointerForm: [[String]] {
    let parameters = "(_ lhs: \(pointer), _ rhs: \(pointer)) -> Swift.Bool"
    func witnessed(_ name: String, _ reading: String, _ body: [String]) -> [[String]] {
      guard case .stripped = isolation else {
        return [function("\(type.access)\(witness)static func \(name)\(parameters)", body)]
      }
      return [
        function(
          "\(type.access)\(witness)static func \(name)\(parameters)",
          ["\(call(reading, as: "(\(pointer), \(pointer)) -> Swift.Bool"))(lhs, rhs)"]),
        function("private \(reader)static func \(reading)\(parameters)", body),
      ]
    }
    var result: [[String]]
    if type.declaresOperator("==") || type.kind == .finalClass {
      result = [
        function("\(type.access)\(witness)static func areEqual\(parameters)", ["lhs.pointee == rhs.pointee"])
      ]
    } else {
      result = witnessed("areEqual", "__compareStorage", comparison.equality(.pointers, exceptChildren: false))
    }
    if comparison.hasChildren {
      result += witnessed(
        "areEqualExceptChildren", "__compareOwnStorage", comparison.equality(.pointers, exceptChildren: true))
    } else {
      result.append(
        function("\(type.access)\(witness)static func areEqualExceptChildren\(parameters)", ["areEqual(lhs, rhs)"]))
    }
    return result
  }

  private var spec: [[String]] {
    let specType = "\(runtime).ComparisonSpec<\(self_)>"
    let compare = "(_ id: Swift.Int, _ lhs: \(pointer), _ rhs: \(pointer)) -> Swift.Bool"
    let value = "(_ id: Swift.Int, _ lhs: \(pointer)) -> Any"
    let compareType = "@Sendable (Swift.Int, \(pointer), \(pointer)) -> Swift.Bool"
    let valueType = "@Sendable (Swift.Int, \(pointer)) -> Any"
    let entries = comparison.specEntries
    let table: [String]
    let fields: String
    if entries.allSatisfy({ $0.conditions.isEmpty }) {
      table = []
      fields = "[\n\(entries.map { "  \($0.text)," }.joined(separator: "\n"))\n]"
    } else {
      table =
        ["var fields: [\(runtime).ComparisonField] = []"]
        + entries.flatMap { $0.conditions.wrap(["fields.append(\($0.text))"]) }
      fields = "fields"
    }
    return [
      ["\(type.access)\(witness)static var comparisonSpec: \(specType) {"] + table.map { "  \($0)" } + [
        "  return \(specType)(",
        "    __fields: \(fields),",
        "    compare: \(call("__isFieldEqual", as: compareType)),",
        "    value: \(call("__fieldValue", as: valueType)))",
        "}",
      ],
      function("@inline(never)\nprivate \(reader)static func __isFieldEqual\(compare)", comparison.fieldEquality()),
      function("@inline(never)\nprivate \(reader)static func __fieldValue\(value)", comparison.fieldValue()),
    ]
  }

  private var caseHelpers: [[String]] {
    guard let comparison = comparison as? EnumGenerator, comparison.needsCaseIndex else { return [] }
    return [
      function(
        "@inline(__always)\nprivate \(reader)static func __caseIndex(of value: \(self_)) -> Swift.Int",
        comparison.caseIndex()),
      function(
        "private \(reader)static func __caseName(of value: \(self_)) -> Swift.String", comparison.caseName()),
    ]
  }

  private var hash: [[String]] {
    guard conformances.mayBeHashable, !type.declaresHash else { return [] }
    let parameters = "(_ value: \(pointer), into hasher: inout Swift.Hasher)"
    guard case .stripped = isolation else {
      return [function("\(type.access)\(witness)static func __hash\(parameters)", comparison.hashing())]
    }
    return [
      function(
        "\(type.access)\(witness)static func __hash\(parameters)",
        ["\(call("__hashFields", as: "(\(pointer), inout Swift.Hasher) -> Swift.Void"))(value, &hasher)"]),
      function("private \(reader)static func __hashFields\(parameters)", comparison.hashing()),
    ]
  }

  // MARK: Text

  /// A function from its head and its statements.
  private func function(_ head: String, _ body: [String]) -> [String] {
    head.split(separator: "\n").dropLast().map(String.init)
      + ["\(head.split(separator: "\n").last ?? "") {"] + body.map { "  \($0)" } + ["}"]
  }

  private func indented(_ members: [[String]]) -> String {
    members.map { $0.map { "  \($0)" }.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
