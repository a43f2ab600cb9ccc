import SwiftSyntax

/// One stored property of a type: a name that a pattern binds, with all that its declaration says about it.
struct AnnotatedField {
  /// The kind of the property's storage, if it is not a plain variable.
  enum Storage {
    /// A variable or constant of the declared type.
    case plain
    /// A variable with observers: there is no key path to its storage.
    case observed
    /// The storage of a property wrapper that may hold a framework's state, by the name of the wrapper.
    case stateWrapper(String)
    /// The storage of another property wrapper; the property itself reads as the wrapped value.
    case wrapper(String)
    /// A weak or unowned reference.
    case reference
    /// Storage that is filled when it is first read.
    case lazy
  }

  /// The name as it is written, with backticks if it needs them.
  let name: String
  /// The position of the name in the pattern, for messages.
  let node: Syntax
  let declaration: VariableDeclSyntax
  let type: TypeSyntax?
  let shape: FieldTypeShape
  let storage: Storage
  let annotations: FieldAnnotations
  let positions: FieldPositions
  /// The `#if` clauses around the declaration, outermost first.
  let conditions: [CompilationCondition]

  /// The declared type, if reading the property returns a value of it.
  var knownType: TypeSyntax? {
    switch storage {
    case .plain, .observed, .lazy: type
    case .stateWrapper, .wrapper, .reference: nil
    }
  }

  /// Whether an attribute may have made the property a computed one: a wrapper, or a macro.
  ///
  /// An attribute that is named like a global actor or a result builder counts as one.
  var mayBeComputed: Bool {
    switch storage {
    case .stateWrapper, .wrapper: true
    case .plain, .observed, .reference, .lazy:
      declaration.attributes.unconditional.contains { $0.mayBePropertyWrapper || $0.mayMakeComputed }
    }
  }

  /// The name without backticks, as the spec gives it.
  var specName: String { name.withoutBackticks }
}

extension AnnotatedField {
  /// Whether the markers on the field add members.
  ///
  /// The compiler expands a marker on several variables once for each, and does not say for which.
  var canHaveMembers: Bool {
    declaration.bindings.count == 1 && declaration.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true
  }

  /// The name of a member that a marker on the field adds.
  func memberName(_ prefix: String) -> String {
    let isPlain = specName.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    return isPlain ? prefix + specName : "`\(prefix)\(specName)`"
  }

  /// Whether the field is filled when it is first read.
  var isLazy: Bool { if case .lazy = storage { true } else { false } }

  /// Whether reading the field takes an `unsafe` in modules that are compiled with strict memory safety.
  var isUnsafe: Bool {
    let isUnsafelyUnowned = declaration.modifiers.contains { modifier in
      modifier.name.tokenKind == .keyword(.unowned) && modifier.detail?.detail.text == "unsafe"
    }
    return isUnsafelyUnowned || type?.namesUnsafeType == true
  }

  /// Whether an attribute deprecates the field.
  var isDeprecated: Bool {
    declaration.attributes.unconditional.contains {
      $0.unqualifiedName == "available" && $0.arguments?.description.contains("deprecated") == true
    }
  }
}
