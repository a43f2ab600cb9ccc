import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that a marker adds to a type, which use the names in the marker's arguments.
///
/// The generated conformance is in an extension at the level of the file, which does not see the names that the types
/// around the annotated one declare, and which has no static members of the type in scope. A member beside the field
/// sees all that the user sees there.
struct MarkerMembers {
  let declarations: [DeclSyntax]

  init(_ marker: MarkerName, on declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard marker == .compared || marker == .requiredChild, let property = declaration.as(VariableDeclSyntax.self),
      let scope = context.lexicalContext.first, let owner = Owner(scope)
    else {
      declarations = []
      return
    }
    // `@AutoEquatable` reports problems of the markers.
    var collector = FieldCollector(context: QuietContext(context), genericParameters: [])
    collector.collect(property)
    declarations = collector.fields.filter { !$0.annotations.isBroken && $0.canHaveMembers }.compactMap { field in
      marker == .compared ? owner.comparison(of: field) : owner.root(of: field)
    }
  }
}

/// The type that members are added to.
private struct Owner {
  private let name: String
  private let isolation: String

  init?(_ scope: Syntax) {
    guard let attributes = scope.asProtocol((any WithAttributesSyntax).self)?.attributes,
      let attribute = attributes.first(named: "AutoEquatable")
    else { return nil }
    // A class may not use `Self` in the declaration of a parameter.
    guard let declaration = scope.asProtocol((any NamedDeclSyntax).self) else { return nil }
    name = scope.is(ClassDeclSyntax.self) ? declaration.name.text : "Self"
    let option = attribute.argumentList.first { $0.label?.text == "isolation" }?.expression
    let isNonisolated = option?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "nonisolated"
    isolation = isNonisolated ? "nonisolated " : ""
  }

  /// The comparison of a field by a function of the user's.
  func comparison(of field: AnnotatedField) -> DeclSyntax? {
    guard case .custom(let function) = field.annotations.strategy else { return nil }
    let head = """
      private \(isolation)static func \(field.memberName("__areEqual_"))(_ lhs: \(name), _ rhs: \(name)) \
      -> \(standard)Bool {
      """
    let body = field.positions.ofComparison.wrap([
      "return \(field.isUnsafe ? "unsafe " : "")\(runtime)__areEqual(lhs.\(field.name), rhs.\(field.name), by: \(function))"
    ])
    return member(["@inline(__always)", head] + body + ["}"], of: field)
  }

  /// The type that key paths below a field start from.
  func root(of field: AnnotatedField) -> DeclSyntax? {
    guard SpecEntry.needsMember(for: field), let root = field.annotations.children.first?.root else { return nil }
    let head = "private \(isolation)static var \(field.memberName("__root_")): (\(root)).Type {"
    return member([head] + field.positions.ofComparison.wrap(["return \(root).self"]) + ["}"], of: field)
  }

  private func member(_ lines: [String], of field: AnnotatedField) -> DeclSyntax {
    let deprecation = field.isDeprecated ? ["@available(*, deprecated)"] : []
    return "\(raw: CodeLayout.indent(deprecation + lines).joined(separator: "\n"))"
  }
}

/// A context that drops all diagnostics.
private final class QuietContext<Base: MacroExpansionContext>: MacroExpansionContext {
  private let base: Base

  init(_ base: Base) { self.base = base }

  var lexicalContext: [Syntax] { base.lexicalContext.count > 1 ? Array(base.lexicalContext.dropFirst()) : [] }

  func makeUniqueName(_ name: String) -> TokenSyntax { base.makeUniqueName(name) }

  func diagnose(_ diagnostic: Diagnostic) {}

  func location(
    of node: some SyntaxProtocol, at position: PositionInSyntaxNode, filePathMode: SourceLocationFilePathMode
  ) -> AbstractSourceLocation? {
    base.location(of: node, at: position, filePathMode: filePathMode)
  }
}
