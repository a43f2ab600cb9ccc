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
  /// Statements that the type checker rejects where the type has a superclass.
  let superclassChecks: [String]
  let placement: Placement

  /// Where the generated code stands.
  enum Placement { case `extension`, members }

  /// Up to this many comparisons are written into `==` itself, for the compiler to inline where it is called; above
  /// it, `==` calls the pointer form.
  private static let inlinedComparisons = 24

  /// Up to this many comparisons the function behind the witnesses is inlined into them.
  private static let inlinedDifferences = 4

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
    /// Witnesses have the isolation of the type, which is checked when a nonisolated caller uses them.
    case preconcurrency
  }

  private var isolation: Isolation {
    switch options.isolation {
    case .nonisolated: return .nonisolated
    case .globalActor(let name): return .actor(name)
    case .isolated: return .actor(type.visibleActor ?? "MainActor")
    case .automatic:
      if let written = conformances.writtenIsolation { return .actor(written) }
      if conformances.isPreconcurrency { return .preconcurrency }
      // A reference shares its fields with every other one, so its witnesses may not leave the actor.
      if type.kind == .finalClass { return type.visibleActor.map(Isolation.actor) ?? .inherited }
      return .stripped
    }
  }

  /// The keyword on witnesses.
  private var witness: String {
    switch isolation {
    case .nonisolated, .stripped: "nonisolated "
    case .inherited, .actor, .preconcurrency: ""
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
    case .preconcurrency: "@preconcurrency "
    }
  }

  /// Statements that call a reading function of a value from a witness.
  ///
  /// The function belongs to the value rather than to the type: a reference to a static function of a generic type
  /// would capture the metatypes of its arguments, which the compiler warns of. The optimizer removes the binding, and
  /// with it the copy of the value that is bound, as long as the cast changes nothing that it can see: neither the
  /// isolation, which it cannot, nor `@Sendable`, which a function of a Sendable value is where the language mode
  /// infers it.
  ///
  /// `helper` is the function of the library that casts a function of this type, and `owner` its argument that names
  /// the value.
  private func call(
    _ function: String, of value: String, by helper: String, _ owner: String, _ arguments: String
  ) -> [String] {
    guard case .stripped = isolation else { return ["return \(value).\(function)(\(arguments))"] }
    return [
      "#if hasFeature(InferSendableFromCaptures)",
      "return \(runtime).\(helper)(\(value).\(function), \(owner))(\(arguments))",
      "#else",
      "return \(runtime).\(helper)(unsendable: \(value).\(function), \(owner))(\(arguments))",
      "#endif",
    ]
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
    // The compiler takes the text of an expansion and parses it anyway. Handing it over in one token rather than as a
    // tree saves the time of parsing it here, which would be most of the plug-in's.
    let text = "\(name)\(clause)\(whereClause) {\n\(indented(members))\n}"
    return [
      ExtensionDeclSyntax(
        leadingTrivia: availability.isEmpty ? [] : [.unexpectedText(availability)],
        extensionKeyword: .keyword(.extension, trailingTrivia: .space),
        extendedType: IdentifierTypeSyntax(name: .identifier(text)),
        memberBlock: MemberBlockSyntax(
          leftBrace: .leftBraceToken(presence: .missing), members: [], rightBrace: .rightBraceToken(presence: .missing))
      )
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
    comparison.isUninhabited ? uninhabitedMembers : equalityOperator + pointerForm + spec + hash + caseHelpers
  }

  /// The members of a type without values: nothing is read, nothing differs.
  ///
  /// The compiler brings the `==`, and would warn of any other that it is never executed.
  private var uninhabitedMembers: [[String]] {
    let parameters = "(_: \(pointer), _: \(pointer)) -> Swift.Bool"
    let specType = "\(runtime).ComparisonSpec<\(self_)>"
    return [
      function("\(type.access)\(witness)static func areEqual\(parameters)", ["true"]),
      function("\(type.access)\(witness)static func areEqualExceptChildren\(parameters)", ["true"]),
      function(
        "\(type.access)\(witness)static var comparisonSpec: \(specType)",
        ["\(specType)(__table: \"\", firstDifference: { _, _, _ in -1 }, value: { _, _ in () })"]),
    ]
  }

  private var equalityOperator: [[String]] {
    let reader = "@inline(__always)\nprivate \(reader)func __compareValues(_ rhs: \(self_)) -> Swift.Bool"
    if type.declaresEquality {
      return [function(reader, ["return \(runtime).__asWhole { self == rhs }"])] + writtenWitness
    }
    let head = "\(type.access)\(witness)static func == (lhs: \(self_), rhs: \(self_)) -> Swift.Bool"
    let inPlace =
      "Swift.withUnsafePointer(to: lhs) { lhs in Swift.withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }"
    if type.kind != .finalClass {
      // A call from another module copies both values, and retains all that they hold, unless it is inlined there.
      if type.access == "public " || type.access == "package " {
        return [function("@inlinable\n@inline(__always)\n\(head)", [inPlace])]
      }
      if comparison.comparedCount > Self.inlinedComparisons { return [function(head, [inPlace])] }
    }
    let shortcut = type.kind == .finalClass ? ["if self === rhs { return true }"] : []
    return [
      function("@inline(__always)\n\(head)", call("__compareValues", of: "lhs", by: "__comparing", "of: lhs", "rhs")),
      function(reader, shortcut + comparison.equality()),
    ]
  }

  /// Names the hand-written `==` as the witness.
  ///
  /// Where it could not synthesize one, the compiler finds such an operator twice in a type that a macro adds members
  /// to, and calls it ambiguous with itself.
  private var writtenWitness: [[String]] {
    let head = "\(type.access)\(witness)static func __isEqual(_ lhs: \(self_), _ rhs: \(self_)) -> Swift.Bool"
    return [
      function(
        "@_implements(Swift.Equatable, ==(_:_:))\n\(head)",
        call("__compareValues", of: "lhs", by: "__comparing", "of: lhs", "rhs"))
    ]
  }

  /// The witnesses that compare in place, and the one function behind them and the spec.
  ///
  /// One copy costs a call and a jump at run time, and saves the compiler half of the work. For a few fields the call
  /// would cost as much as the comparison, and the copies are small.
  private var pointerForm: [[String]] {
    let head = "\(type.access)\(witness)static func"
    let parameters = "(_ lhs: \(pointer), _ rhs: \(pointer)) -> Swift.Bool"
    let usesOperator = type.declaresEquality || type.kind == .finalClass
    let areEqual =
      usesOperator
      ? call("__compareValues", of: "lhs.pointee", by: "__comparing", "of: lhs.pointee", "rhs.pointee")
      : ["\(runtime).__isNone(\(self_).__difference(lhs, rhs, -1))"]
    let exceptChildren =
      comparison.hasChildren ? "\(runtime).__isNone(\(self_).__difference(lhs, rhs, -2))" : "areEqual(lhs, rhs)"
    // Values of the program's own types could hold one of this type again, and inlining would never end.
    // A hand-written `==` decides, also over what the fields say one by one.
    let decided = type.declaresEquality ? ["guard !(lhs.pointee == rhs.pointee) else { return -1 }"] : []
    let isInlined = comparison.comparesLeavesOnly && comparison.comparedCount <= Self.inlinedDifferences
    let numbered = "(_ lhs: \(pointer), _ rhs: \(pointer), _ start: Swift.Int) -> Swift.Int"
    return [
      function("\(head) areEqual\(parameters)", areEqual),
      function("\(head) areEqualExceptChildren\(parameters)", [exceptChildren]),
      function(
        "@inline(__always)\nprivate \(witness)static func __difference\(numbered)",
        call("__firstDifference", of: "lhs.pointee", by: "__differing", "at: lhs", "lhs, rhs, start")),
      function(
        "@inline(\(isInlined ? "__always" : "never"))\nprivate \(reader)func __firstDifference\(numbered)",
        decided + comparison.firstDifference()),
    ]
  }

  private var spec: [[String]] {
    let specType = "\(runtime).ComparisonSpec<\(self_)>"
    let table = comparison.tableRows.code
    let details = comparison.specDetails
    let read = call("__fieldValue", of: "lhs.pointee", by: "__reading", "at: lhs", "id, lhs")
    let roles = roles(details.roles)
    let tolerances = details.tolerances.isEmpty ? [] : ["tolerances: [\(details.tolerances.joined(separator: ", "))],"]
    let decision = type.declaresEquality ? ["isDecidedByOperator: true,"] : []
    var expression = table.expression
    expression[0] = "__table: \(expression[0])"
    expression[expression.count - 1] += ","
    return [
      function(
        "\(type.access)\(witness)static var comparisonSpec: \(specType)",
        table.statements + ["return \(specType)("] + expression + roles.argument + tolerances + decision + [
          "firstDifference: { lhs, rhs, start in \(self_).__difference(lhs, rhs, start) },",
          "value: { id, lhs in",
        ] + read + ["}", ")"]),
      function(
        "@inline(never)\nprivate \(reader)func __fieldValue(_ id: Swift.Int, _ lhs: \(pointer)) -> Any",
        superclassChecks + comparison.fieldValue()),
    ] + roles.members
  }

  /// The argument of the spec with roles that only the type checker knows, and what it calls.
  ///
  /// To ask for the type of a wrapper the code has to name it. Where the wrapper may be read on an actor only, since it is
  /// not Sendable, that stands in a function with the isolation of the type. A generic type that belongs to no actor, as far
  /// as can be seen, has none: a reference to it would capture the metatypes of the arguments, which the compiler refuses.
  private func roles(_ roles: [String]) -> (argument: [String], members: [[String]]) {
    guard !roles.isEmpty else { return ([], []) }
    let list = "[\(roles.joined(separator: ", "))]"
    guard case .stripped = isolation, !type.mayBeGeneric || type.visibleActor != nil else {
      return (["roles: \(list),"], [])
    }
    let reading = function("private \(reader)static func __wrapperRoles() -> \(runtime).__WrapperRoles", [list])
    return (["roles: \(runtime).__roles(\(self_).__wrapperRoles),"], [reading])
  }

  private var caseHelpers: [[String]] {
    guard let comparison = comparison as? EnumGenerator, !comparison.cases.isEmpty else { return [] }
    return [
      function("@inline(__always)\nprivate \(reader)var __caseIndex: Swift.Int", comparison.caseIndex()),
      function("private \(reader)var __caseName: Swift.String", comparison.caseName()),
    ]
  }

  private var hash: [[String]] {
    guard !type.declaresHash else { return [] }
    let parameters = "(_ value: \(pointer), into hasher: inout Swift.Hasher)"
    guard conformances.mayBeHashable || comparison.isHashableByItself || type.declaresEquality else { return [] }
    // Nothing is known of what a hand-written `==` looks at, and equal values must not have different hashes.
    let statements = type.declaresEquality ? [] : comparison.hashing()
    let read = call("__hashFields", of: "value.pointee", by: "__hashing", "at: value", "value, &hasher")
    var result = [
      function("\(type.access)\(witness)static func __hash\(parameters)", read),
      function(
        "private \(reader)func __hashFields(_ value: \(pointer), _ hasher: inout Swift.Hasher)", statements),
    ]
    // Where the type may not conform to AutoEquatable, and where another protocol brings a hash of its own, the one of
    // AutoEquatable's extension is not enough.
    if placement == .members || comparison.isHashableByItself {
      result.append(
        function(
          "\(type.access)\(witness)func hash(into hasher: inout Swift.Hasher)",
          ["Swift.withUnsafePointer(to: self) { Self.__hash($0, into: &hasher) }"]))
    }
    return result
  }

  // MARK: Text

  /// A function from its head and its statements.
  private func function(_ head: String, _ body: [String]) -> [String] {
    CodeLayout.indent(head.split(separator: "\n").map(String.init).appending(" {") + body + ["}"])
  }

  private func indented(_ members: [[String]]) -> String {
    members.map { $0.map { "  \($0)" }.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

extension [String] {
  /// The lines with a text behind the last.
  fileprivate func appending(_ text: String) -> [String] {
    dropLast() + [(last ?? "") + text]
  }
}
