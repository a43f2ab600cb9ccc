import SwiftSyntax
import SwiftSyntaxMacros

/// One key path of `@AutoRequiredChild`, split at each optional that it chains through.
struct ChildPath {
  /// The type that the path starts from, as written.
  let root: String
  /// The path in steps of plain member accesses, each behind an optional chaining: `.address`, `.zip.code` of
  /// `\Profile.address?.zip.code`.
  let steps: [String]
  /// The path as it is named in the spec, without root: `address.zip.code`.
  let name: String
  /// Whether the annotated type is declared in another type, whose names its extension does not see.
  let isInNestedType: Bool

  /// Reads a key path literal, and reports components that cannot be part of a comparison.
  ///
  /// `sharedRoot` is the root of `@AutoRequiredChild<Root>`, for paths that name none.
  init?(_ expression: ExprSyntax, sharedRoot: String?, in context: some MacroExpansionContext) {
    guard let keyPath = expression.as(KeyPathExprSyntax.self) else {
      context.diagnose(.childIsNotKeyPath(expression.trimmedDescription), at: expression)
      return nil
    }
    // `\Screen.Row.id` reads as the properties `Row` and `id` of `Screen`; a capital letter says that it is a type.
    let nested = keyPath.root == nil ? [] : keyPath.components.dropLast().prefix { $0.namesType }
    let typeNames = nested.map { ".\($0.component.trimmedDescription)" }.joined()
    guard let root = keyPath.root.map({ $0.trimmedDescription + typeNames }) ?? sharedRoot else {
      context.diagnose(.childNamesNoRoot(keyPath.trimmedDescription), at: keyPath)
      return nil
    }
    guard let (steps, names) = Self.read(keyPath, from: nested.count, in: context) else { return nil }
    guard !names.isEmpty else {
      context.diagnose(.childIsWholeValue(keyPath.trimmedDescription), at: keyPath)
      return nil
    }
    self.root = root
    isInNestedType = !context.lexicalContext.isEmpty
    self.steps = steps
    name = names.joined(separator: ".")
  }

  /// The steps of a key path and the names of its properties, or nil after a component was reported.
  private static func read(
    _ keyPath: KeyPathExprSyntax, from first: Int, in context: some MacroExpansionContext
  ) -> (steps: [String], names: [String])? {
    var steps = [""]
    var names: [String] = []
    for component in keyPath.components.dropFirst(first) {
      switch component.component {
      case .property(let property):
        let name = property.declName.trimmedDescription
        steps[steps.count - 1] += ".\(name)"
        if name != "self" { names.append(property.declName.baseName.text.withoutBackticks) }
      case .optional(let optional) where optional.questionOrExclamationMark.tokenKind == .postfixQuestionMark:
        steps.append("")
      case .optional(let optional):
        context.diagnose(
          .childForcesUnwrapping, at: optional,
          fixIts: [
            .replace(
              optional.questionOrExclamationMark,
              with: optional.questionOrExclamationMark.with(\.tokenKind, .postfixQuestionMark),
              "replace '!' with '?'")
          ])
        return nil
      case .subscript(let access):
        context.diagnose(.childHasSubscript(access.trimmedDescription), at: access)
        return nil
      default:
        context.diagnose(.childIsNotKeyPath(keyPath.trimmedDescription), at: component)
        return nil
      }
    }
    // A trailing `?` unwraps nothing that is read.
    if steps.count > 1, steps.last == "" { steps.removeLast() }
    return (steps, names)
  }
}

extension KeyPathComponentSyntax {
  /// Whether the component is a part of the root's name: a property with a name like that of a type.
  fileprivate var namesType: Bool {
    guard case .property(let property) = component else { return false }
    return property.declName.baseName.text.first?.isUppercase == true
  }
}
