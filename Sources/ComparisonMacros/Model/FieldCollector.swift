import SwiftSyntax
import SwiftSyntaxMacros

/// Finds the stored properties of a type, those inside `#if` included, and reads their markers.
struct FieldCollector<Context: MacroExpansionContext> {
  let context: Context
  let genericParameters: Set<String>
  private(set) var fields: [AnnotatedField] = []
  /// The spellings of standard types of the fields so far.
  private var known: Set<String> = []

  init(context: Context, genericParameters: Set<String>) {
    self.context = context
    self.genericParameters = genericParameters
  }

  /// Collects the fields of a list of members in declaration order.
  mutating func collect(_ members: MemberBlockItemListSyntax) {
    for (declaration, conditions) in members.withConditions {
      guard let property = declaration.as(VariableDeclSyntax.self), property.modifiers.typeLevel == nil else {
        continue
      }
      collect(property, under: conditions)
    }
  }

  /// Collects the fields of one declaration.
  mutating func collect(_ property: VariableDeclSyntax, under conditions: [CompilationCondition] = []) {
    let stored = property.bindings.filter(\.isStored)
    guard !stored.isEmpty else { return }
    let annotations = FieldAnnotations(property, in: context)
    for (index, binding) in property.bindings.enumerated() where binding.isStored {
      // In `let a, b: Int` the type is after the last name and counts for all before it that have none.
      let rest = property.bindings.dropFirst(index)
      let typed =
        binding.initializer == nil ? rest.first { $0.typeAnnotation != nil || $0.initializer != nil } : binding
      collect(
        binding.pattern, type: typed?.typeAnnotation?.type, initializer: binding.initializer?.value,
        of: (property, binding, annotations), under: conditions)
    }
  }

  private mutating func collect(
    _ pattern: PatternSyntax, type: TypeSyntax?, initializer: ExprSyntax?,
    of origin: (property: VariableDeclSyntax, binding: PatternBindingSyntax, annotations: FieldAnnotations),
    under conditions: [CompilationCondition]
  ) {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      let types = type?.withoutParentheses.as(TupleTypeSyntax.self)?.elements.map { ($0.firstName?.text, $0.type) }
      let values = initializer?.as(TupleExprSyntax.self)?.elements.map { ($0.label?.text, $0.expression) }
      for (index, element) in tuple.elements.enumerated() {
        let place = (label: element.label?.text, index: index, count: tuple.elements.count)
        collect(
          element.pattern, type: types.flatMap { Self.element(at: place, of: $0) },
          initializer: values.flatMap { Self.element(at: place, of: $0) }, of: origin, under: conditions)
      }
      return
    }
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    let shape = FieldTypeShape(type: type, initializer: initializer, genericParameters: genericParameters)
    let mayBeRejected = !shape.isKnownEquatable || origin.annotations.hasOwnComparison
    let positions = FieldPositions(of: pattern, type: type, mayBeRejected: mayBeRejected, known: &known, in: context)
    fields.append(
      AnnotatedField(
        name: name.text, node: Syntax(pattern), declaration: origin.property, type: type, shape: shape,
        storage: origin.property.storage(observed: origin.binding.accessorBlock != nil),
        annotations: origin.annotations, positions: positions, conditions: conditions))
  }
}

extension FieldCollector {
  /// The element of a tuple's type or value that belongs to an element of a pattern: the one with the same label, or
  /// else the one at the same place.
  private static func element<Element>(
    at place: (label: String?, index: Int, count: Int), of tuple: [(label: String?, element: Element)]
  ) -> Element? {
    guard tuple.count == place.count else { return nil }
    if let label = place.label { return tuple.first { $0.label == label }?.element }
    return tuple[place.index].element
  }
}

extension VariableDeclSyntax {
  /// The kind of storage that the declaration makes.
  fileprivate func storage(observed: Bool) -> AnnotatedField.Storage {
    if modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) { return .lazy }
    if modifiers.contains(where: { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }) {
      return .reference
    }
    if let wrapper = attributes.unconditional.first(where: \.mayBePropertyWrapper) {
      let name = wrapper.unqualifiedName
      return PropertyWrapperName.mayHoldState(name) ? .stateWrapper(name) : .wrapper(name)
    }
    return observed ? .observed : .plain
  }
}
