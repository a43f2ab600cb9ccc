import SwiftSyntax

/// A declaration that can have generic parameters and requirements on them.
protocol WithGenericParametersSyntax: SyntaxProtocol {
  var genericParameterClause: GenericParameterClauseSyntax? { get }
  var genericWhereClause: GenericWhereClauseSyntax? { get }
}

extension StructDeclSyntax: WithGenericParametersSyntax {}
extension EnumDeclSyntax: WithGenericParametersSyntax {}
extension ClassDeclSyntax: WithGenericParametersSyntax {}
extension ActorDeclSyntax: WithGenericParametersSyntax {}

extension Syntax {
  /// The parameters of a declaration as arguments for it: `<T, repeat each U>`; empty if it has none.
  var genericArguments: String {
    let clause = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    let names = (clause?.parameters ?? []).map { parameter in
      parameter.specifier?.tokenKind == .keyword(.each) ? "repeat each \(parameter.name.text)" : parameter.name.text
    }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// The node as one of the declarations that have generic parameters.
  func asProtocol(_: (any WithGenericParametersSyntax).Type) -> (any WithGenericParametersSyntax)? {
    asProtocol((any SyntaxProtocol).self) as? any WithGenericParametersSyntax
  }
}
