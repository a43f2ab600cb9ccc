import SwiftSyntax
import SwiftSyntaxMacros

/// The markers on a stored property.
struct FieldAnnotations {
  var isIgnored = false
  var isRequired = false
  var isChildren = false
  var priority: Int?
  var children: [ChildPath] = []
  var matching: ChildMatching = .ordered
  var strategy = FieldStrategy.equality
  /// Whether the strategy is named by a type that another one of the same name may hide.
  var namesStrategyType = false
  /// Whether a marker was reported as wrong, so that the role of the field is unknown.
  var isBroken = false

  /// The name of the library's type of strategies.
  static let strategyType = "ComparisonStrategy"

  /// How the elements of a collection of children are paired.
  enum ChildMatching { case ordered, unordered }

  /// Whether the field is compared by something other than its own `==`.
  var hasOwnComparison: Bool { !children.isEmpty || !strategy.isEquality }

  /// Whether a marker says that the field is to be compared.
  var selectsField: Bool {
    isRequired || isChildren || priority != nil || hasOwnComparison
  }

  init(_ property: VariableDeclSyntax, in context: some MacroExpansionContext) {
    var seen: [MarkerName: AttributeSyntax] = [:]
    for element in property.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else {
        // An `#if` in the attribute list: fine unless it holds one of ours.
        for (marker, attribute) in element.conditionalMarkers {
          context.diagnose(.conditionalMarker(marker), at: attribute)
          isBroken = true
        }
        continue
      }
      guard let marker = MarkerName(attribute) else { continue }
      if seen[marker] != nil {
        context.diagnose(
          .duplicateMarker(marker), at: attribute, fixIts: [.remove(attribute, from: property)])
        isBroken = true
        continue
      }
      seen[marker] = attribute
      read(marker, attribute, in: context)
    }
    checkCombinations(seen, on: property, in: context)
  }

  private mutating func read(_ marker: MarkerName, _ attribute: AttributeSyntax, in context: some MacroExpansionContext)
  {
    switch marker {
    case .ignored: isIgnored = true
    case .required: isRequired = true
    case .children: isChildren = true
    case .priority:
      guard let expression = attribute.argumentList.first?.expression else { return }
      if let value = expression.integerLiteralValue {
        priority = value
      } else {
        context.diagnose(.priorityNotLiteral(expression.trimmedDescription), at: expression)
        isBroken = true
      }
    case .requiredChild:
      let root = attribute.genericArguments?.first?.argument.trimmedDescription
      for argument in attribute.argumentList {
        if argument.label?.text == "matching" {
          readMatching(argument.expression, in: context)
        } else if let path = ChildPath(argument.expression, sharedRoot: root, in: context) {
          children.append(path)
        } else {
          isBroken = true
        }
      }
      if children.isEmpty, !isBroken {
        context.diagnose(.childNamesNothing, at: attribute)
        isBroken = true
      }
    case .compared:
      if let strategy = FieldStrategy(attribute, in: context) { self.strategy = strategy } else { isBroken = true }
      namesStrategyType =
        !strategy.isCustom && FieldStrategy.base(of: attribute)?.trimmedDescription == Self.strategyType
    }
  }

  private mutating func readMatching(_ expression: ExprSyntax, in context: some MacroExpansionContext) {
    switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "ordered": matching = .ordered
    case "unordered": matching = .unordered
    default:
      context.diagnose(.optionNotLiteral("matching", [".ordered", ".unordered"]), at: expression)
      isBroken = true
    }
  }

  /// Reports markers that contradict each other or have no effect together.
  private mutating func checkCombinations(
    _ seen: [MarkerName: AttributeSyntax], on property: VariableDeclSyntax, in context: some MacroExpansionContext
  ) {
    let contradictions: [(MarkerName, [MarkerName])] = [
      (.ignored, [.required, .requiredChild, .children, .compared, .priority]),
      (.children, [.requiredChild, .compared]),
      (.compared, [.requiredChild]),
    ]
    for (winner, losers) in contradictions where seen[winner] != nil {
      for loser in losers {
        guard let attribute = seen[loser] else { continue }
        context.diagnose(
          .contradictingMarkers(loser, winner), at: attribute, fixIts: [.remove(attribute, from: property)])
        isBroken = true
      }
    }
  }
}

extension FieldStrategy {
  /// Whether the values are compared by `==`.
  var isEquality: Bool { if case .equality = self { true } else { false } }

  /// Whether a function of the user's compares the values.
  var isCustom: Bool { if case .custom = self { true } else { false } }
}
