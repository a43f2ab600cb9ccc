/// Decides when a tree evaluates what was marked by a change.
///
/// A change of something observable may happen on any thread and is announced before it takes place, so that a change
/// itself never evaluates anything: it marks the nodes that read what changes and tells the scheduler, once until the
/// next flush begins. The scheduler sees to it that the tree is flushed later, where the tree belongs.
///
/// ```swift
/// let tree = ViewTree(TodoList(model), host: host, scheduler: .mainActor)
/// model.title = "Groceries"  // the host hears of it when the main actor comes to it
/// ```
///
/// What was asked for by ``ViewTree/invalidate(_:)`` or ``ViewTree/reapply(_:)``, or was found out by looking for the
/// newest view for an event, is told to it as well, be it while the host is told of a commit.
///
/// Flushing on an actor does not make changes on other threads safe: what a model has to do that is changed there, see
/// ``ModelSharing``.
public struct FlushScheduler: Sendable {
  /// Whether the tree flushes by itself where it knows that a change is over.
  let isImmediate: Bool

  /// Told when something is marked that was not before, if anything is done about it.
  let schedule: (@Sendable (FlushRequest) -> Void)?

  /// Whether nothing happens unless somebody flushes the tree.
  var isManual: Bool { !isImmediate && schedule == nil }

  private init(isImmediate: Bool, _ schedule: (@Sendable (FlushRequest) -> Void)?) {
    self.isImmediate = isImmediate
    self.schedule = schedule
  }

  /// Nothing happens by itself: whoever owns the tree calls ``ViewTree/flush()``.
  public static let manual = FlushScheduler(isImmediate: false, nil)

  /// The tree flushes as soon as a change is over, as far as it can know: when a ``State`` or a ``Published`` property of
  /// an ``ObservableObject`` has a new value, at the end of ``ViewTree/send(_:to:)`` and of ``ViewTree/perform(_:)``.
  ///
  /// An event, a `perform` and the call of a ``Handler`` are one commit each, with all that happens inside; what a host
  /// changes or asks for while it is told of a commit is the next one.
  ///
  /// A property of an `@Observable` object is announced before it changes and not afterwards. Change such objects in an
  /// event handler or in ``ViewTree/perform(_:)``, or the tree flushes with the next thing that it is asked to do. What
  /// happens on another thread waits for the next flush as well.
  public static let immediate = FlushScheduler(isImmediate: true, nil)

  /// The tree is flushed on the main actor, after what is running there now.
  ///
  /// The tree has to belong to the main actor.
  @MainActor
  public static var mainActor: FlushScheduler {
    FlushScheduler(isImmediate: false) { request in Task { @MainActor in request() } }
  }

  /// The tree is flushed on an actor, after what is running there now.
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
      // The actor owns the tree as a rule, which owns this.
      guard let actor else { return }
      Task { await request.flush(on: actor) }
    }
  }

  /// Something of your own, such as a run loop, a display link or a queue.
  ///
  /// ```swift
  /// let tree = ViewTree(TodoList(model), scheduler: .custom { request in queue.async { request() } })
  /// ```
  ///
  /// - Parameter schedule: Called on the thread of the change, while the change is under way: it must not flush itself,
  ///   but have the request called later where the tree belongs. It is not called again before that.
  /// - Returns: The scheduler.
  public static func custom(_ schedule: @escaping @Sendable (FlushRequest) -> Void) -> FlushScheduler {
    FlushScheduler(isImmediate: false, schedule)
  }
}
