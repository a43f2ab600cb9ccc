import SwiftSyntax
import SwiftSyntaxMacros

/// The declaration that `@AutoEquatable` is attached to, with the facts that generated code needs.
struct AnnotatedType {
  /// The kinds of types that can have a spec.
  enum Kind { case structure, enumeration, finalClass }

  let kind: Kind
  let declaration: any DeclGroupSyntax
  let name: String
  let access: EffectiveAccess
  let genericParameters: GenericParameters
  /// The global actor that an attribute on the declaration names.
  let visibleActor: String?
  /// Whether the type has generic parameters, or is in an extension of a type that may have some.
  let mayBeGeneric: Bool

  /// The name of the type in declarations of parameters: `Self`, or its name with the types around it.
  let selfName: String

  /// Reads a declaration, and reports a kind of declaration that cannot have a spec.
  ///
  /// `extended` is the type as an extension names it; nil if the generated code is in the type itself.
  init?(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, extended: (any TypeSyntaxProtocol)?,
    in context: some MacroExpansionContext
  ) {
    guard let (kind, name) = Self.kind(of: declaration, attribute, in: context) else { return nil }
    if attribute.repeatsSpec(of: declaration, in: context) {
      context.diagnose(.duplicateSpec(name.text), at: attribute)
      return nil
    }
    if let suppressed = declaration.inheritanceClause?.suppressedRequirement {
      context.diagnose(.suppressed(suppressed.name, of: name.text), at: suppressed.node)
      return nil
    }
    let scopes = context.lexicalContext
    if extended != nil, let hidden = Self.hiddenType([Syntax(declaration)] + scopes) {
      context.diagnose(
        .privateNestedType(name.text), at: name,
        fixIts: hidden.id == declaration.id ? declaration.fixItsForPrivateNestedType(attribute) : [])
      return nil
    }
    self.kind = kind
    self.declaration = declaration
    self.name = name.text
    selfName =
      Self.cannotBeSelf(kind, declaration)
      ? extended.map { Self.qualifiedName($0.trimmedDescription, [Syntax(declaration)] + scopes) } ?? name.text : "Self"
    access = EffectiveAccess(of: declaration, lexicalContext: scopes)
    genericParameters = GenericParameters(of: declaration, lexicalContext: scopes)
    mayBeGeneric = !genericParameters.names.isEmpty || scopes.contains { $0.is(ExtensionDeclSyntax.self) }
    visibleActor = declaration.attributes.unconditional.first { $0.unqualifiedName.hasSuffix("Actor") }
      .map { $0.attributeName.trimmedDescription }
  }

  /// The kind and the name of a declaration, or nil after a report that such a declaration cannot have a spec.
  private static func kind(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) -> (Kind, name: TokenSyntax)? {
    if let structure = declaration.as(StructDeclSyntax.self) { return (.structure, structure.name) }
    if let enumeration = declaration.as(EnumDeclSyntax.self) { return (.enumeration, enumeration.name) }
    guard let classDeclaration = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(.cannotHaveSpec(declaration.kindName), at: attribute)
      return nil
    }
    guard classDeclaration.modifiers.contains(.final) else {
      context.diagnose(
        .classIsNotFinal(classDeclaration.name.text), at: classDeclaration.name,
        fixIts: classDeclaration.modifiers.contains(.open) ? [] : [.addFinal(to: classDeclaration)])
      return nil
    }
    return (.finalClass, classDeclaration.name)
  }

  /// Whether `Self` cannot name the type in the declaration of a parameter: a class may not use it there, nor may a
  /// type with a member of that name.
  private static func cannotBeSelf(_ kind: Kind, _ declaration: some DeclGroupSyntax) -> Bool {
    let names = declaration.memberBlock.members.lazy.flatMap { $0.decl.tokens(viewMode: .sourceAccurate) }
    return kind == .finalClass || names.contains { $0.text == "`Self`" }
  }

  /// The name of an extended type with the generic arguments that the compiler does not fill in: all but those of the
  /// outermost type.
  private static func qualifiedName(_ extended: String, _ scopes: [Syntax]) -> String {
    var names = extended.split(separator: ".").map(String.init)
    for (index, scope) in zip(names.indices.dropFirst().reversed(), scopes) { names[index] += scope.genericArguments }
    return names.joined(separator: ".")
  }

  /// The innermost type, of a type and those around it, that is private to the one around it.
  ///
  /// An extension is at the level of the file, where such a type has no name.
  private static func hiddenType(_ scopes: [Syntax]) -> Syntax? {
    zip(scopes, scopes.dropFirst()).first { type, around in
      !type.is(ExtensionDeclSyntax.self) && around.isProtocol((any DeclGroupSyntax).self)
        && type.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.private) == true
    }?.0
  }

  /// Whether the declaration itself has a `==` of two of its values.
  ///
  /// An operator of the type has a value of it on at least one side, so if both sides are spelled alike, both are of
  /// the type; a `==` with something else on one side is not one that a conformance could use.
  var declaresEquality: Bool {
    declaration.memberBlock.members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "==" else { return false }
      let sides = function.signature.parameterClause.parameters.map(\.type.withoutParentheses)
      guard sides.count == 2 else { return false }
      return sides[0].trimmedDescription == sides[1].trimmedDescription || sides.allSatisfy(isOwnName)
    }
  }

  /// Whether a type is spelled as this one is called: `Self`, or by its name.
  private func isOwnName(_ type: TypeSyntax) -> Bool {
    type.nominalName == "Self" || type.nominalName == name
  }

  /// Whether the declaration has `hash(into:)`.
  var declaresHash: Bool {
    declaration.memberBlock.members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "hash" else { return false }
      return function.signature.parameterClause.parameters.first?.firstName.text == "into"
    }
  }
}

extension DeclGroupSyntax {
  /// The name of the declaration in messages.
  fileprivate var kindName: String {
    switch kind {
    case .actorDecl: "an actor"
    case .protocolDecl: "a protocol"
    case .extensionDecl: "an extension"
    default: "this declaration"
    }
  }
}

extension InheritanceClauseSyntax {
  /// The `~Copyable` or `~Escapable` of the clause.
  fileprivate var suppressedRequirement: (name: String, node: SuppressedTypeSyntax)? {
    inheritedTypes.flatMap(\.type.composedTypes).lazy.compactMap { type in
      guard let suppressed = type.as(SuppressedTypeSyntax.self), let name = suppressed.type.nominalName,
        ["Copyable", "Escapable"].contains(name)
      else { return nil }
      return (name, suppressed)
    }.first
  }
}

extension AttributeSyntax {
  /// Whether a declaration has another `@AutoEquatable` before this one.
  fileprivate func repeatsSpec(of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) -> Bool {
    let all = declaration.attributes.unconditional.filter { $0.unqualifiedName == unqualifiedName }
    guard let first = all.first, all.count > 1 else { return false }
    // The compiler hands over the attribute apart from the declaration; only the place tells which one it is.
    return SourcePosition(of: first, in: context) != SourcePosition(of: self, in: context)
  }
}
