extension View {
  /// Runs something asynchronous for as long as the view is mounted.
  ///
  /// It starts when the host has been told of the view, and is cancelled when the view is unmounted. It is told so and
  /// not stopped: an action that goes on then, goes on.
  ///
  /// ```swift
  /// Avatar(user).task { [model] in await model.load() }
  /// ```
  ///
  /// The action has the isolation of where it is written. In a view of the main actor it runs there, and may use whatever
  /// the view may. In a view of no actor it runs beside the tree, and may use only what is Sendable: name that in the
  /// list of captures, since a property that is used by its bare name captures the whole view.
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
  /// When the view is given another value, what runs is cancelled, and the new action starts. Otherwise it is as for
  /// ``View/task(priority:_:)``.
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

/// What a task belongs to that belongs to the view alone: a type of its own, so that it is no task with a value.
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

private final class MountedTaskEffect<ID: Equatable>: MountedEffect {
  private var effect: TaskEffect<ID>
  private var task: Task<Void, Never>?

  /// Whether a task is to start when the host has been told; the node is noted for it once.
  private var isDue = true

  init(_ effect: TaskEffect<ID>) { self.effect = effect }

  override func take(_ new: Effect) -> Bool? {
    guard let new = new as? TaskEffect<ID> else { return nil }
    let old = effect
    effect = new
    if isDue || old.id == new.id { return false }
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
