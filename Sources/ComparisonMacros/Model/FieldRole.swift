import SwiftSyntax
import SwiftSyntaxMacros

/// What part a stored property plays in the comparison, decided from its markers and its spelling.
enum FieldRole: Equatable {
  case compared
  case child
  case children
  case ignored
  case excludedClosure

  /// Whether `==` looks at the field.
  var isCompared: Bool {
    switch self {
    case .compared, .child, .children: true
    case .ignored, .excludedClosure: false
    }
  }
}

extension StoredField {
  /// Decides the role and reports what stands against it; nil where the field cannot be compared and an error says so.
  func role(_ options: MacroOptions, in context: some MacroExpansionContext) -> FieldRole? {
    if annotations.isBroken { return nil }
    if annotations.isIgnored { return .ignored }
    if case .lazy = storage {
      context.diagnose(.lazyField(specName), at: node, fixIts: [.add("AutoIgnored", to: declaration)])
      return nil
    }
    if !annotations.hasOwnComparison {
      switch shape.closures {
      case .none: break
      case .whole: return closureRole(options, in: context)
      case .part:
        context.diagnose(.compositeOfClosures(specName), at: node, fixIts: [.add("AutoIgnored", to: declaration)])
        return nil
      }
    }
    if options.fields == .annotatedOnly, !annotations.selectsField {
      context.diagnose(
        .unmarkedField(specName), at: node,
        fixIts: [.add("AutoRequired", to: declaration), .add("AutoIgnored", to: declaration)])
      return .ignored
    }
    if annotations.isChildren { return .children }
    return annotations.children.isEmpty ? .compared : .child
  }

  private func closureRole(_ options: MacroOptions, in context: some MacroExpansionContext) -> FieldRole? {
    for marker in [MarkerName.priority, .required, .children] {
      guard let attribute = declaration.attributes.first(named: marker.rawValue) else { continue }
      context.diagnose(
        .markerOnClosure(marker, specName), at: attribute, fixIts: [.remove(attribute, from: declaration)])
      return nil
    }
    if options.closures == .mustBeMarked {
      context.diagnose(.closureMustBeMarked(specName), at: node, fixIts: [.add("AutoIgnored", to: declaration)])
      return nil
    }
    if returnsContent {
      context.diagnose(.closureReturnsContent(specName), at: node, fixIts: [.add("AutoIgnored", to: declaration)])
    }
    return .excludedClosure
  }

  /// Whether the field is a closure whose result is likely to be shown: a result builder stands on it, or it returns
  /// an opaque type, a generic parameter, or a type that is named like a view.
  private var returnsContent: Bool {
    if declaration.attributes.unconditional.contains(where: { $0.unqualifiedName.hasSuffix("Builder") }) { return true }
    guard let result = type?.unwrappingOptionals.as(FunctionTypeSyntax.self)?.returnClause.type else { return false }
    if result.is(SomeOrAnyTypeSyntax.self) { return true }
    guard let name = result.unwrappingOptionals.nominalName else { return false }
    return name.hasSuffix("View") || name.hasSuffix("Content") || name.hasSuffix("Body")
  }
}
