/// Decides when a tree evaluates the nodes that a change has marked.
///
/// An observable change may happen on any thread and is announced before it happens. So a change itself never evaluates
/// anything: it marks the nodes that read what changes and notifies the scheduler, once until the next flush begins.
/// The scheduler then flushes the tree later, on the tree's actor or thread.
///
/// ```swift
/// let tree = ViewTree(TodoList(model), host: host, scheduler: .mainActor)
/// model.title = "Groceries"  // the host hears of it when the main actor comes to it
/// ```
///
/// The scheduler is also notified of calls to ``ViewTree/invalidate(_:)`` and ``ViewTree/reapply(_:)``, and of
/// differences found while looking for the newest view for an event, even while the host receives a commit.
///
/// Flushing on an actor does not make changes on other threads safe: see ``ModelConcurrency`` for what such a model has
/// to do.
public struct FlushScheduler: Sendable {
  /// Whether the tree flushes at the end of a change.
  let isImmediate: Bool

  /// Called at the first mark since the last flush; nil if the scheduler does nothing then.
  let schedule: (@Sendable (FlushRequest) -> Void)?

  /// Whether only the program flushes the tree.
  var isManual: Bool { !isImmediate && schedule == nil }

  private init(isImmediate: Bool, _ schedule: (@Sendable (FlushRequest) -> Void)?) {
    self.isImmediate = isImmediate
    self.schedule = schedule
  }

  /// The tree does nothing by itself: its owner calls ``ViewTree/flush()``.
  public static let manual = FlushScheduler(isImmediate: false, nil)

  /// The tree flushes as soon as a change is over, as far as it can know: when a ``State`` or a ``Published`` property
  /// of an ``ObservableObject`` has a new value, at the end of ``ViewTree/send(_:to:)`` and of
  /// ``ViewTree/perform(_:)``.
  ///
  /// An event, a `perform` and the call of a ``Handler`` are one commit each, with everything that happens inside; what
  /// a host changes or asks for while it receives a commit is the next one.
  ///
  /// A change to a property of an `@Observable` object is announced before it happens and not afterwards. Change such
  /// objects in an event handler or in ``ViewTree/perform(_:)``; otherwise the tree flushes with the next call to it. A
  /// change on another thread also waits for the next flush.
  public static let immediate = FlushScheduler(isImmediate: true, nil)

  /// The tree is flushed on the main actor, after its current job.
  ///
  /// The tree has to belong to the main actor.
  @MainActor
  public static var mainActor: FlushScheduler {
    FlushScheduler(isImmediate: false) { request in Task { @MainActor in request() } }
  }

  /// The tree is flushed on an actor, after its current job.
  ///
  /// ```swift
  /// actor Renderer {
  ///   private var tree: ViewTree<TodoList>?
  ///   func show(_ list: sending TodoList) { tree = ViewTree(list, scheduler: .on(self)) }
  /// }
  /// ```
  ///
  /// - Parameter actor: The actor that the tree belongs to. The scheduler does not keep it alive.
  /// - Returns: The scheduler.
  public static func on(_ actor: isolated any Actor) -> FlushScheduler {
    FlushScheduler(isImmediate: false) { [weak actor] request in
      // Weak, because the actor usually owns the tree, which owns this.
      guard let actor else { return }
      Task { await request.flush(on: actor) }
    }
  }

  /// A custom scheduler, such as a run loop, a display link or a queue.
  ///
  /// ```swift
  /// let tree = ViewTree(TodoList(model), scheduler: .custom { request in queue.async { request() } })
  /// ```
  ///
  /// - Parameter schedule: Called on the thread of the change, while the change is in progress: it must not flush the
  ///   tree itself, but arrange for the request to be called later on the tree's actor or thread. It is not called
  ///   again before that.
  /// - Returns: The scheduler.
  public static func custom(_ schedule: @escaping @Sendable (FlushRequest) -> Void) -> FlushScheduler {
    FlushScheduler(isImmediate: false, schedule)
  }
}
