import SwiftSyntax
import SwiftSyntaxBuilder

// The members of the conformance. Code that reads through a pointer is marked `unsafe`, for modules with strict memory
// safety.

extension ConformanceGenerator {
  /// The members that a member macro returns.
  var memberDeclarations: [DeclSyntax] {
    members.map { "\(raw: $0.joined(separator: "\n"))" }
  }

  /// Each member as its lines.
  var members: [[String]] {
    if comparison.isUninhabited { return usesGenericForm ? genericUninhabitedMembers : uninhabitedMembers }
    let form = usesGenericForm ? genericForm : equalityOperator + pointerForm + [spec]
    return form + differences + [fieldValue] + wrapperRoles + hash + caseHelpers
  }

  /// The members of a type without values: nothing is read, nothing differs.
  ///
  /// The compiler synthesizes the `==`, and would warn that any other is never executed.
  private var uninhabitedMembers: [[String]] {
    let parameters = "(_: \(pointer), _: \(pointer)) -> \(standard)Bool"
    return [
      function("\(type.access.modifier)\(witness)static func areEqual\(parameters)", ["true"]),
      function("\(type.access.modifier)\(witness)static func areEqualExceptChildren\(parameters)", ["true"]),
      function(
        "\(type.access.modifier)\(witness)static var comparisonSpec: \(specType)",
        ["unsafe \(specType)\(Self.emptySpecArguments)"]),
    ]
  }

  /// The arguments of the spec of a type without values.
  static let emptySpecArguments =
    "(__table: \"\", firstDifference: { _, _, _ in \(DifferenceStart.none) }, value: { _, _ in () })"

  var specType: String { "\(runtime)ComparisonSpec<\(self_)>" }

  // MARK: Equality

  private var equalityOperator: [[String]] {
    if type.declaresEquality { return [valueComparison] + writtenWitness }
    let head = "\(type.access.modifier)\(witness)static func == (lhs: \(self_), rhs: \(self_)) -> \(standard)Bool"
    let inPlace = """
      unsafe \(standard)withUnsafePointer(to: lhs) { lhs in unsafe \(standard)withUnsafePointer(to: rhs) { rhs in \
      unsafe areEqual(lhs, rhs) } }
      """
    if type.kind != .finalClass {
      // A call from another module copies both values, and retains all that they hold, unless it is inlined there.
      if type.access.modifier == "public " || type.access.modifier == "package " {
        return [function("@inlinable\n@inline(__always)\n\(head)", [inPlace])]
      }
      if comparison.comparedCount > Self.inlinedComparisons { return [function(head, [inPlace])] }
    }
    return [
      function(
        "@inline(__always)\n\(head)",
        call("__compareValues", of: "lhs", by: "__comparing", "of: lhs", "rhs", isUnsafe: false)),
      valueComparison,
    ]
  }

  /// The function that compares a value with another.
  var valueComparison: [String] {
    let head = "@inline(__always)\nprivate \(reader)func __compareValues(_ rhs: \(self_)) -> \(standard)Bool"
    if type.declaresEquality { return function(head, ["return \(runtime)__asWhole { self == rhs }"]) }
    let shortcut = type.kind == .finalClass ? ["if self === rhs { return true }"] : []
    return function(head, shortcut + comparison.equality())
  }

  /// Names the hand-written `==` as the witness.
  ///
  /// If it could not synthesize one, the compiler finds such an operator twice in a type that a macro adds members to,
  /// and calls it ambiguous.
  var writtenWitness: [[String]] {
    // If the type may be less visible than it looks, no level fits; the `==` is then found by its name.
    if type.access.isUncertain, placement == .extension { return [] }
    let head =
      "\(type.access.modifier)\(witness)static func __isEqual(_ lhs: \(self_), _ rhs: \(self_)) -> \(standard)Bool"
    return [
      function(
        "@_implements(\(standard)Equatable, ==(_:_:))\n\(head)",
        call("__compareValues", of: "lhs", by: "__comparing", "of: lhs", "rhs", isUnsafe: false))
    ]
  }

  // MARK: Comparing in place

  /// The witnesses that compare in place.
  private var pointerForm: [[String]] {
    let head = "\(type.access.modifier)\(witness)static func"
    let parameters = "(_ lhs: \(pointer), _ rhs: \(pointer)) -> \(standard)Bool"
    let exceptChildren =
      comparison.hasChildren
      ? "unsafe \(runtime)__isNone(\(self_).__difference(lhs, rhs, \(DifferenceStart.outsideChildren)))"
      : "unsafe areEqual(lhs, rhs)"
    return [
      function("\(head) areEqual\(parameters)", wholeComparison),
      function("\(head) areEqualExceptChildren\(parameters)", [exceptChildren]),
    ]
  }

  /// Whether all of two values at `lhs` and `rhs` is equal.
  var wholeComparison: [String] {
    type.declaresEquality || type.kind == .finalClass
      ? call("__compareValues", of: "lhs.pointee", by: "__comparing", "of: lhs.pointee", "rhs.pointee")
      : ["unsafe \(runtime)__isNone(\(self_).__difference(lhs, rhs, \(DifferenceStart.anyEntry)))"]
  }

  /// The one function behind the witnesses that compare in place and the spec.
  ///
  /// One copy costs a call and a jump at run time, and saves the compiler half of the work. For a few fields the call
  /// would cost as much as the comparison, and the copies are small.
  private var differences: [[String]] {
    // A hand-written `==` decides, even if the fields differ.
    let decided =
      type.declaresEquality
      ? ["guard unsafe !(lhs.pointee == rhs.pointee) else { return \(DifferenceStart.none) }"] : []
    // Values of the program's own types could hold one of this type again, and inlining would never end.
    let isInlined = comparison.comparesLeavesOnly && comparison.comparedCount <= Self.inlinedDifferences
    let numbered = "(_ lhs: \(pointer), _ rhs: \(pointer), _ start: \(standard)Int) -> \(standard)Int"
    return [
      function(
        "@inline(__always)\nprivate \(witness)static func __difference\(numbered)",
        call("__firstDifference", of: "lhs.pointee", by: "__differing", "at: lhs", "lhs, rhs, start")),
      function(
        "@inline(\(isInlined ? "__always" : "never"))\nprivate \(reader)func __firstDifference\(numbered)",
        decided + comparison.firstDifference()),
    ]
  }

  // MARK: The spec

  private var spec: [String] {
    let (statements, expression) = specExpression
    return function(
      "\(type.access.modifier)\(witness)static var comparisonSpec: \(specType)",
      statements + ["return unsafe \(expression[0])"] + expression.dropFirst())
  }

  /// The spec, and the statements that it needs before it.
  var specExpression: (statements: [String], expression: [String]) {
    let table = comparison.tableRows.code
    let details = comparison.specDetails
    let read = call("__fieldValue", of: "lhs.pointee", by: "__reading", "at: lhs", "id, lhs")
    let tolerances = details.tolerances.isEmpty ? [] : ["tolerances: [\(details.tolerances.joined(separator: ", "))],"]
    let decision = type.declaresEquality ? ["isDecidedByOperator: true,"] : []
    var rows = table.expression
    rows[0] = "__table: \(rows[0])"
    rows[rows.count - 1] += ","
    let expression =
      ["\(specType)("] + rows + roles(details.roles).argument + tolerances + decision + [
        "firstDifference: { lhs, rhs, start in unsafe \(self_).__difference(lhs, rhs, start) },",
        "value: { id, lhs in",
      ] + read + ["}", ")"]
    return (table.statements, expression)
  }

  private var fieldValue: [String] {
    function(
      "@inline(never)\nprivate \(reader)func __fieldValue(_ id: \(standard)Int, _ lhs: \(pointer)) -> Any",
      superclassChecks + comparison.fieldValue())
  }

  private var wrapperRoles: [[String]] { roles(comparison.specDetails.roles).members }

  /// The argument of the spec with roles that only the type checker knows, and the functions that it calls.
  ///
  /// To ask for the type of a wrapper the code has to name it. If the wrapper is not Sendable and may only be read on
  /// an actor, this is in a function with the isolation of the type. A generic type that shows no actor has none: a
  /// reference to it would capture the metatypes of the arguments, which the compiler rejects.
  private func roles(_ roles: [String]) -> (argument: [String], members: [[String]]) {
    guard !roles.isEmpty else { return ([], []) }
    let list = "[\(roles.joined(separator: ", "))]"
    guard case .stripped = isolation, !type.mayBeGeneric || type.visibleActor != nil else {
      return (["roles: \(list),"], [])
    }
    let reading = function("private \(reader)static func __wrapperRoles() -> \(runtime)__WrapperRoles", [list])
    return (["roles: \(runtime)__roles(\(self_).__wrapperRoles),"], [reading])
  }

  private var caseHelpers: [[String]] {
    guard let comparison = comparison as? EnumGenerator, !comparison.cases.isEmpty else { return [] }
    return [
      function("@inline(__always)\nprivate \(reader)var __caseIndex: \(standard)Int", comparison.caseIndex()),
      function("private \(reader)var __caseName: \(standard)String", comparison.caseName()),
    ]
  }

  // MARK: Hashing

  private var hash: [[String]] {
    guard conformances.mayBeHashable || comparison.isHashableByItself || type.declaresEquality else { return [] }
    let read = call("__hashFields", of: "value.pointee", by: "__hashing", "at: value", "value, &hasher")
    let hashing =
      usesGenericForm
      ? genericHash(read)
      : function(
        "\(type.access.modifier)\(witness)static func __hash(_ value: \(pointer), into hasher: inout \(standard)Hasher)",
        read)
    var result = [
      hashing,
      function(
        "private \(reader)func __hashFields(_ value: \(pointer), _ hasher: inout \(standard)Hasher)", hashStatements),
    ]
    // If the type may not conform to AutoEquatable, or if another protocol has a hash too, the hash of AutoEquatable's
    // extension does not suffice.
    let needsWitness = placement == .members || comparison.isHashableByItself || conformances.mayInheritHash
    if needsWitness, !type.declaresHash {
      result.append(
        function(
          "\(type.access.modifier)\(witness)func hash(into hasher: inout \(standard)Hasher)",
          ["unsafe \(standard)withUnsafePointer(to: self) { unsafe Self.__hash($0, into: &hasher) }"]))
    }
    return result
  }

  private var hashStatements: [String] {
    if type.declaresHash { return ["unsafe value.pointee.hash(into: &hasher)"] }
    // The macro cannot know what a hand-written `==` compares, and equal values must have equal hashes.
    return type.declaresEquality ? [] : comparison.hashing()
  }
}
