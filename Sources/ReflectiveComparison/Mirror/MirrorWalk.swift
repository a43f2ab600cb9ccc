import ComparisonSpecs

/// One comparison of two values through `Mirror`: one level at a time, with a stack of what is still to be compared.
struct MirrorWalk: ~Copyable {
  private var work: [MirrorWork] = []

  private init() {}

  /// Whether two values, each put into an `Any` under the plan's type, are equal.
  static func areEqual(_ plan: MirrorPlan, _ lhs: Any, _ rhs: Any) -> Bool {
    var walk = MirrorWalk()
    return walk.areEqual(plan, lhs, rhs) && walk.isRestEqual()
  }

  private mutating func isRestEqual() -> Bool {
    // Everything that is not in the stack of work was found equal.
    while let last = work.popLast() {
      switch last {
      case .pair(let plan, let lhs, let rhs):
        guard areEqual(plan, lhs, rhs) else { return false }
      case .row(var row):
        let (lhs, rhs) = row.next()
        if row.count > 0 { work.append(.row(row)) }
        guard areEqual(row.plan, lhs, rhs) else { return false }
      }
    }
    return true
  }

  /// Compares one level: children that need more than their addresses are put off.
  private mutating func areEqual(_ plan: MirrorPlan, _ lhs: Any, _ rhs: Any) -> Bool {
    withUnsafePointer(to: lhs) { lhsContainer in
      withUnsafePointer(to: rhs) { rhsContainer in
        let lhsAddress = BoxedValue.address(in: lhsContainer)
        let rhsAddress = BoxedValue.address(in: rhsContainer)
        switch plan.comparison {
        case .memory(let plan):
          return plan.areEqual(lhsAddress, rhsAddress)
        case .fields(let fields, .mirror):
          return areChildrenEqual(fields, lhs, rhs)
        case .fields(let fields, .storage):
          return arePartsEqual(fields, lhs, rhs, lhsAddress, rhsAddress)
        case .cases(let cases, let access):
          return areCasesEqual(cases, access, lhs, rhs, lhsAddress, rhsAddress)
        case .existential:
          return areExistentialsEqual(lhsContainer, rhsContainer)
        case .elements(let type):
          return putOff(
            type.elements(at: lhsAddress), type.elements(at: rhsAddress), of: type.elementType, owners: [lhs, rhs])
        case .dictionary(let type):
          guard let values = type.pairedValues(lhsAddress, rhsAddress) else { return false }
          return putOff(values.lhs, values.rhs, of: type.valueType, owners: [])
        case .array(let element, let count):
          // A copy of the container may be at another address, so the elements are boxed at once.
          let stride = TypeMetadata(element).valueWitnesses.stride
          for offset in (0..<count).lazy.map({ $0 * stride }) {
            let pair = (
              BoxedValue.copy(lhsAddress + offset, type: element), BoxedValue.copy(rhsAddress + offset, type: element)
            )
            guard isPair(MirrorPlan.plan(for: element), pair.0, pair.1) else { return false }
          }
          return true
        case .alwaysEqual:
          return true
        case .alwaysDifferent:
          return false
        }
      }
    }
  }

  /// Compares two children, or puts them off.
  private mutating func isPair(_ plan: MirrorPlan, _ lhs: Any, _ rhs: Any) -> Bool {
    switch plan.comparison {
    case .memory, .alwaysEqual, .alwaysDifferent:
      return areEqual(plan, lhs, rhs)
    default:
      work.append(.pair(plan, lhs, rhs))
      return true
    }
  }

  private mutating func putOff(
    _ lhs: ElementBuffer, _ rhs: ElementBuffer, of type: Any.Type, owners: [Any]
  ) -> Bool {
    guard lhs.count == rhs.count else { return false }
    guard let lhsFirst = lhs.first, let rhsFirst = rhs.first, lhs.count > 0 else { return true }
    let plan = MirrorPlan.plan(for: type)
    let owners = owners + [lhs.owner as Any, rhs.owner as Any]
    work.append(.row(MirrorRow(plan: plan, lhs: lhsFirst, rhs: rhsFirst, count: lhs.count, owners: owners)))
    return true
  }
}

// MARK: - Kinds of values

extension MirrorWalk {
  private mutating func areChildrenEqual(_ fields: [MirrorPlan.Field], _ lhs: Any, _ rhs: Any) -> Bool {
    let rhsChildren = Mirror(reflecting: rhs).children.makeIterator()
    var fields = fields.makeIterator()
    for lhsChild in Mirror(reflecting: lhs).children {
      // Both sides have as many children as their type has fields.
      guard let plan = fields.next()?.plan, let rhsChild = rhsChildren.next() else { return false }
      guard isPair(plan, lhsChild.value, rhsChild.value) else { return false }
    }
    return fields.next() == nil
  }

  private mutating func arePartsEqual(
    _ fields: [MirrorPlan.Field], _ lhs: Any, _ rhs: Any, _ lhsAddress: UnsafeRawPointer,
    _ rhsAddress: UnsafeRawPointer
  ) -> Bool {
    for child in fields {
      let field = child.field
      guard let plan = child.plan else {
        // A class instance is at the address that its container holds.
        let isObject = TypeMetadata(field.container).kind == .class
        let lhsStart = isObject ? lhsAddress.load(as: UnsafeRawPointer.self) : lhsAddress
        let rhsStart = isObject ? rhsAddress.load(as: UnsafeRawPointer.self) : rhsAddress
        guard Self.areReferencesEqual(field, lhsStart + field.offset, rhsStart + field.offset) else { return false }
        continue
      }
      if case .alwaysEqual = plan.comparison { continue }
      guard
        isPair(
          plan, StoredChild.value(of: lhs, declaredBy: field.container, at: field.index),
          StoredChild.value(of: rhs, declaredBy: field.container, at: field.index))
      else { return false }
    }
    return true
  }

  private static func areReferencesEqual(
    _ field: StoredField, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    field.ownership == .weak
      ? WeakReference.areEqual(lhs, rhs) : lhs.load(as: UInt.self) == rhs.load(as: UInt.self)
  }

  private mutating func areCasesEqual(
    _ cases: EnumCases, _ access: MirrorPlan.ChildAccess, _ lhs: Any, _ rhs: Any, _ lhsAddress: UnsafeRawPointer,
    _ rhsAddress: UnsafeRawPointer
  ) -> Bool {
    // Names do not tell all cases apart: `move(to:)` and `move(by:)` have the same one.
    let tag = cases.tag(of: lhsAddress)
    guard tag == cases.tag(of: rhsAddress) else { return false }
    guard tag < cases.payloads.count else { return true }
    let plan = MirrorPlan.plan(for: cases.payloads[tag].type)
    switch access {
    case .mirror:
      guard let lhs = Mirror(reflecting: lhs).children.first, let rhs = Mirror(reflecting: rhs).children.first
      else { return false }
      return isPair(plan, lhs.value, rhs.value)
    case .storage:
      let type = cases.metadata.type
      return isPair(
        plan, StoredChild.value(of: lhs, declaredBy: type, at: 0),
        StoredChild.value(of: rhs, declaredBy: type, at: 0))
    }
  }

  private mutating func areExistentialsEqual(_ lhs: UnsafePointer<Any>, _ rhs: UnsafePointer<Any>) -> Bool {
    guard let lhs = DynamicValue.inside(lhs, form: .opaque), let rhs = DynamicValue.inside(rhs, form: .opaque),
      lhs.type == rhs.type
    else { return false }
    if lhs.type.existentialForm == .error {
      let pair = ErrorPair(
        lhs.address.assumingMemoryBound(to: (any Error).self).pointee,
        rhs.address.assumingMemoryBound(to: (any Error).self).pointee)
      let values = pair.values.assumingMemoryBound(to: Any.self)
      return withExtendedLifetime(pair) { areExistentialsEqual(values, values + 1) }
    }
    let type = lhs.type.type
    return isPair(
      MirrorPlan.plan(for: type), BoxedValue.copy(lhs.address, type: type), BoxedValue.copy(rhs.address, type: type))
  }
}
