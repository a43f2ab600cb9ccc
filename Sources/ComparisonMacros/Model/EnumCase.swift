import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// One case of an enum, with the part that each of its payload's values plays.
struct EnumCase {
  /// One value of a payload.
  struct Payload {
    /// The name in the spec: the label, or the position.
    let name: String
    let type: TypeSyntax
    let role: Role
    let node: Syntax
    /// Where the value is declared, for values that the type checker may reject.
    let position: SourcePosition?
    /// Where the value is declared, for the check of it.
    let positionOfCheck: SourcePosition?
    /// Whether the value is a child node of a type that generic arguments decide, which need not be Equatable.
    let holdsAnyNodes: Bool
  }

  /// The part that a value of a payload plays.
  enum Role { case compared, children, ignored, closure }

  let name: String
  let payloads: [Payload]
  /// Where the case is named; none for one that represents others.
  let node: Syntax?
  let conditions: [CompilationCondition]

  /// Whether a comparison of two values of the case looks at the payload.
  var comparesPayload: Bool { payloads.contains { $0.role == .compared || $0.role == .children } }
}

/// Finds the cases of an enum, those inside of `#if` included.
struct EnumCaseCollector<Context: MacroExpansionContext> {
  let context: Context
  let options: MacroOptions
  let genericParameters: GenericParameters
  private(set) var cases: [EnumCase] = []
  /// The spellings of standard types of the values so far.
  private(set) var known: Set<String> = []
  /// Whether some case may not be named, so that a `switch` over the others is not exhaustive.
  private(set) var hasUnavailableCase = false

  init(context: Context, options: MacroOptions, genericParameters: GenericParameters) {
    self.context = context
    self.genericParameters = genericParameters
    self.options = options
  }

  /// Collects the cases of a list of members in declaration order.
  mutating func collect(_ members: MemberBlockItemListSyntax, under conditions: [CompilationCondition] = []) {
    for member in members {
      if let block = member.decl.as(IfConfigDeclSyntax.self) {
        for (index, clause) in block.clauses.enumerated() {
          guard case .decls(let members)? = clause.elements else { continue }
          collect(members, under: conditions + [CompilationCondition(block, clause: index)])
        }
      } else if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        if declaration.attributes.unconditional.contains(where: \.makesUnavailable) {
          hasUnavailableCase = true
        } else {
          collect(declaration, under: conditions)
        }
      }
    }
  }

  /// Reports cases that share a name, which no pattern can tell apart, and gives up on all of the cases then.
  ///
  /// Cases of one name under different conditions are assumed never to meet, unless one of them is present wherever the
  /// other does.
  mutating func rejectOverloads() {
    let overloads = cases.enumerated().filter { index, enumCase in
      cases[..<index].contains { earlier in
        earlier.name == enumCase.name
          && (enumCase.conditions.starts(with: earlier.conditions)
            || earlier.conditions.starts(with: enumCase.conditions))
      }
    }
    for (_, enumCase) in overloads {
      if let node = enumCase.node { context.diagnose(.overloadedCase(enumCase.name), at: node) }
    }
    if !overloads.isEmpty { cases = [] }
  }

  private mutating func collect(_ declaration: EnumCaseDeclSyntax, under conditions: [CompilationCondition]) {
    let selection = PayloadSelection(declaration, in: context)
    for element in declaration.elements {
      let payloads = (element.parameterClause?.parameters ?? []).enumerated().map { index, parameter in
        payload(parameter, at: index, selection)
      }
      cases.append(EnumCase(name: element.name.text, payloads: payloads, node: Syntax(element), conditions: conditions))
    }
  }

  private mutating func payload(
    _ parameter: EnumCaseParameterSyntax, at index: Int, _ selection: PayloadSelection
  ) -> EnumCase.Payload {
    let label = parameter.label?.withoutBackticks
    let name = label ?? String(index)
    var role = selection.role(ofPayloadNamed: label, at: index)
    if role == .compared {
      switch FieldTypeShape.closures(in: parameter.type) {
      case .none: break
      case .whole:
        if options.closures == .mustBeMarked {
          context.diagnose(.closurePayloadMustBeMarked(name), at: parameter, fixIts: selection.ignoring(name))
        }
        role = .closure
      case .part:
        context.diagnose(.compositeOfClosuresInPayload(name), at: parameter, fixIts: selection.ignoring(name))
        // The error is enough; the type checker would add its own to a comparison.
        role = .ignored
      }
    }
    let shape = FieldTypeShape(type: parameter.type, initializer: nil, genericParameters: [])
    let position = shape.isKnownEquatable ? nil : SourcePosition(of: parameter, in: context)
    let isFirst = known.insert(parameter.type.unwrappingOptionals.trimmedDescription).inserted
    return EnumCase.Payload(
      name: name, type: parameter.type, role: role, node: Syntax(parameter), position: position,
      positionOfCheck: position ?? (isFirst ? SourcePosition(of: parameter, in: context) : nil),
      holdsAnyNodes: role == .children && !genericParameters.needed(by: parameter.type).isEmpty)
  }
}

/// The payload values that the markers on an enum case select.
struct PayloadSelection {
  private let declaration: EnumCaseDeclSyntax
  private var ignored: Set<String> = []
  private var children: Set<String> = []

  init(_ declaration: EnumCaseDeclSyntax, in context: some MacroExpansionContext) {
    self.declaration = declaration
    for (marker, attribute) in declaration.attributes.conditionalMarkers {
      context.diagnose(.conditionalMarkerOnCase(marker), at: attribute)
    }
    let names = Set(
      declaration.elements.flatMap { element in
        (element.parameterClause?.parameters ?? []).enumerated().flatMap { index, parameter in
          [parameter.label?.withoutBackticks, String(index)].compactMap(\.self)
        }
      })
    for attribute in declaration.attributes.unconditional {
      guard let marker = MarkerName(attribute), marker == .ignored || marker == .children else { continue }
      for argument in attribute.argumentList {
        guard let name = argument.expression.payloadName, names.contains(name) else {
          context.diagnose(.noSuchPayload(argument.expression.trimmedDescription), at: argument.expression)
          continue
        }
        if (marker == .ignored ? children : ignored).contains(name) {
          context.diagnose(.contradictingPayloadMarkers(name), at: argument.expression)
        }
        if marker == .ignored { ignored.insert(name) } else { children.insert(name) }
      }
    }
  }

  /// Leaves a value of the payload out; none where that may leave out one of another case too.
  fileprivate func ignoring(_ name: String) -> [FixIt] {
    declaration.elements.count == 1 ? [.add("AutoIgnored(\"\(name)\")", to: declaration)] : []
  }

  fileprivate func role(ofPayloadNamed label: String?, at index: Int) -> EnumCase.Role {
    let names = [label, String(index)].compactMap(\.self)
    if names.contains(where: ignored.contains) { return .ignored }
    return names.contains(where: children.contains) ? .children : .compared
  }
}

extension EnumCaseParameterSyntax {
  /// The label as it is written, none for `_`.
  fileprivate var label: String? {
    firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
  }
}

extension ExprSyntax {
  /// The label or position that an argument of a marker on an enum case gives.
  fileprivate var payloadName: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? integerLiteralValue.map(String.init)
  }
}

extension AttributeSyntax {
  /// Whether the attribute makes its declaration unavailable everywhere.
  fileprivate var makesUnavailable: Bool {
    guard unqualifiedName == "available", case .availability(let arguments)? = arguments else { return false }
    let words = arguments.map { $0.argument.trimmedDescription }
    return words.contains("unavailable") && words.contains("*")
  }
}
