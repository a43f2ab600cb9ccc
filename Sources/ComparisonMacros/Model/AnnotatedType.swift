import SwiftSyntax
import SwiftSyntaxMacros

/// The declaration that `@AutoEquatable` stands on, with what generated code has to know about it.
struct AnnotatedType {
  enum Kind { case structure, enumeration, finalClass }

  let kind: Kind
  let declaration: any DeclGroupSyntax
  let name: String
  let access: String
  let genericParameters: GenericParameters
  /// The global actor that an attribute on the declaration names.
  let visibleActor: String?

  /// What the type is called where a parameter is declared; a class may not say `Self` there, nor may a type with a
  /// member of that name.
  var selfName: String {
    let names = declaration.memberBlock.members.lazy.flatMap { $0.decl.tokens(viewMode: .sourceAccurate) }
    return kind == .finalClass || names.contains { $0.text == "`Self`" } ? name : "Self"
  }

  /// Reads a declaration and reports what kind of declaration cannot have a spec.
  init?(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, isExtension: Bool,
    in context: some MacroExpansionContext
  ) {
    let name: TokenSyntax
    if let structure = declaration.as(StructDeclSyntax.self) {
      (kind, name) = (.structure, structure.name)
    } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
      (kind, name) = (.enumeration, enumeration.name)
    } else if let classDeclaration = declaration.as(ClassDeclSyntax.self) {
      guard classDeclaration.modifiers.contains(.final) else {
        context.diagnose(
          .classIsNotFinal(classDeclaration.name.text), at: classDeclaration.name,
          fixIts: classDeclaration.modifiers.contains(.open) ? [] : [.addFinal(to: classDeclaration)])
        return nil
      }
      (kind, name) = (.finalClass, classDeclaration.name)
    } else {
      context.diagnose(.cannotHaveSpec(declaration.kindName), at: attribute)
      return nil
    }
    if let suppressed = declaration.inheritanceClause?.suppressedCopyable {
      context.diagnose(.noncopyable(name.text), at: suppressed)
      return nil
    }
    let scopes = context.lexicalContext
    let isNested = scopes.first.map { $0.isProtocol((any DeclGroupSyntax).self) } ?? false
    if isExtension, isNested, declaration.modifiers.contains(.private) {
      context.diagnose(
        .privateNestedType(name.text), at: name, fixIts: declaration.fixItsForPrivateNestedType(attribute))
      return nil
    }
    self.declaration = declaration
    self.name = name.text
    access = EffectiveAccess.modifier(of: declaration, lexicalContext: scopes)
    genericParameters = GenericParameters(of: declaration, lexicalContext: scopes)
    visibleActor = declaration.attributes.unconditional.first { $0.unqualifiedName.hasSuffix("Actor") }
      .map { $0.attributeName.trimmedDescription }
  }

  /// Whether the declaration itself has a member of a name that is declared at the level of the type.
  func declaresOperator(_ name: String) -> Bool {
    declaration.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == name }
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
  /// What a message calls the declaration.
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
  /// The `~Copyable` of the clause.
  fileprivate var suppressedCopyable: InheritedTypeSyntax? {
    inheritedTypes.first { $0.type.as(SuppressedTypeSyntax.self)?.type.nominalName == "Copyable" }
  }
}
