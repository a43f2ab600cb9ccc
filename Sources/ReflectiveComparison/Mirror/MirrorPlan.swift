import ComparisonSpecs

/// How two values of one type, each in an existential container, are compared.
///
/// There is one plan per type, which lives as long as the process.
final class MirrorPlan: @unchecked Sendable {
  // Unchecked: immutable, and a metatype is only an address here.

  /// How the values are compared.
  enum Comparison {
    /// By looking at the two addresses.
    case memory(MemoryPlan)
    /// Child by child.
    case fields([Field], access: ChildAccess)
    /// Case, then the only child.
    case cases(EnumCases, access: ChildAccess)
    /// Dynamic type, then the value.
    case existential
    /// Element by element, or key by key.
    case elements(any ElementCollection.Type)
    case dictionary(any ValueDictionary.Type)
    case array(element: Any.Type, count: Int)
    case alwaysEqual
    case alwaysDifferent
  }

  /// How children are read.
  enum ChildAccess {
    /// All of them through one `Mirror`.
    case mirror
    /// One by one: a custom mirror hides them, or not all of them can be read as strong references.
    case storage
  }

  /// One child.
  struct Field {
    let field: StoredField
    /// How the child is compared, or nil if the parents' memory says more than the child: references that are not
    /// strong.
    let plan: MirrorPlan?
  }

  /// The type whose values are compared.
  let type: Any.Type
  let comparison: Comparison

  private init(_ type: Any.Type, _ rule: TypeRule) {
    self.type = type
    comparison = Self.comparison(type, rule)
  }

  // MARK: Plans by type

  private static let plans = TypeTable<MirrorPlan>()
  private static let plansOfFields = TypeTable<MirrorPlan>()

  /// The plan of a type, made at the first call.
  static func plan(for type: Any.Type) -> MirrorPlan {
    plans.record(of: TypeMetadata(type)) { MirrorPlan(type, TypeRule(type)) }.pointee
  }

  /// The plan that compares the fields of a type even if the type is Equatable.
  static func planOfFields(of type: Any.Type) -> MirrorPlan {
    plansOfFields.record(of: TypeMetadata(type)) { MirrorPlan(type, TypeRule(type, ignoringEquality: true)) }.pointee
  }

  // MARK: From rules

  private static func comparison(_ type: Any.Type, _ rule: TypeRule) -> Comparison {
    switch rule {
    case .equality(let type): return .memory(MemoryPlan([(0, MemoryComparison(equalityOf: type))]))
    case .objectsInside(let special): return .memory(MemoryPlan([(0, MemoryComparison { special.areEqual($0, $1) })]))
    case .identity: return .memory(MemoryPlan([(0, .word)]))
    case .fields(let fields):
      return comparison(fields, hasOwnMirror: type is any CustomReflectable.Type)
    case .properties(let fields):
      // A mirror shows the properties of one class only, and a custom one hides its superclass.
      return comparison(fields, hasOwnMirror: true)
    case .cases(let cases): return .cases(cases, access: type is any CustomReflectable.Type ? .storage : .mirror)
    case .existential: return .existential
    case .elements(let type): return .elements(type)
    case .dictionary(let type): return .dictionary(type)
    case .array(let element, let count): return .array(element: element, count: count)
    case .alwaysEqual: return .alwaysEqual
    case .alwaysDifferent: return .alwaysDifferent
    }
  }

  private static func comparison(_ fields: [StoredField], hasOwnMirror: Bool) -> Comparison {
    let children = fields.map(Field.init)
    // A child that is different from everything decides; there is no need to read the others.
    if children.contains(where: { $0.isAlwaysDifferent }) { return .alwaysDifferent }
    let isReadable = children.allSatisfy { $0.isReadable }
    return .fields(children, access: hasOwnMirror || !isReadable ? .storage : .mirror)
  }
}

extension MirrorPlan.Field {
  init(_ field: StoredField) {
    self.field = field
    plan = field.ownership == .strong ? MirrorPlan.plan(for: field.type) : nil
  }

  /// Whether two children are never equal.
  var isAlwaysDifferent: Bool {
    guard case .alwaysDifferent? = plan?.comparison else { return false }
    return true
  }

  /// Whether `Mirror` may read the child.
  ///
  /// It must not read an unowned reference, whose object may be gone, nor a metatype for which nothing is stored.
  var isReadable: Bool {
    guard let plan else { return false }
    guard case .alwaysEqual = plan.comparison else { return true }
    return TypeMetadata(field.type).kind != .metatype
  }
}
