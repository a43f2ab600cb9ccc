import SwiftSyntax
import SwiftSyntaxMacros

/// Finds the cases of an enum, those inside `#if` included, and reads their markers.
struct EnumCaseCollector<Context: MacroExpansionContext> {
  let context: Context
  let options: AutoEquatableArguments
  let genericParameters: GenericParameters
  private(set) var cases: [EnumCase] = []
  /// The spellings of standard types of the values so far.
  private var known: Set<String> = []
  /// Whether some case cannot be named, so that a `switch` over the others is not exhaustive.
  private(set) var hasUnavailableCase = false

  init(context: Context, options: AutoEquatableArguments, genericParameters: GenericParameters) {
    self.context = context
    self.genericParameters = genericParameters
    self.options = options
  }

  /// Collects the cases of a list of members in declaration order.
  mutating func collect(_ members: MemberBlockItemListSyntax) {
    for (declaration, conditions) in members.withConditions {
      guard let declaration = declaration.as(EnumCaseDeclSyntax.self) else { continue }
      if declaration.attributes.unconditional.contains(where: \.makesUnavailable) {
        hasUnavailableCase = true
      } else {
        collect(declaration, under: conditions)
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
    let positions = FieldPositions(
      of: parameter, type: parameter.type, mayBeRejected: !shape.isKnownEquatable, known: &known, in: context)
    return EnumCase.Payload(
      name: name, type: parameter.type, role: role, node: Syntax(parameter), positions: positions,
      holdsAnyNodes: role == .children && !genericParameters.needed(by: parameter.type).isEmpty)
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
