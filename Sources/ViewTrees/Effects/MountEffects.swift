extension View {
  /// Runs an action after the view has been mounted and the host has received the commit.
  ///
  /// Hooks of one commit run in document order, hooks of removed views before those of new views. Their changes are
  /// evaluated in a pass that follows at once.
  ///
  /// ```swift
  /// Chart(data).onMount { log("The chart is shown") }
  /// ```
  ///
  /// - Parameter action: The action, which runs once for each identity of the view.
  /// - Returns: The view with the hook.
  public consuming func onMount(_ action: @escaping () -> Void) -> EffectView<Self> {
    EffectView(content: self, MountEffect(action))
  }

  /// Runs an action after the view has been unmounted and the host has received the commit.
  ///
  /// Hooks of one commit run children before parents, siblings in their order. A tree that is deallocated runs them as
  /// well. A view that came and went before the host received it runs none.
  ///
  /// - Parameter action: The action; the newest closure that the view got runs.
  /// - Returns: The view with the hook.
  public consuming func onUnmount(_ action: @escaping () -> Void) -> EffectView<Self> {
    EffectView(content: self, UnmountEffect(action))
  }
}

private final class MountEffect: Effect {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  override func mounted() -> MountedEffect { MountedMountEffect(self) }
}

private final class MountedMountEffect: MountedEffectOfKind<MountEffect> {
  private var isDue = true

  override func act() {
    guard isDue else { return }
    isDue = false
    effect.action()
  }
}

private final class UnmountEffect: Effect {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  override func mounted() -> MountedEffect { MountedUnmountEffect(self) }
}

private final class MountedUnmountEffect: MountedEffectOfKind<UnmountEffect> {
  override var hasDeparture: Bool { true }

  override func end() -> (() -> Void)? { effect.action }
}
