import SwiftSyntax
import SwiftSyntaxMacros

/// The model of an annotated declaration: everything that code is generated from.
///
/// Reading it reports every mistake that can be seen in the source.
struct TypeModel {
  let type: AnnotatedType
  let options: AutoEquatableArguments
  let content: Content
  /// The left sides of the requirements under which the type is Equatable.
  let requirements: [String]

  /// The fields or cases of the type.
  enum Content {
    /// A struct or class: its stored properties, and key paths below them, in declaration order.
    case fields([SpecEntry])
    /// An enum; `hasUnavailableCase` says whether a `switch` over the cases needs a default.
    case cases([EnumCase], hasUnavailableCase: Bool)
  }

  /// Reads the attribute's arguments and the members of the type, and reports problems.
  init(
    _ type: AnnotatedType, _ conformances: Conformances, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    self.type = type
    options = AutoEquatableArguments(attribute, in: context)
    if conformances.namesHashable, type.declaresEquality, !type.declaresHash {
      context.diagnose(.hashIsConstant(type.name), at: attribute)
    }
    if type.kind == .enumeration {
      if options.fields == .annotatedOnly { context.diagnose(.annotatedOnlyOnEnum(type.name), at: attribute) }
      (content, requirements) = Self.readCases(of: type, options, in: context)
      return
    }
    let (entries, isComplete) = Self.readFields(of: type, options, in: context)
    content = .fields(entries)
    requirements = Self.requirements(of: entries, type.genericParameters)
    if isComplete, !type.declaresEquality { Self.warnIfAlwaysEqual(entries, attribute: attribute, in: context) }
  }

  private static func readCases(
    of type: AnnotatedType, _ options: AutoEquatableArguments, in context: some MacroExpansionContext
  ) -> (Content, requirements: [String]) {
    var collector = EnumCaseCollector(context: context, options: options, genericParameters: type.genericParameters)
    collector.collect(type.declaration.memberBlock.members)
    collector.rejectOverloads()
    let requirements = collector.cases.flatMap(\.payloads).filter { $0.role.isCompared && !$0.holdsAnyNodes }
      .flatMap { type.genericParameters.needed(by: $0.type) }
    return (
      .cases(collector.cases, hasUnavailableCase: collector.hasUnavailableCase), requirements.withoutRepetitions
    )
  }

  /// The entries of a struct or class, and whether every field has a role.
  private static func readFields(
    of type: AnnotatedType, _ options: AutoEquatableArguments, in context: some MacroExpansionContext
  ) -> (entries: [SpecEntry], isComplete: Bool) {
    var collector = FieldCollector(context: context, genericParameters: type.genericParameters.names)
    collector.collect(type.declaration.memberBlock.members)
    var entries: [SpecEntry] = []
    var isComplete = true
    for field in collector.fields {
      guard let role = field.role(options, in: context) else {
        isComplete = false
        continue
      }
      let isGeneric = field.type.map { !type.genericParameters.needed(by: $0).isEmpty } ?? false
      let children: [ChildPath?] = role == .child ? field.annotations.children : [nil]
      for child in children {
        entries.append(
          SpecEntry(
            field: field, role: role, child: child, id: entries.count, owner: type.selfName,
            isOfObject: type.kind == .finalClass, holdsAnyNodes: role == .children && isGeneric))
      }
    }
    return (entries, isComplete)
  }

  private static func requirements(of entries: [SpecEntry], _ parameters: GenericParameters) -> [String] {
    entries.filter { ($0.role == .compared || $0.role == .children) && !$0.holdsAnyNodes }
      .filter { $0.field.annotations.strategy.comparesWithEquality }
      .compactMap(\.field.type).flatMap(parameters.needed).withoutRepetitions
  }

  /// Warns if nothing is compared although no marker says so.
  private static func warnIfAlwaysEqual(
    _ entries: [SpecEntry], attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) {
    let closures = entries.filter { $0.role == .excludedClosure }
    guard !closures.isEmpty, !entries.contains(where: \.role.isCompared) else { return }
    context.diagnose(
      .alwaysEqual, at: attribute,
      fixIts: [
        .addToAll("AutoIgnored", closures.map(\.field.declaration))
      ])
  }
}

extension FieldStrategy {
  /// Whether the strategy asks for values that are Equatable.
  fileprivate var comparesWithEquality: Bool {
    switch self {
    case .equality, .unordered: true
    case .identity, .bitwise, .tolerance, .custom: false
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order.
  fileprivate var withoutRepetitions: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
