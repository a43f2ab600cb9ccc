/// The storage of a spec that is written by hand: plans that compare memory, made from the declarations.
final class DeclaredSpecStorage<Root>: ComparisonSpecStorage<Root>, @unchecked Sendable {
  /// The declarations by the ids of their fields.
  private let declarations: [DeclaredField<Root>]

  private let wholePlan: MemoryPlan
  private let planWithoutChildren: MemoryPlan

  // The steps of the two plans, which are plain memory: taking them out of the plans on every comparison would retain
  // the plans.
  private let wholeSteps: MemorySteps
  private let stepsWithoutChildren: MemorySteps

  init(_ list: FieldDeclarations<Root>, order: ComparisonOrder) {
    let declarations = list.fields
    let names = FieldNames(of: declarations)
    let schedule = ComparisonSchedule(declarations, order: order)
    let omittedFields = declarations.indices.filter { !declarations[$0].role.isCompared }
    let fields = (schedule.fields + omittedFields).map { id in
      ComparisonField(
        path: names.paths[id], role: declarations[id].role, priority: declarations[id].priority,
        strategy: declarations[id].strategy, id: id)
    }
    self.declarations = declarations
    wholePlan = MemoryPlan(schedule.steps.map { ($0.offset, $0.comparison) })
    planWithoutChildren = MemoryPlan(
      schedule.steps.lazy.filter { declarations[$0.id].role != .children }.map { ($0.offset, $0.comparison) })
    wholeSteps = wholePlan.steps
    stepsWithoutChildren = planWithoutChildren.steps
    let isFusable = schedule.followsDeclaration && declarations.allSatisfy { $0.isInPlace || !$0.role.isCompared }
    super.init(
      fields: fields,
      problems: names.problems + ComparisonSpecProblem.problems(in: fields, mentionedAs: { names.mentions[$0.id] })
        + Self.problemsOfExclusions(declarations, names.paths),
      fused: FusedComparison(list.whole, isUsable: isFusable),
      fusedWithoutChildren: FusedComparison(list.own, isUsable: isFusable))
  }

  override func areEqual(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    wholeSteps.areEqual(lhs, rhs)
  }

  override func areEqualExceptChildren(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    stepsWithoutChildren.areEqual(lhs, rhs)
  }

  /// The fields that are excluded although they are neither closures nor state.
  private static func problemsOfExclusions(
    _ declarations: [DeclaredField<Root>], _ paths: [String]
  ) -> [ComparisonSpecProblem] {
    let properties = StoredProperty.all(of: Root.self)
    return zip(declarations, paths).compactMap { field, path in
      guard field.isExcluded, !TypeKind.isFunction(field.type), !TypeKind.isFrameworkState(field.type) else {
        return nil
      }
      // A wrapper's value says nothing of the wrapper: the storage tells. If the properties are unknown, the field may
      // hold anything.
      let name = path.prefix { $0 != "." && $0 != "?" && $0 != "[" }
      let isState = properties.contains { $0.sourceName == name && TypeKind.isFrameworkState($0.type) }
      return isState || properties.isEmpty ? nil : .excludedWithoutReason(path: path)
    }
  }

  override var problemsOfOperators: [ComparisonSpecProblem] {
    (Root.self as? any AutoEquatable.Type).map { $0.problemsOfOperators(in: self) } ?? []
  }

  /// Compares whole values first, which is much faster than field by field.
  override func firstDifference(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Int? {
    let isEqual = fused.exists ? fused(lhs, rhs) : wholeSteps.areEqual(lhs, rhs)
    return isEqual ? nil : super.firstDifference(lhs, rhs)
  }

  /// The declaration behind a field of this spec.
  private func declaration(of field: ComparisonField) -> DeclaredField<Root> {
    precondition(
      declarations.indices.contains(field.id), "The field is of another spec: take it from 'fields' of this one")
    return declarations[field.id]
  }

  override func areEqual(
    in field: ComparisonField, _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>
  ) -> Bool {
    declaration(of: field).areEqual(lhs, rhs)
  }

  override func value(of field: ComparisonField, in root: UnsafePointer<Root>) -> Any {
    declaration(of: field).read(root)
  }

  override func hash(_ field: ComparisonField, of root: UnsafePointer<Root>, into hasher: inout Hasher) {
    declaration(of: field).hash?(root, &hasher)
  }
}

extension ComparisonSpec {
  /// Makes a spec from a list of declarations.
  ///
  /// ```swift
  /// ComparisonSpec<Order> {
  ///   Compared(\.id).priority(0)
  ///   ComparedChild(\.profile, \.email)
  ///   Children(\.rows)
  ///   Ignored(\.cachedAt)
  ///   Excluded(\.onTap)
  /// }
  /// ```
  ///
  /// Fields are compared in the order of their priorities, the lower ones first; those without a priority come last.
  /// Contradictions within the list are in ``problems``, and stored properties that it forgets in
  /// ``uncoveredFields()``.
  ///
  /// - Parameters:
  ///   - order: The order among fields of the same priority, or of none.
  ///   - declarations: The list.
  /// - Complexity: O(n²), where n is the number of fields; some ten microseconds a field.
  @inlinable
  @inline(__always)
  public init(
    order: ComparisonOrder = .declared,
    @FieldDeclarationsBuilder<Root> _ declarations: () -> FieldDeclarations<Root>
  ) {
    self.init(declarations(), order: order)
  }

  @usableFromInline init(_ list: FieldDeclarations<Root>, order: ComparisonOrder) {
    self.init(storage: DeclaredSpecStorage(list, order: order))
  }
}
