import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the members and extensions that make a type conform to `AutoEquatable`.
struct ConformanceGenerator {
  let model: TypeModel
  let conformances: Conformances
  /// Writes the bodies of the functions.
  let comparison: any ComparisonGenerator
  /// Statements that the type checker rejects if the type has a superclass.
  let superclassChecks: [String]
  let placement: Placement

  /// The place of the generated code.
  enum Placement { case `extension`, members }

  /// Chooses the generator of the bodies for the kind of type.
  init(
    _ model: TypeModel, conformances: Conformances, placement: Placement, in context: some MacroExpansionContext
  ) {
    self.model = model
    self.conformances = conformances
    self.placement = placement
    let isObject = model.type.kind == .finalClass
    superclassChecks =
      isObject && !model.type.declaresEquality ? SuperclassCheck(model.type.declaration, in: context).statements : []
    comparison =
      switch model.content {
      case .cases(let cases, let hasUnavailableCase):
        EnumGenerator(cases: cases, hasUnavailableCase: hasUnavailableCase)
      case .fields(let entries): FieldwiseGenerator(entries, order: model.options.order, isObject: isObject)
      }
  }

  var type: AnnotatedType { model.type }

  /// Up to this many comparisons are written into `==` itself, so that the compiler inlines them at the call; above it,
  /// `==` calls the pointer form.
  static let inlinedComparisons = 24

  /// Up to this many comparisons the function behind the witnesses is inlined into them.
  static let inlinedDifferences = 4

  // MARK: Isolation

  /// How the members are isolated.
  enum Isolation {
    /// Everything is nonisolated.
    case nonisolated
    /// Fields are read under the isolation of the type, by functions that nonisolated witnesses call regardless.
    ///
    /// The witnesses read the values that they get, so they share with the type's actor only what a field refers to.
    case stripped
    /// Witnesses have the isolation of the type.
    case inherited
    /// Witnesses have the isolation of the type, and the conformance is isolated to an actor.
    case actor(String)
    /// Witnesses have the isolation of the type, which is checked when a nonisolated caller uses them.
    case preconcurrency
  }

  var isolation: Isolation {
    switch model.options.isolation {
    case .nonisolated: return .nonisolated
    case .globalActor(let name): return .actor(name)
    case .isolated: return .actor(type.visibleActor ?? "MainActor")
    case .automatic:
      if let written = conformances.writtenIsolation { return .actor(written) }
      if conformances.isPreconcurrency { return .preconcurrency }
      // All references to an object share its fields, so the witnesses of a class may not leave the actor.
      if type.kind == .finalClass { return type.visibleActor.map(Isolation.actor) ?? .inherited }
      return .stripped
    }
  }

  /// The keyword on witnesses.
  var witness: String {
    switch isolation {
    case .nonisolated, .stripped: "nonisolated "
    case .inherited, .actor, .preconcurrency: ""
    }
  }

  /// The keyword on the functions that read fields.
  var reader: String {
    if case .nonisolated = isolation { "nonisolated " } else { "" }
  }

  /// The prefix of a protocol in the list of conformances.
  var conformancePrefix: String {
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
  /// the copy of the bound value, if the cast changes nothing that it sees. It does not see the isolation, and
  /// `@Sendable` does not change if the language mode infers it for functions of Sendable values.
  ///
  /// `helper` is the function of the library that casts a function of this type, and `owner` its argument that names
  /// the value; `isUnsafe` says whether one of the arguments is a pointer or reads through one.
  func call(
    _ function: String, of value: String, by helper: String, _ owner: String, _ arguments: String,
    isUnsafe: Bool = true
  ) -> [String] {
    let head = isUnsafe ? "return unsafe " : "return "
    guard case .stripped = isolation else { return ["\(head)\(value).\(function)(\(arguments))"] }
    return [
      "#if hasFeature(InferSendableFromCaptures)",
      "\(head)\(runtime)\(helper)(\(value).\(function), \(owner))(\(arguments))",
      "#else",
      "\(head)\(runtime)\(helper)(unsendable: \(value).\(function), \(owner))(\(arguments))",
      "#endif",
    ]
  }

  var self_: String { type.selfName }
  var pointer: String { "\(standard)UnsafePointer<\(self_)>" }

  // MARK: Extensions

  /// The extensions that an extension macro returns.
  func extensions(of extended: some TypeSyntaxProtocol, availability: String) throws -> [ExtensionDeclSyntax] {
    var added: [String] = []
    if conformances.addsEquatable { added.append("\(conformancePrefix)\(runtime)__Equatable") }
    if usesGenericForm { added.append("\(conformancePrefix)\(runtime)__GeneratedEquatable") }
    if conformances.addsAutoEquatable { added.append("\(conformancePrefix)\(runtime)__AutoEquatable") }
    let clause = added.isEmpty ? "" : ": \(added.joined(separator: ", "))"
    let name = extended.trimmedDescription
    let (inside, apart) = dividedMembers
    let main = "\(name)\(clause)\(whereClause) {\n\(indented(inside))\n}"
    let other = "\(name)\(copyableClause) {\n\(indented(apart))\n}"
    return (apart.isEmpty ? [main] : [main, other]).map { Self.extensionDeclaration($0, availability) }
  }

  /// An extension from the text after the keyword.
  ///
  /// The compiler takes the text of an expansion and parses it anyway. Handing it over in one token rather than as a
  /// tree saves the time of parsing it here, which would be most of the plug-in's.
  private static func extensionDeclaration(_ text: String, _ availability: String) -> ExtensionDeclSyntax {
    ExtensionDeclSyntax(
      leadingTrivia: availability.isEmpty ? [] : [.unexpectedText(availability)],
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: IdentifierTypeSyntax(name: .identifier(text)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(presence: .missing), members: [], rightBrace: .rightBraceToken(presence: .missing))
    )
  }

  /// The members of the extension with the conformance, and those of one apart from it.
  ///
  /// An extension with requirements may have no members that are more visible than the extended type. If the type may
  /// be less visible than it looks, the witnesses are separate and have the requirements themselves.
  private var dividedMembers: (inside: [[String]], apart: [[String]]) {
    let members = members
    guard usesGenericForm, type.access.isUncertain, !whereClause.isEmpty else { return (members, []) }
    let isWitness = { (member: [String]) in
      member.contains { $0.contains(" func __any") || $0.contains(" func hash(") }
    }
    let witnesses = members.filter(isWitness).map { member in
      var lines = member
      guard let head = lines.firstIndex(where: { $0.hasSuffix(" {") }) else { return lines }
      lines[head] = lines[head].dropLast(2) + whereClause + " {"
      return lines
    }
    return (members.filter { !isWitness($0) }, witnesses)
  }

  private var whereClause: String {
    if let written = model.options.requirements { return written.isEmpty ? "" : " where \(written)" }
    let inferred = conformances.addsEquatable ? model.requirements.map { "\($0): \(standard)Equatable" } : []
    let all = inferred + suppressions
    return all.isEmpty ? "" : " where \(all.joined(separator: ", "))"
  }

  /// The parameters that need not be Copyable: an extension asks for that unless it says otherwise.
  private var suppressions: [String] { type.genericParameters.suppressed.map { "\($0): ~Copyable" } }

  private var copyableClause: String {
    suppressions.isEmpty ? "" : " where \(suppressions.joined(separator: ", "))"
  }

  // MARK: Text

  /// A function from its head and its statements.
  func function(_ head: String, _ body: [String]) -> [String] {
    let head = head.contains("func hash(") ? head : deprecation + head
    return CodeLayout.indent(head.split(separator: "\n").map(String.init).appending(" {") + body + ["}"])
  }

  func indented(_ members: [[String]]) -> String {
    members.map { $0.map { "  \($0)" }.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

extension [String] {
  /// The lines with a text behind the last.
  fileprivate func appending(_ text: String) -> [String] {
    dropLast() + [(last ?? "") + text]
  }
}
