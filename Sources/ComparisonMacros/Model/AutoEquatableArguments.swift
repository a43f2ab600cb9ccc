import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// The arguments of `@AutoEquatable`.
struct AutoEquatableArguments {
  /// The treatment of closures without a marker.
  enum ClosurePolicy: String, CaseIterable { case excluded, mustBeMarked }
  /// Which fields are compared.
  enum FieldSelection: String, CaseIterable { case all, annotatedOnly }
  /// The order of the comparisons within one priority.
  enum Order: String, CaseIterable { case declared, cheapFirst }
  /// The isolation of the conformance.
  enum Isolation: Equatable { case automatic, nonisolated, isolated, globalActor(String) }

  var closures = ClosurePolicy.excluded
  var fields = FieldSelection.all
  var order = Order.declared
  var isolation = Isolation.automatic
  /// The requirements that take the place of the inferred ones.
  var requirements: String?

  /// Reads the arguments and reports those that are not written out.
  init(_ attribute: AttributeSyntax, in context: some MacroExpansionContext) {
    for argument in attribute.argumentList {
      switch argument.label?.text {
      case "closures": closures = Self.value(of: argument, in: context) ?? closures
      case "fields": fields = Self.value(of: argument, in: context) ?? fields
      case "order": order = Self.value(of: argument, in: context) ?? order
      case "isolation": isolation = Self.isolation(argument, in: context) ?? isolation
      case "where": requirements = Self.text(of: argument, in: context)
      default: break
      }
    }
  }

  /// The option that an argument names literally, such as `.cheapFirst`.
  private static func value<Option: RawRepresentable<String> & CaseIterable>(
    of argument: LabeledExprSyntax, in context: some MacroExpansionContext
  ) -> Option? {
    if let member = argument.expression.as(MemberAccessExprSyntax.self),
      let option = Option(rawValue: member.declName.baseName.text)
    {
      return option
    }
    context.diagnose(
      .optionNotLiteral(argument.label?.text ?? "", Option.allCases.map { ".\($0.rawValue)" }),
      at: argument.expression)
    return nil
  }

  private static func isolation(_ argument: LabeledExprSyntax, in context: some MacroExpansionContext) -> Isolation? {
    if let member = argument.expression.as(MemberAccessExprSyntax.self) {
      switch member.declName.baseName.text {
      case "automatic": return .automatic
      case "nonisolated": return .nonisolated
      case "isolated": return .isolated
      case "self":
        if let base = member.base { return .globalActor(base.trimmedDescription) }
      default: break
      }
    }
    context.diagnose(
      .optionNotLiteral("isolation", [".automatic", ".nonisolated", ".isolated", "a global actor's 'self'"]),
      at: argument.expression)
    return nil
  }

  private static func text(of argument: LabeledExprSyntax, in context: some MacroExpansionContext) -> String? {
    guard let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      context.diagnose(
        .optionNotLiteral("where", ["a string literal such as \"T: Equatable\""]), at: argument.expression)
      return nil
    }
    return text
  }
}
