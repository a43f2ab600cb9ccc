import SwiftSyntax

/// The access level that the witnesses of a type's conformance need.
enum EffectiveAccess {
  /// The modifier to write before a member, with a space behind it; empty where the default is enough.
  static func modifier(of declaration: some DeclGroupSyntax, lexicalContext: [Syntax]) -> String {
    // Members of an extension are internal by default even where a type around the extended one is private, and then
    // more visible than the type in their signatures.
    let isHidden = lexicalContext.contains { scope in
      let modifiers = scope.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers.map { $0.contains(.private) || $0.contains(.fileprivate) } ?? false
    }
    if isHidden { return "fileprivate " }
    if let own = level(in: declaration.modifiers) { return own }
    // Members of a `public extension` are public unless they say otherwise; those of a public type are not.
    if let scope = lexicalContext.first?.as(ExtensionDeclSyntax.self), let inherited = level(in: scope.modifiers) {
      return inherited
    }
    return ""
  }

  private static func level(in modifiers: DeclModifierListSyntax) -> String? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return ""
      default: continue
      }
    }
    return nil
  }
}

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
