import ComparisonSpecs

extension LayoutPlan {
  private static let plans = TypeTable<LayoutPlan>()
  private static let plansOfFields = TypeTable<LayoutPlan>()

  /// The plan of a type, compiled at the first call.
  static func plan(for type: TypeMetadata) -> UnsafePointer<LayoutPlan> {
    plans.record(of: type) { LayoutCompiler.compile(TypeRule(type.type), for: type) }
  }

  /// The plan that compares the fields of a type even if the type is Equatable.
  static func planOfFields(of type: TypeMetadata) -> UnsafePointer<LayoutPlan> {
    plansOfFields.record(of: type) { LayoutCompiler.compile(TypeRule(type.type, ignoringEquality: true), for: type) }
  }
}

/// Compiles a plan: parts of parts are put into one row, each with its distance from the start of the whole.
private struct LayoutCompiler {
  private var leaves: [(offset: Int, comparison: MemoryComparison)] = []
  private var parts: [LayoutPart] = []
  private var isAlwaysDifferent = false

  static func compile(_ rule: TypeRule, for type: TypeMetadata) -> LayoutPlan {
    var compiler = LayoutCompiler()
    compiler.add(rule, at: 0)
    let leaves = MemoryPlan(compiler.leaves)
    return LayoutPlan(
      type: type, owner: .passRetained(leaves), leaves: leaves.steps, parts: immortal(compiler.parts),
      isAlwaysDifferent: compiler.isAlwaysDifferent)
  }

  /// Adds what lies at an offset.
  ///
  /// This calls itself for parts that lie inside, as deep as types are nested in the value itself, never through a
  /// reference.
  private mutating func add(_ rule: TypeRule, at offset: Int) {
    switch rule {
    case .equality(let type): leaves.append((offset, MemoryComparison(equalityOf: type)))
    case .objectsInside(let special):
      leaves.append((offset, MemoryComparison { special.areEqual($0, $1) }))
    case .identity: leaves.append((offset, .word))
    case .alwaysEqual: break
    case .alwaysDifferent: isAlwaysDifferent = true
    case .fields(let fields): for field in fields { add(field, at: offset + field.offset) }
    case .properties(let fields): for field in fields { add(field, at: offset + field.offset) }
    case .cases(let cases): add(.cases(Self.plan(for: cases)), at: offset)
    case .existential(let form): add(.existential(form, plans: DynamicPlan.make()), at: offset)
    case .elements(let type): add(.elements(type, plan: LazyPlan.make(TypeMetadata(type.elementType))), at: offset)
    case .dictionary(let type): add(.dictionary(type, plan: LazyPlan.make(TypeMetadata(type.valueType))), at: offset)
    case .array(let element, let count):
      add(.array(count: count, plan: LazyPlan.make(TypeMetadata(element))), at: offset)
    }
  }

  private mutating func add(_ field: StoredField, at offset: Int) {
    if field.ownership == .weak {
      leaves.append((offset, MemoryComparison(witness: WeakReference.self)))
    } else {
      add(field.rule, at: offset)
    }
  }

  private static func plan(for cases: EnumCases) -> UnsafePointer<CasesPlan> {
    let payloads = cases.payloads.map { payload in
      let type = TypeMetadata(payload.type)
      return payload.isIndirect
        ? CasesPlan.Payload.indirect(LazyPlan.make(type)) : .direct(LayoutPlan.plan(for: type))
    }
    let witnesses = cases.metadata.valueWitnesses
    let plan = CasesPlan(
      metadata: cases.metadata, size: witnesses.size, alignment: witnesses.alignment,
      tag: cases.count < 2 ? nil : witnesses.enumTag, project: payloads.count < 2 ? nil : witnesses.projectPayload,
      payloads: immortal(payloads))
    // A buffer of one element has an address.
    return immortal([plan]).baseAddress.unsafelyUnwrapped
  }

  private mutating func add(_ comparison: LayoutPart.Comparison, at offset: Int) {
    parts.append(LayoutPart(offset: offset, comparison: comparison))
  }
}

/// Copies an array to memory that is never freed.
func immortal<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
  let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
  _ = buffer.initialize(from: elements)
  return UnsafeBufferPointer(buffer)
}
