import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The role of a stored property in the comparison, decided from its markers and its spelling.
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

extension AnnotatedField {
  /// Decides the role, and reports contradictions; nil if the field cannot be compared and an error says so.
  func role(_ options: AutoEquatableArguments, in context: some MacroExpansionContext) -> FieldRole? {
    if annotations.isBroken { return nil }
    if annotations.isIgnored { return .ignored }
    switch shape.closures {
    case .none: break
    case .whole where !annotations.strategy.isCustom: return closureRole(options, in: context)
    case .part where !annotations.hasOwnComparison:
      context.diagnose(.compositeOfClosures(specName), at: node, fixIts: ignoringFixIts)
      return nil
    case .whole, .part: break
    }
    if options.fields == .annotatedOnly, !annotations.selectsField {
      context.diagnose(
        .unmarkedField(specName), at: node,
        fixIts: (isLazy ? [] : [.add("AutoRequired", to: declaration)]) + ignoringFixIts)
      return .ignored
    }
    if isLazy {
      context.diagnose(.lazyField(specName), at: node, fixIts: ignoringFixIts)
      return nil
    }
    if annotations.isChildren { return .children }
    return annotations.children.isEmpty ? .compared : .child
  }

  /// Leaves the field out by a marker; none if the marker would leave out another field too, or contradict one.
  private var ignoringFixIts: [FixIt] {
    guard declaration.bindings.count == 1, node.parent == declaration.bindings.first.map(Syntax.init),
      !annotations.selectsField
    else { return [] }
    return [.add("AutoIgnored", to: declaration)]
  }

  private func closureRole(_ options: AutoEquatableArguments, in context: some MacroExpansionContext) -> FieldRole? {
    for marker in [MarkerName.priority, .required, .requiredChild, .children, .compared] {
      guard let attribute = declaration.attributes.first(named: marker.rawValue) else { continue }
      context.diagnose(
        .markerOnClosure(marker, specName), at: attribute, fixIts: [.remove(attribute, from: declaration)])
      return nil
    }
    if options.closures == .mustBeMarked {
      context.diagnose(.closureMustBeMarked(specName), at: node, fixIts: ignoringFixIts)
      return nil
    }
    if returnsContent {
      context.diagnose(.closureReturnsContent(specName), at: node, fixIts: ignoringFixIts)
    }
    return .excludedClosure
  }

  /// Whether the field is a closure whose result is likely to be shown: it has a result builder, or it returns
  /// a type that is named like a view.
  private var returnsContent: Bool {
    if declaration.attributes.unconditional.contains(where: { $0.unqualifiedName.hasSuffix("Builder") }) { return true }
    guard let closure = type?.unwrappingOptionals.as(FunctionTypeSyntax.self), closure.effectSpecifiers == nil else {
      // A closure that builds a view neither throws nor awaits.
      return false
    }
    let result = closure.returnClause.type.unwrappingOptionals
    let constraint = result.as(SomeOrAnyTypeSyntax.self)?.constraint ?? result
    guard let name = constraint.nominalName else { return false }
    return name.hasSuffix("View") || name.hasSuffix("Content") || name == "Body" || name == "Label"
  }
}
