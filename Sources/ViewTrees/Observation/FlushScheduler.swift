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
public struct FlushScheduler: Sendable {
  /// Whether the tree flushes by itself where it knows that a change is over.
  let isImmediate: Bool

  /// Told when something is marked that was not before, if anything is done about it.
  let schedule: (@Sendable (FlushRequest) -> Void)?

  private init(isImmediate: Bool, _ schedule: (@Sendable (FlushRequest) -> Void)?) {
    self.isImmediate = isImmediate
    self.schedule = schedule
  }

  /// Nothing happens by itself: whoever owns the tree calls ``ViewTree/flush()``.
  public static let manual = FlushScheduler(isImmediate: false, nil)

  /// The tree flushes as soon as a change is over, as far as it can know: when a ``State``, an environment or a
  /// ``Published`` property of an ``ObservableObject`` has a new value, at the end of ``ViewTree/send(_:to:)`` and of
  /// ``ViewTree/perform(_:)``.
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
  /// - Parameter actor: The actor that the tree belongs to.
  /// - Returns: The scheduler.
  public static func on(_ actor: isolated any Actor) -> FlushScheduler {
    FlushScheduler(isImmediate: false) { request in Task { await request.flush(on: actor) } }
  }

  /// Something of your own, such as a run loop, a display link or a queue.
  ///
  /// - Parameter schedule: Called on the thread of the change, while the change is under way: it must not flush itself,
  ///   but have the request called later where the tree belongs. It is not called again before that.
  /// - Returns: The scheduler.
  public static func custom(_ schedule: @escaping @Sendable (FlushRequest) -> Void) -> FlushScheduler {
    FlushScheduler(isImmediate: false, schedule)
  }
}

/// A wish that a tree be flushed.
public struct FlushRequest: @unchecked Sendable {
  // Unchecked: it may be passed on from any thread, and is called where the tree belongs.

  private(set) weak var core: TreeCore?

  init(_ core: TreeCore?) { self.core = core }

  /// Flushes the tree, if it is still there and anything is left to do.
  ///
  /// To be called where the tree belongs: by the actor or on the thread that uses it.
  public func callAsFunction() {
    guard let core, core.hasChanges else { return }
    _ = core.flush()
  }

  func flush(on actor: isolated any Actor) { self() }
}
