import SwiftSyntax

/// The attributes of this library that a declaration can carry, other than `@AutoEquatable`.
enum MarkerName: String, CaseIterable {
  case ignored = "AutoIgnored"
  case required = "AutoRequired"
  case requiredChild = "AutoRequiredChild"
  case priority = "AutoPriority"
  case children = "AutoChildren"
  case compared = "AutoCompared"

  /// The marker that an attribute names, plainly or qualified by a module.
  init?(_ attribute: AttributeSyntax) {
    self.init(rawValue: attribute.unqualifiedName)
  }

  /// The marker as it is written in source.
  var spelling: String { "@\(rawValue)" }
}

extension AttributeSyntax {
  /// The name of the attribute without module qualifier and generic arguments.
  var unqualifiedName: String {
    attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }

  /// The generic arguments of the attribute's name, as in `@AutoRequiredChild<Profile>`.
  var genericArguments: GenericArgumentListSyntax? {
    attributeName.as(MemberTypeSyntax.self)?.genericArgumentClause?.arguments
      ?? attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
  }

  /// The arguments in parentheses, none where there are no parentheses.
  var argumentList: [LabeledExprSyntax] {
    arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
  }
}

extension AttributeListSyntax {
  /// The attributes in the list without an `#if` around them.
  var unconditional: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The markers on a declaration that are inside an `#if`.
  var conditionalMarkers: [(MarkerName, AttributeSyntax)] { flatMap(\.conditionalMarkers) }

  /// Whether the list has an attribute of a name, also inside an `#if`.
  func contains(named name: String) -> Bool {
    contains { $0.attributes.contains { $0.unqualifiedName == name } }
  }

  /// The first attribute with a name.
  func first(named name: String) -> AttributeSyntax? { unconditional.first { $0.unqualifiedName == name } }
}

extension AttributeListSyntax.Element {
  /// The attribute, or all of those inside of an `#if`.
  fileprivate var attributes: [AttributeSyntax] {
    switch self {
    case .attribute(let attribute): return [attribute]
    case .ifConfigDecl(let block):
      return block.clauses.flatMap { clause -> [AttributeSyntax] in
        guard case .attributes(let attributes)? = clause.elements else { return [] }
        return attributes.flatMap(\.attributes)
      }
    @unknown default: return []
    }
  }

  /// The markers inside of the element, where it is an `#if`.
  var conditionalMarkers: [(MarkerName, AttributeSyntax)] {
    guard self.is(IfConfigDeclSyntax.self) else { return [] }
    return attributes.compactMap { attribute in MarkerName(attribute).map { ($0, attribute) } }
  }
}
