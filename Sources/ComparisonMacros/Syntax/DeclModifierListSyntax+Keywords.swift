import SwiftSyntax

extension DeclModifierListSyntax {
  /// Whether the list has a keyword without a detail such as `(set)`.
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// The modifier that makes a member belong to the type rather than to its values.
  var typeLevel: DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
