import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Checks that a marker has an effect in its place.
struct MarkerPlacement {
  let marker: MarkerName
  let attribute: AttributeSyntax

  /// Reports a problem of the place.
  ///
  /// - Returns: Whether the marker has an effect there.
  func check(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) -> Bool {
    // Another macro has copied the marker to a declaration that it makes, as `@Observable` does with all attributes of
    // a property: the one that the user wrote is checked in its place.
    if context.isInExpansion(attribute) { return false }
    if let property = declaration.as(VariableDeclSyntax.self) { return check(property, in: context) }
    if let enumCase = declaration.as(EnumCaseDeclSyntax.self), marker == .ignored || marker == .children {
      if attribute.argumentList.isEmpty {
        report(.markerOnCaseNeedsPayload(marker), on: enumCase, in: context)
      } else {
        checkSpec(around: enumCase, in: context)
      }
    } else {
      let fixIts = declaration.asProtocol((any WithAttributesSyntax).self).map { [removal(from: $0)] } ?? []
      context.diagnose(.markerNotOnField(marker, declaration.kindName), at: attribute, fixIts: fixIts)
    }
    return false
  }

  private func check(_ property: VariableDeclSyntax, in context: some MacroExpansionContext) -> Bool {
    guard let scope = context.lexicalContext.first, scope.isProtocol((any DeclGroupSyntax).self) else {
      let kind = context.lexicalContext.isEmpty ? "a global variable" : "a local variable"
      report(.markerNotOnField(marker, kind), on: property, in: context)
      return false
    }
    if scope.is(ProtocolDeclSyntax.self) {
      report(.markerNotOnField(marker, "a requirement of a protocol"), on: property, in: context)
      return false
    }
    if property.modifiers.typeLevel != nil {
      report(.markerOnTypeProperty(marker), on: property, in: context)
      return false
    }
    if !property.bindings.contains(where: \.isStored) {
      report(.markerOnComputed(marker), on: property, in: context)
      return false
    }
    if marker == .ignored || marker == .children, !attribute.argumentList.isEmpty {
      context.diagnose(.markerOnPropertyNamesPayload(marker), at: attribute)
      return false
    }
    checkSpec(around: property, in: context)
    return true
  }

  /// Warns if the type around a declaration has no spec that the marker could belong to.
  private func checkSpec(
    around declaration: some WithAttributesSyntax & DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) {
    guard let scope = context.lexicalContext.first, let type = scope.asProtocol((any WithAttributesSyntax).self),
      let named = scope.asProtocol((any NamedDeclSyntax).self), !type.attributes.contains(named: "AutoEquatable")
    else { return }
    context.diagnose(
      .markerWithoutSpec(marker, named.name.text), at: attribute,
      fixIts: [removal(from: declaration)])
  }

  /// Reports a marker that has to go.
  private func report(
    _ diagnostic: MacroDiagnostic, on declaration: some WithAttributesSyntax & DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) {
    context.diagnose(diagnostic, at: attribute, fixIts: [removal(from: declaration)])
  }

  private func removal(from declaration: some WithAttributesSyntax & SyntaxProtocol) -> FixIt {
    // The compiler hands over the attribute apart from the declaration; the one to remove is found by its name.
    .remove(declaration.attributes.first(named: marker.rawValue) ?? attribute, from: declaration)
  }
}

extension DeclSyntaxProtocol {
  /// The name of the declaration in messages.
  fileprivate var kindName: String {
    switch kind {
    case .functionDecl: "a function"
    case .initializerDecl, .deinitializerDecl: "an initializer"
    case .subscriptDecl: "a subscript"
    case .enumCaseDecl: "an enum case"
    case .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl, .extensionDecl: "a type"
    case .typeAliasDecl, .associatedTypeDecl: "a type alias"
    default: "this declaration"
    }
  }
}
