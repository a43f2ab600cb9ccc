import ComparisonSpecs

/// One comparison of two values by their plans.
///
/// A part that lies in the value itself is compared at once; this calls itself for enums in enums, as deep as their
/// types are nested. Values behind references, which may be nested to any depth, go onto a stack and are compared after
/// the values before them.
///
/// The addresses are those of values of the plan's type: the caller's, of parts at the offsets of the type's own
/// records, of elements within their buffers, of boxes that the values own, or of copies of bytes in the scratch
/// memory. None is read after its owner is gone: the caller retains the values, and `owners` retains copies from them.
struct LayoutWalk: ~Copyable {
  private var work: WorkStack
  private var scratch: ScratchMemory
  /// The owners of elements that were copied for the comparison.
  private var owners: [AnyObject] = []
  /// The pairs that need not be compared again.
  private var shared = SharedPairs()

  private init(rows: UnsafeMutableBufferPointer<WorkStack.Row>, scratch: UnsafeMutableRawBufferPointer) {
    work = WorkStack(rows)
    self.scratch = ScratchMemory(scratch)
  }

  /// Whether the values of the plan's type at the two addresses are equal.
  static func areEqual(_ plan: UnsafePointer<LayoutPlan>, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    guard !plan.pointee.isAlwaysDifferent, plan.pointee.leaves.areEqual(lhs, rhs) else { return false }
    if plan.pointee.isFlat { return true }
    // Both are small enough to come from the thread's stack.
    return withUnsafeTemporaryAllocation(of: WorkStack.Row.self, capacity: 16) { rows in
      withUnsafeTemporaryAllocation(byteCount: 384, alignment: 16) { scratch in
        var walk = LayoutWalk(rows: rows, scratch: scratch)
        return walk.areParts(of: plan, equalIn: lhs, rhs) && walk.isRestEqual()
      }
    }
  }

  /// Compares the deferred values, and those that are deferred in the meantime.
  private mutating func isRestEqual() -> Bool {
    // Everything that is not in the stack of work was found equal.
    while let (plan, lhs, rhs) = work.next() {
      guard areEqual(plan, lhs, rhs) else { return false }
    }
    return true
  }

  private mutating func areEqual(
    _ plan: UnsafePointer<LayoutPlan>, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    !plan.pointee.isAlwaysDifferent && plan.pointee.leaves.areEqual(lhs, rhs)
      && (plan.pointee.isFlat || areParts(of: plan, equalIn: lhs, rhs))
  }

  private mutating func areParts(
    of plan: UnsafePointer<LayoutPlan>, equalIn lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    for part in plan.pointee.parts {
      guard isPart(part.comparison, equalIn: lhs + part.offset, rhs + part.offset) else { return false }
    }
    return true
  }

  private mutating func isPart(
    _ comparison: LayoutPart.Comparison, equalIn lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    switch comparison {
    case .cases(let cases):
      return areCasesEqual(cases, lhs, rhs)
    case .existential(let form, let plans):
      return areExistentialsEqual(form, plans, lhs, rhs)
    case .elements(let type, let plan):
      return areElementsEqual(plan, type.elements(at: lhs), type.elements(at: rhs))
    case .dictionary(let type, let plan):
      guard let values = type.pairedValues(lhs, rhs) else { return false }
      return areElementsEqual(plan, values.lhs, values.rhs)
    case .array(let count, let plan):
      return count == 0 || putOff(plan.pointee.plan, lhs, rhs, count: count, stride: plan.pointee.stride)
    }
  }

  /// Compares values behind a reference: later, unless it is one value and two addresses are enough.
  ///
  /// - Returns: False if the values are known to differ already.
  private mutating func putOff(
    _ plan: UnsafePointer<LayoutPlan>, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int = 1, stride: Int = 0
  ) -> Bool {
    if plan.pointee.isAlwaysDifferent { return false }
    if count == 1 && plan.pointee.isFlat { return plan.pointee.leaves.areEqual(lhs, rhs) }
    work.push(WorkStack.Row(plan: plan, lhs: lhs, rhs: rhs, count: count, stride: stride))
    return true
  }
}

// MARK: - Kinds of parts

extension LayoutWalk {
  private mutating func areCasesEqual(
    _ cases: UnsafePointer<CasesPlan>, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    var tag = 0
    if let find = cases.pointee.tag {
      let found = find(lhs, cases.pointee.metadata.address)
      guard found == find(rhs, cases.pointee.metadata.address) else { return false }
      tag = Int(found)
    }
    guard tag < cases.pointee.payloads.count else { return true }
    let mark = scratch.mark
    let putOffBefore = work.count
    let isEqual: Bool
    switch cases.pointee.payloads[tag] {
    case .direct(let plan):
      isEqual = areEqual(plan, payload(of: lhs, cases), payload(of: rhs, cases))
    case .indirect(let plan):
      let lhsBox = payload(of: lhs, cases).load(as: UnsafeRawPointer.self)
      let rhsBox = payload(of: rhs, cases).load(as: UnsafeRawPointer.self)
      scratch.reset(to: mark)
      guard shared.isNew(lhsBox, rhsBox) else { return true }
      return putOff(plan.pointee.plan, Box.value(lhsBox), Box.value(rhsBox))
    }
    // Nothing that was put off can point into the payloads.
    if work.count == putOffBefore { scratch.reset(to: mark) }
    return isEqual
  }

  /// The address of the payload of an enum value.
  private mutating func payload(of value: UnsafeRawPointer, _ cases: UnsafePointer<CasesPlan>) -> UnsafeRawPointer {
    guard let project = cases.pointee.project else { return value }
    let copy = scratch.copy(value, size: cases.pointee.size, alignment: cases.pointee.alignment)
    project(copy, cases.pointee.metadata.address)
    return UnsafeRawPointer(copy)
  }

  private mutating func areExistentialsEqual(
    _ form: ExistentialForm, _ plans: UnsafePointer<DynamicPlan>, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    if form == .error { return areErrorsEqual(plans, lhs, rhs) }
    let (lhsContainer, rhsContainer) = (lhs, rhs)
    guard let lhs = DynamicValue.inside(lhs, form: form), let rhs = DynamicValue.inside(rhs, form: form),
      lhs.type == rhs.type
    else { return false }
    if let lhsBox = lhs.box(in: lhsContainer, form: form), let rhsBox = rhs.box(in: rhsContainer, form: form),
      !shared.isNew(lhsBox, rhsBox)
    {
      return true
    }
    return putOff(plans.pointee.plan(for: lhs.type), lhs.address, rhs.address)
  }

  /// Only the runtime can read the box of an error, so the values are copied out of it.
  private mutating func areErrorsEqual(
    _ plans: UnsafePointer<DynamicPlan>, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    let pair = ErrorPair(
      lhs.assumingMemoryBound(to: (any Error).self).pointee, rhs.assumingMemoryBound(to: (any Error).self).pointee)
    owners.append(pair)
    return areExistentialsEqual(.opaque, plans, pair.values, pair.values + MemoryLayout<Any>.stride)
  }

  private mutating func areElementsEqual(
    _ plan: UnsafePointer<LazyPlan>, _ lhs: ElementBuffer, _ rhs: ElementBuffer
  ) -> Bool {
    guard lhs.count == rhs.count else { return false }
    guard let lhsFirst = lhs.first, let rhsFirst = rhs.first, lhs.count > 0 else { return true }
    if let lhsStorage = lhs.storage, let rhsStorage = rhs.storage, !shared.isNew(lhsStorage, rhsStorage) { return true }
    if let owner = lhs.owner { owners.append(owner) }
    if let owner = rhs.owner { owners.append(owner) }
    return putOff(plan.pointee.plan, lhsFirst, rhsFirst, count: lhs.count, stride: plan.pointee.stride)
  }
}
