extension View {
  /// Does something when a value has changed between two evaluations and the host has been told.
  ///
  /// ```swift
  /// TodoList(filter: filter).onChange(of: filter) { old, new in log("\(old) → \(new)") }
  /// ```
  ///
  /// What the action changes is evaluated in a pass that follows at once.
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

  /// Does something when a value has changed, without a look at the value.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> EffectView<Self> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

private final class ChangeEffect<Value: Equatable>: Effect {
  private let value: Value
  private let isInitial: Bool
  private let action: (Value, Value) -> Void

  init(_ value: Value, _ isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  override func mounted(_ core: TreeCore) { if isInitial { act(from: value, core) } }

  override func replace(_ old: Effect, _ core: TreeCore) {
    // The same modifier in the same place.
    let old = unsafeDowncast(old, to: ChangeEffect.self).value
    if old != value { act(from: old, core) }
  }

  private func act(from old: Value, _ core: TreeCore) {
    core.afterCommit { if self.isMounted { self.action(old, self.value) } }
  }
}
