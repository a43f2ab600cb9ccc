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
    EffectView(content: self, TaskEffect(id: 0, priority, action))
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

private final class TaskEffect<ID: Equatable>: Effect {
  private let id: ID
  private let priority: TaskPriority
  private nonisolated(unsafe) let action: @isolated(any) () async -> Void
  private var task: Task<Void, Never>?
  private var isDue = false

  init(id: ID, _ priority: TaskPriority, _ action: sending @escaping @isolated(any) () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  override func mounted() -> Bool {
    isDue = true
    return true
  }

  override func replace(_ old: Effect) -> Bool {
    // The same modifier in the same place.
    let old = unsafeDowncast(old, to: TaskEffect.self)
    if old.id == id {
      task = old.task
      isDue = old.isDue
      return false
    }
    old.task?.cancel()
    isDue = true
    return !old.isDue
  }

  override func perform() {
    guard isDue else { return }
    isDue = false
    // It runs once, and nothing else is done with the closure.
    nonisolated(unsafe) let action = action
    task = Task(priority: priority) { await action() }
  }

  override func unmounted() -> (() -> Void)? {
    task?.cancel()
    return nil
  }
}
