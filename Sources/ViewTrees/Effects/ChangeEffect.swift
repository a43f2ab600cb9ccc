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
  /// Where another modifier takes the place of this one, or one of a value of another type, as by `?:`, this one ends, and
  /// the other one begins as for a view that is mounted.
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
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  init(_ value: Value, _ isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  override func mounted() -> MountedEffect { MountedChangeEffect(self) }
}

private final class MountedChangeEffect<Value: Equatable>: MountedEffect {
  private enum Due {
    case nothing
    /// The action was not told of the first value.
    case initial
    /// The action knows an older value.
    case since(Value)
  }

  private var effect: ChangeEffect<Value>
  private var due: Due

  init(_ effect: ChangeEffect<Value>) {
    self.effect = effect
    due = effect.isInitial ? .initial : .nothing
  }

  override var isDueAtFirst: Bool { effect.isInitial }

  override func take(_ new: Effect) -> Bool? {
    guard let new = new as? ChangeEffect<Value> else { return nil }
    let old = effect
    effect = new
    switch due {
    case .initial: return false
    case .nothing:
      if old.value == new.value { return false }
      due = .since(old.value)
      return true
    case .since(let known):
      due = known == new.value ? .nothing : .since(known)
      return false
    }
  }

  override func act() {
    let due = due
    let effect = effect
    self.due = .nothing
    switch due {
    case .nothing: break
    case .initial: effect.action(effect.value, effect.value)
    case .since(let known): effect.action(known, effect.value)
    }
  }
}
