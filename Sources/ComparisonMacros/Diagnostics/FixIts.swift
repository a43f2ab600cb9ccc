import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  /// Writes an attribute in front of a declaration.
  ///
  /// The attribute takes over what precedes the declaration (its comments and its place in the line).
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
  /// Comments before and behind it stay; a line that it had for itself goes.
  static func remove(
    _ attribute: AttributeSyntax, from declaration: some WithAttributesSyntax & SyntaxProtocol
  ) -> FixIt {
    var kept = Array(declaration.attributes)
    guard let index = kept.firstIndex(where: { $0.id == attribute.id }) else {
      return MacroFixIt.replace("remove '@\(attribute.unqualifiedName)'", [])
    }
    kept.remove(at: index)
    // The token behind the attribute takes its place, and the comments around it.
    let before = attribute.leadingTrivia
    let next = attribute.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let behind = attribute.trailingTrivia
    let after = (behind.containsComments ? behind.withoutLeadingWhitespace : []) + (next?.leadingTrivia ?? [])
    let takesPlace = index == 0 || before.containsComments
    let trivia = takesPlace ? before + after.withoutLeadingWhitespace : after
    var changed = declaration
    if index < kept.count {
      kept[index].leadingTrivia = trivia
    } else {
      changed.attributes = []
      changed.leadingTrivia = trivia
    }
    if !takesPlace, after.first?.isNewline == true { kept[index - 1].trailingTrivia = [] }
    changed.attributes = AttributeListSyntax(kept)
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

extension Trivia {
  /// Whether there is more than white space.
  fileprivate var containsComments: Bool { contains { !$0.isWhitespace } }

  /// The trivia from the first comment on.
  fileprivate var withoutLeadingWhitespace: Trivia { Trivia(pieces: drop(while: \.isWhitespace)) }
}
