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
  ///   - action: The action.
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

/// The value of a task without a value.
///
/// A separate type, so that the two kinds of task do not replace each other silently.
private struct WholeTime: Equatable {}

private final class TaskEffect<ID: Equatable>: Effect {
  let id: ID
  let priority: TaskPriority

  // Unchecked: the closure was sent here, and the tree never calls it, but only passes it to tasks. Copies of a view
  // value share it, and each task runs it as its author wrote it.
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

  /// Whether a task is to start after the next commit.
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
    // Unchecked: nothing else uses the closure.
    nonisolated(unsafe) let action = effect.action
    task = Task(priority: effect.priority) { await action() }
  }

  override func end() -> (() -> Void)? {
    task?.cancel()
    return nil
  }
}
