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
    // A type is no more visible than those around it, whatever it says itself. What an extension extends may be less
    // visible still, which no macro sees.
    let types = [Syntax(declaration)] + lexicalContext
    let levels = zip(types.indices, types).filter { !$1.is(ExtensionDeclSyntax.self) }.map { index, type in
      level(of: type, in: types.dropFirst(index + 1).first)
    }
    switch levels.min() {
    case .public?: return "public "
    case .package?: return "package "
    case .internal?, nil: return ""
    }
  }

  /// How far a declaration can be seen, as far as the witnesses have to say so.
  private enum Level: Comparable { case `internal`, package, `public` }

  /// The level that a declaration has by itself or by the extension that it stands in.
  private static func level(of declaration: Syntax, in scope: Syntax?) -> Level {
    if let own = level(in: declaration) { return own }
    // Members of a `public extension` are public unless they say otherwise; those of a public type are not.
    return scope?.as(ExtensionDeclSyntax.self).flatMap { level(in: Syntax($0)) } ?? .internal
  }

  /// The level that the modifiers of a declaration give; nil where none does.
  private static func level(in declaration: Syntax) -> Level? {
    for modifier in declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return .public
      case .keyword(.package): return .package
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return .internal
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
