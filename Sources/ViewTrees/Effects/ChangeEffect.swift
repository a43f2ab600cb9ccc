extension View {
  /// Runs an action when a value has changed between two evaluations, after the host has received the commit.
  ///
  /// ```swift
  /// TodoList(filter: filter).onChange(of: filter) { old, new in log("\(old) → \(new)") }
  /// ```
  ///
  /// Several changes before the host receives the commit count as one, and as none if the value is the first one again.
  /// Changes by the action are evaluated in a pass that follows at once.
  ///
  /// If another modifier replaces this one, or one for a value of another type, for example through `?:`, this one ends
  /// and the new one starts as if newly mounted.
  ///
  /// - Parameters:
  ///   - value: The value, compared by its `==` whenever the view around this one is evaluated.
  ///   - initial: Whether the action runs when the view is mounted as well, with the value as both arguments.
  ///   - action: The action, with the old and the new value.
  /// - Returns: The view with the hook.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> EffectView<Self> {
    EffectView(content: self, ChangeEffect(value, initial, action))
  }

  /// Runs an action without arguments when a value has changed between two evaluations, after the host has received the
  /// commit.
  ///
  /// - Parameters:
  ///   - value: The value, compared by its `==` whenever the view around this one is evaluated.
  ///   - initial: Whether the action runs when the view is mounted as well.
  ///   - action: The action.
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

private final class MountedChangeEffect<Value: Equatable>: MountedEffectOfKind<ChangeEffect<Value>> {
  private enum Due {
    case nothing
    /// The action has not run for the first value.
    case initial
    /// The action last ran for an older value.
    case since(Value)
  }

  private var due: Due

  override init(_ effect: ChangeEffect<Value>) {
    due = effect.isInitial ? .initial : .nothing
    super.init(effect)
  }

  override var isDueAtFirst: Bool { effect.isInitial }

  override func follow(_ old: ChangeEffect<Value>) -> Bool {
    switch due {
    case .initial: return false
    case .nothing:
      if old.value == effect.value { return false }
      due = .since(old.value)
      return true
    case .since(let known):
      due = known == effect.value ? .nothing : .since(known)
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
