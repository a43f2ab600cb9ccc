import ComparisonSpecs

/// How values of a type are compared when the type has no spec.
///
/// Both comparers follow these rules.
enum TypeRule {
  /// With the type's own `==`.
  case equality(any Equatable.Type)
  /// Part by part: structs and tuples.
  case fields([StoredField])
  /// Class instances, property by property, if that is asked for.
  case properties([StoredField])
  /// Case, then payload.
  case cases(EnumCases)
  /// Dynamic type, then by the rule for it.
  case existential(ExistentialForm)
  /// Element by element, in order.
  case elements(any ElementCollection.Type)
  /// The same number of keys, and equal values for equal keys.
  case dictionary(any ValueDictionary.Type)
  /// Element by element, without a collection around them.
  case array(element: Any.Type, count: Int)
  /// By the identity of the observable objects in the value.
  case objectsInside(any SpecialComparison.Type)
  /// By one word: the identity of an object or of a type.
  case identity
  /// There is only one value.
  case alwaysEqual
  /// Functions, and everything that cannot be seen into.
  case alwaysDifferent
}

extension TypeRule {
  /// Finds the rule for a type.
  ///
  /// - Parameters:
  ///   - type: The type under which the value is stored.
  ///   - ignoringEquality: Whether to compare the fields of a type even if it is Equatable.
  init(_ type: Any.Type, ignoringEquality: Bool = false) {
    let isByItsOwn = !ignoringEquality && !ObservableTypes.contains(type) && !ObservableTypes.areInside(of: type)
    let equatable = EqualityConformance.sharedEquality(of: type)
    if let equatable, isByItsOwn || MemoryComparison.isStandard(type) {
      self = .equality(equatable)
    } else if !ignoringEquality, let special = SpecialComparisons.comparisonByIdentity(of: type) {
      self = ObservableTypes.contains(type) ? .identity : .objectsInside(special)
    } else if let elements = type as? any ElementCollection.Type {
      self = .elements(elements)
    } else if let dictionary = type as? any ValueDictionary.Type {
      self = .dictionary(dictionary)
    } else {
      self.init(structure: TypeMetadata(type), descendingIntoObjects: ignoringEquality)
    }
  }

  private init(structure metadata: TypeMetadata, descendingIntoObjects: Bool) {
    // An object may have such a property. Nothing that reads values by their metadata may touch it.
    guard metadata.valueWitnesses.isCopyable else {
      self = .alwaysDifferent
      return
    }
    switch metadata.kind {
    case .struct, .tuple:
      self = metadata.storedFields.map(TypeRule.fields) ?? .alwaysDifferent
    case .enum, .optional:
      self = metadata.enumCases.map(TypeRule.cases) ?? .alwaysDifferent
    case .class where descendingIntoObjects:
      self = metadata.classFields.map(TypeRule.properties) ?? .alwaysDifferent
    case .class, .foreignClass, .foreignReference, .objectiveCClass:
      self = .identity
    case .metatype:
      self.init(metatypeOf: metadata)
    case .existential, .extendedExistential, .existentialMetatype:
      switch metadata.existentialForm {
      case .metatype: self = .identity
      case let form?: self = .existential(form)
      case nil: self = .alwaysDifferent
      }
    case .fixedArray:
      // After the kind: the count, which is negative only in types without values, and the type of the elements.
      guard let element = metadata.pointer(2) else { fallthrough }
      let count = Int(bitPattern: metadata.word(1))
      self = .array(element: TypeMetadata(address: element).type, count: max(0, count))
    case .function, .opaque, .unknown:
      self = .alwaysDifferent
    }
  }

  /// The rule for metatypes `T.Type`.
  ///
  /// Only classes have more than one value of the type, that of a subclass. Other metatypes must not be read: if the
  /// compiler knows the type, it stores nothing for them.
  private init(metatypeOf metadata: TypeMetadata) {
    guard let instance = metadata.pointer(1) else {
      self = .alwaysDifferent
      return
    }
    self = TypeMetadata(address: instance).kind.isReference ? .identity : .alwaysEqual
  }
}

extension StoredField {
  /// How the field is compared.
  var rule: TypeRule { ownership == .strong ? TypeRule(type) : .identity }
}
