extension View {
  /// Runs something asynchronous for as long as the view is mounted.
  ///
  /// It starts when the host has received the view, and is cancelled when the view is unmounted. Cancellation is
  /// cooperative: an action that ignores it keeps running.
  ///
  /// ```swift
  /// Avatar(user).task { [model] in await model.load() }
  /// ```
  ///
  /// The action has the isolation of the code that contains it. In a main-actor view it runs there, and may use
  /// everything that the view may. In a view without an actor it runs concurrently with the tree and may capture only
  /// Sendable values: name them in the capture list, because using a property by its bare name captures the whole view.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: What is run.
  /// - Returns: The view with the task.
  public consuming func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> EffectView<Self> {
    EffectView(content: self, TaskEffect(id: WholeTime(), priority, action))
  }

  /// Runs something asynchronous for as long as the view is mounted and a value stays the same.
  ///
  /// When the view gets another value, the running task is cancelled and the new action starts. Otherwise this works
  /// like ``View/task(priority:_:)``.
  ///
  /// ```swift
  /// Results(found).task(id: query) { [query, search] in await search.run(query) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The value, compared by its `==`.
  ///   - priority: The priority of the task.
  ///   - action: What is run.
  /// - Returns: The view with the task.
  public consuming func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> EffectView<Self> {
    EffectView(content: self, TaskEffect(id: id, priority, action))
  }
}

/// What a task belongs to that belongs to the view alone: a separate type, so that it is not a task with a value.
private struct WholeTime: Equatable {}

private final class TaskEffect<ID: Equatable>: Effect {
  let id: ID
  let priority: TaskPriority

  // Copies of a view value share the closure, which was sent here and is only ever handed to tasks: each task runs it as
  // the author wrote it, and the tree never calls it itself.
  nonisolated(unsafe) let action: @isolated(any) () async -> Void

  init(id: ID, _ priority: TaskPriority, _ action: sending @escaping @isolated(any) () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  override func mounted() -> MountedEffect { MountedTaskEffect(self) }
}

private final class MountedTaskEffect<ID: Equatable>: MountedEffectOfKind<TaskEffect<ID>> {
  private var task: Task<Void, Never>?

  /// Whether a task starts after the host has received the commit; the node is noted for it once.
  private var isDue = true

  override func follow(_ old: TaskEffect<ID>) -> Bool {
    if isDue || old.id == effect.id { return false }
    task?.cancel()
    task = nil
    isDue = true
    return true
  }

  override func act() {
    guard isDue else { return }
    isDue = false
    // Nothing else is done with the closure.
    nonisolated(unsafe) let action = effect.action
    task = Task(priority: effect.priority) { await action() }
  }

  override func end() -> (() -> Void)? {
    task?.cancel()
    return nil
  }
}
