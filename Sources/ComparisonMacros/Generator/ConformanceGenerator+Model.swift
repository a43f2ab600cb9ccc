import SwiftSyntax
import SwiftSyntaxMacros

extension ConformanceGenerator {
  /// Reads the members of a type and reports what is wrong with them.
  init(
    _ type: AnnotatedType, attribute: AttributeSyntax, conformances: Conformances, placement: Placement,
    in context: some MacroExpansionContext
  ) {
    let options = MacroOptions(attribute, in: context)
    self.type = type
    self.options = options
    self.conformances = conformances
    self.placement = placement
    superclassChecks =
      type.kind == .finalClass && !type.declaresEquality
      ? SuperclassCheck(type.declaration, in: context).statements : []
    if conformances.namesHashable, type.declaresEquality, !type.declaresHash {
      context.diagnose(.hashIsConstant(type.name), at: attribute)
    }
    let members = type.declaration.memberBlock.members
    if type.kind == .enumeration {
      if options.fields == .annotatedOnly { context.diagnose(.annotatedOnlyOnEnum(type.name), at: attribute) }
      var collector = EnumCaseCollector(
        context: context, options: options, genericParameters: type.genericParameters)
      collector.collect(members)
      collector.rejectOverloads()
      comparison = EnumGenerator(
        cases: collector.cases, hasUnavailableCase: collector.hasUnavailableCase)
      requirements = collector.cases.flatMap(\.payloads).filter { $0.role.isCompared && !$0.holdsAnyNodes }
        .flatMap { type.genericParameters.needed(by: $0.type) }.uniqued()
      return
    }
    var collector = StoredFieldCollector(context: context, genericParameters: type.genericParameters.names)
    collector.collect(members)
    var comparisons: [FieldComparison] = []
    var isComplete = true
    for field in collector.fields {
      guard let role = field.role(options, in: context) else {
        isComplete = false
        continue
      }
      if role == .child {
        for child in field.annotations.children {
          comparisons.append(
            FieldComparison(
              field: field, role: role, child: child, id: comparisons.count, owner: type.selfName))
        }
      } else {
        let isGeneric = field.type.map { !type.genericParameters.needed(by: $0).isEmpty } ?? false
        comparisons.append(
          FieldComparison(
            field: field, role: role, child: nil, id: comparisons.count, owner: type.selfName,
            holdsAnyNodes: role == .children && isGeneric))
      }
    }
    if type.kind == .finalClass {
      for index in comparisons.indices { comparisons[index].isOfObject = true }
    }
    comparison = FieldwiseGenerator(
      comparisons, order: options.order, isObject: type.kind == .finalClass)
    requirements = comparisons.filter { ($0.role == .compared || $0.role == .children) && !$0.holdsAnyNodes }
      .filter { $0.field.annotations.strategy.comparesWithEquality }
      .compactMap(\.field.type).flatMap(type.genericParameters.needed).uniqued()
    if isComplete, !type.declaresEquality {
      Self.warnIfAlwaysEqual(comparisons, attribute: attribute, in: context)
    }
  }

  /// Warns where nothing is compared although no marker says so.
  private static func warnIfAlwaysEqual(
    _ comparisons: [FieldComparison], attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) {
    let closures = comparisons.filter { $0.role == .excludedClosure }
    guard !closures.isEmpty, !comparisons.contains(where: \.role.isCompared) else { return }
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
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
