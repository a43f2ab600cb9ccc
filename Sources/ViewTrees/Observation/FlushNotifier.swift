/// Wakes the scheduler of a tree, and the iterations over ``ViewTree/updates``.
final class FlushNotifier: @unchecked Sendable {
  // Unchecked: the request is set once, before anything can change. The listeners are locked.

  private let scheduler: FlushScheduler
  var request = FlushRequest(nil)

  init(_ scheduler: FlushScheduler) { self.scheduler = scheduler }

  var isImmediate: Bool { scheduler.isImmediate }

  private let listeners = LockedValue<[Int: AsyncStream<Void>.Continuation]>([:])

  func wake() {
    scheduler.schedule?(request)
    notify()
  }

  /// Wakes the iterations only.
  func notify() {
    for listener in listeners.withLock({ $0.isEmpty ? [] : Array($0.values) }) { listener.yield() }
  }

  /// A stream that yields at each wake-up.
  func notifications() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = listeners.withLock { listeners in
      let number = (listeners.keys.max() ?? 0) &+ 1
      listeners[number] = continuation
      return number
    }
    continuation.onTermination = { [weak self] _ in _ = self?.listeners.withLock { $0.removeValue(forKey: number) } }
    return stream
  }

  /// Ends all streams.
  func finish() {
    for listener in listeners.withLock({ Array($0.values) }) { listener.finish() }
  }
}
