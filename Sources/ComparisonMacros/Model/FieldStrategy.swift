import SwiftSyntax
import SwiftSyntaxMacros

/// How the values of a field are compared, as `@AutoCompared(by:)` names it.
enum FieldStrategy {
  case equality
  case identity
  case bitwise
  case unordered
  /// Within a distance, as an expression.
  case tolerance(String)
  /// By a function, as an expression.
  case custom(String)

  /// Reads the argument of `@AutoCompared(by:)`.
  init?(_ attribute: AttributeSyntax, in context: some MacroExpansionContext) {
    guard let expression = attribute.argumentList.first?.expression else {
      // The compiler has reported the missing argument.
      return nil
    }
    guard let member = Self.member(expression), member.base.map(Self.namesLibrary) ?? true else {
      self = .custom(expression.trimmedDescription)
      return
    }
    switch member.declName.baseName.text {
    case "equality": self = .equality
    case "identity": self = .identity
    case "bitwise": self = .bitwise
    case "unordered": self = .unordered
    case "tolerance":
      guard let distance = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression else { return nil }
      self = .tolerance(distance.trimmedDescription)
    case _ where member.base != nil:
      // The type checker knows whether there is such a member, of the library's type or of one that hides it.
      self = .custom(expression.trimmedDescription)
    default:
      context.diagnose(.unknownStrategy(expression.trimmedDescription), at: expression)
      return nil
    }
  }

  /// The text before the dot of a strategy: `ComparisonStrategy` of `ComparisonStrategy.bitwise`.
  static func base(of attribute: AttributeSyntax) -> ExprSyntax? {
    attribute.argumentList.first.flatMap { member($0.expression) }?.base
  }

  private static func member(_ expression: ExprSyntax) -> MemberAccessExprSyntax? {
    expression.as(MemberAccessExprSyntax.self)
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
  }

  /// Whether an expression names the library's type, alone or in a module that has it.
  private static func namesLibrary(_ base: ExprSyntax) -> Bool {
    let modules = ["", "ComparisonSpecs", "ViewTrees", "Equitree"]
    let separators = [".", "::"]
    return modules.contains { module in
      separators.contains { base.trimmedDescription == (module.isEmpty ? "" : module + $0) + "ComparisonStrategy" }
    }
  }
}
