import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  /// Writes an attribute in front of a declaration.
  ///
  /// The attribute takes over what stands before the declaration (its comments and its place in the line).
  static func add(_ attribute: String, to declaration: some WithAttributesSyntax & SyntaxProtocol) -> FixIt {
    let added = AttributeSyntax(
      leadingTrivia: declaration.leadingTrivia, atSign: .atSignToken(),
      attributeName: IdentifierTypeSyntax(name: .identifier(attribute)), trailingTrivia: .space)
    var changed = declaration
    changed.leadingTrivia = []
    changed.attributes = AttributeListSyntax([.attribute(added)] + Array(changed.attributes))
    return MacroFixIt.replace(
      "add '@\(attribute)'", [.replace(oldNode: Syntax(declaration), newNode: Syntax(changed))])
  }

  /// Takes an attribute away from a declaration.
  ///
  /// What stands before the attribute stays, unless the attribute has a line of its own.
  static func remove(
    _ attribute: AttributeSyntax, from declaration: some WithAttributesSyntax & SyntaxProtocol
  ) -> FixIt {
    var changed = declaration
    let kept = declaration.attributes.filter { $0.id != attribute.id }
    changed.attributes = kept
    if declaration.attributes.first?.id == attribute.id {
      changed.leadingTrivia = declaration.leadingTrivia
    }
    return MacroFixIt.replace(
      "remove '@\(attribute.unqualifiedName)'",
      [.replace(oldNode: Syntax(declaration), newNode: Syntax(changed))])
  }

  /// Puts another node in the place of one.
  static func replace(
    _ node: some SyntaxProtocol, with other: some SyntaxProtocol, _ message: String
  ) -> FixIt {
    MacroFixIt.replace(message, [.replace(oldNode: Syntax(node), newNode: Syntax(other))])
  }
}
