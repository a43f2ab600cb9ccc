import SwiftSyntax

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

  /// The arguments in parentheses; empty if there are no parentheses.
  var argumentList: [LabeledExprSyntax] {
    arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
  }
}

extension AttributeListSyntax {
  /// The attributes in the list without an `#if` around them.
  var unconditional: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// Whether the list has an attribute of a name, also inside an `#if`.
  func contains(named name: String) -> Bool {
    contains { $0.attributes.contains { $0.unqualifiedName == name } }
  }

  /// The first attribute with a name.
  func first(named name: String) -> AttributeSyntax? { unconditional.first { $0.unqualifiedName == name } }
}

extension AttributeListSyntax.Element {
  /// The attribute, or all of those inside the `#if`.
  var attributes: [AttributeSyntax] {
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
}
