import SwiftSyntax

/// The access level that the witnesses of a type's conformance need.
struct EffectiveAccess {
  /// What to write before a member, with a space behind it; empty if the default is enough.
  let modifier: String
  /// Whether the type may be less visible than can be seen: it is in an extension that does not say how visible
  /// the type is that it extends.
  ///
  /// A member whose signature names such a type is an error if their levels differ. Generated code takes a form then
  /// that names it in no signature, see `ConformanceGenerator.usesGenericForm`.
  let isUncertain: Bool

  init(of declaration: some DeclGroupSyntax, lexicalContext: [Syntax]) {
    // Members of an extension are internal by default even where a type around the extended one is private, and then
    // more visible than the type in their signatures.
    let isHidden = lexicalContext.contains { scope in
      let modifiers = scope.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers.map { $0.contains(.private) || $0.contains(.fileprivate) } ?? false
    }
    if isHidden {
      (modifier, isUncertain) = ("fileprivate ", false)
      return
    }
    // A type is no more visible than the types around it, whatever its own level.
    let types = [Syntax(declaration)] + lexicalContext
    let levels = zip(types.indices, types).filter { !$1.is(ExtensionDeclSyntax.self) }.map { index, type in
      Self.level(of: type, in: types.dropFirst(index + 1).first)
    }
    let level = levels.min() ?? .internal
    // The compiler accepts a level on an extension only if the extended type has it.
    let extensions = lexicalContext.compactMap { $0.as(ExtensionDeclSyntax.self) }
    isUncertain = extensions.contains { (Self.level(in: Syntax($0)) ?? .hidden) < level }
    let isInlinable = declaration.attributes.unconditional.contains { $0.unqualifiedName == "usableFromInline" }
    // The compiler asks for the attribute on the witnesses of a type that has it.
    let attribute = isInlinable && level < .public ? "@usableFromInline " : ""
    switch level {
    case .public: modifier = "public "
    case .package: modifier = "\(attribute)package "
    case .internal, .hidden: modifier = attribute
    }
  }

  /// How far a declaration can be seen, as far as the witnesses have to say so.
  private enum Level: Comparable { case hidden, `internal`, package, `public` }

  /// The level that a declaration has by itself or by the extension around it.
  private static func level(of declaration: Syntax, in scope: Syntax?) -> Level {
    if let own = level(in: declaration) { return max(own, .internal) }
    // Members of a `public extension` are public unless they say otherwise; those of a public type are not.
    return scope?.as(ExtensionDeclSyntax.self).flatMap { level(in: Syntax($0)) } ?? .internal
  }

  /// The level that the modifiers of a declaration give; nil if none does.
  private static func level(in declaration: Syntax) -> Level? {
    for modifier in declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return .public
      case .keyword(.package): return .package
      case .keyword(.internal): return .internal
      case .keyword(.fileprivate), .keyword(.private): return .hidden
      default: continue
      }
    }
    return nil
  }
}
