import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AutoEquatable`: makes a type conform to `AutoEquatable` by its annotations.
enum AutoEquatableMacro: ExtensionMacro {
  /// The text is laid out already; formatting it again costs as much as all the rest.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let annotated = AnnotatedType(declaration, attribute: node, extended: type, in: context) else { return [] }
    let conformances = Conformances(declaration.inheritanceClause, missing: protocols)
    let generator = ConformanceGenerator(
      TypeModel(annotated, conformances, attribute: node, in: context), conformances: conformances,
      placement: .extension, in: context)
    if !generator.comparison.isHashableByItself, conformances.isDeclaredApart(declaration.inheritanceClause) {
      context.diagnose(.equatableDeclaredApart(annotated.name), at: node)
      return []
    }
    // The extension is outside of the types around this one, so what limits them has to be repeated as well.
    let around = context.lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self)?.attributes }
    let availability = ([declaration.attributes] + around).flatMap(\.unconditional)
      .filter { $0.unqualifiedName == "available" }
      .map { "\($0.trimmedDescription)\n" }.joined()
    return try generator.extensions(of: type, availability: availability)
  }
}

/// `@AutoEquatable(.members)`: adds the members of the conformance to a type that declares it itself, for types that no
/// extension can reach.
enum AutoEquatableMembersMacro: MemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let annotated = AnnotatedType(declaration, attribute: node, extended: nil, in: context) else {
      return []
    }
    let conformances = Conformances(declaration.inheritanceClause, missing: nil)
    return ConformanceGenerator(
      TypeModel(annotated, conformances, attribute: node, in: context), conformances: conformances,
      placement: .members, in: context
    ).memberDeclarations
  }
}
