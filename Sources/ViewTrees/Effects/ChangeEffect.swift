extension View {
  /// Does something when a value has changed between two evaluations and the host has been told.
  ///
  /// ```swift
  /// TodoList(filter: filter).onChange(of: filter) { old, new in log("\(old) → \(new)") }
  /// ```
  ///
  /// A value that changes several times before the host is told counts as one change, and none where it is the first one
  /// again. What the action changes is evaluated in a pass that follows at once.
  ///
  /// - Parameters:
  ///   - value: The value, compared by its `==` whenever the view around this one is evaluated.
  ///   - initial: Whether the action runs when the view is mounted as well, with the value as both arguments.
  ///   - action: What is done, given the old and the new value.
  /// - Returns: The view with the hook.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> EffectView<Self> {
    EffectView(content: self, ChangeEffect(value, initial, action))
  }

  /// Does something when a value has changed between two evaluations and the host has been told, without a look at the
  /// value.
  ///
  /// - Parameters:
  ///   - value: The value, compared by its `==` whenever the view around this one is evaluated.
  ///   - initial: Whether the action runs when the view is mounted as well.
  ///   - action: What is done.
  /// - Returns: The view with the hook.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> EffectView<Self> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

private final class ChangeEffect<Value: Equatable>: Effect {
  private enum Due {
    case nothing
    /// The action was not told of the first value.
    case initial
    /// The action knows an older value.
    case since(Value)
  }

  private let value: Value
  private let isInitial: Bool
  private let action: (Value, Value) -> Void
  private var due = Due.nothing

  init(_ value: Value, _ isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  override func mounted() -> Bool {
    if isInitial { due = .initial }
    return isInitial
  }

  override func replace(_ old: Effect) -> Bool {
    // The same modifier in the same place.
    let old = unsafeDowncast(old, to: ChangeEffect.self)
    switch old.due {
    case .nothing:
      if old.value == value { return false }
      due = .since(old.value)
      return true
    case .initial: due = .initial
    case .since(let known): due = known == value ? .nothing : .since(known)
    }
    return false
  }

  override func perform() {
    let due = due
    self.due = .nothing
    switch due {
    case .nothing: break
    case .initial: action(value, value)
    case .since(let known): action(known, value)
    }
  }
}
