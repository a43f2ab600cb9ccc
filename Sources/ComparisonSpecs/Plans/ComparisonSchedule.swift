/// The order in which the declared fields of a spec are compared.
struct ComparisonSchedule {
  /// A look at one field.
  struct Step {
    /// The field, by its position among the declarations.
    let id: Int

    let offset: Int
    let comparison: MemoryComparison

    /// Whether the field's values are compared, rather than only their counts.
    let isWhole: Bool

    fileprivate let priority: Int?
    fileprivate let cost: ComparisonCost
  }

  /// The steps in their order.
  let steps: [Step]

  /// The compared fields in their order, by their positions among the declarations.
  var fields: [Int] { steps.filter(\.isWhole).map(\.id) }

  /// Whether the compared fields, and nothing else, are compared in the order of the declaration.
  var followsDeclaration: Bool {
    steps.allSatisfy(\.isWhole) && zip(steps, steps.dropFirst()).allSatisfy { $0.id < $1.id }
  }

  init<Root>(_ declarations: [DeclaredField<Root>], order: ComparisonOrder) {
    var steps: [Step] = []
    for (id, field) in declarations.enumerated() where field.role.isCompared {
      // In declared order, comparing the counts would come right before comparing the contents, which begins with the
      // counts.
      if order == .cheapFirst, let comparison = field.countComparison {
        steps.append(
          Step(
            id: id, offset: field.offset, comparison: comparison, isWhole: false, priority: field.priority,
            cost: .count))
      }
      steps.append(
        Step(
          id: id, offset: field.offset, comparison: field.comparison, isWhole: true, priority: field.priority,
          cost: field.cost))
    }
    // `sort` is stable, so that steps of the same rank stay as declared.
    switch order {
    case .declared: steps.sort { $0.isBefore($1) }
    case .cheapFirst: steps.sort { $0.isBefore($1) || (!$1.isBefore($0) && $0.cost < $1.cost) }
    }
    self.steps = steps
  }
}

extension ComparisonSchedule.Step {
  /// Whether the priorities put this step before another one.
  fileprivate func isBefore(_ other: Self) -> Bool {
    switch (priority, other.priority) {
    case (let own?, let other?): own < other
    case (.some, nil): true
    case (nil, _): false
    }
  }
}
