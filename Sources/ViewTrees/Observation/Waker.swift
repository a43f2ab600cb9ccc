/// Tells a scheduler of its tree.
final class Waker: @unchecked Sendable {
  // Unchecked: the request is set once, before anything can change.

  private let scheduler: FlushScheduler
  var request = FlushRequest(nil)

  init(_ scheduler: FlushScheduler) { self.scheduler = scheduler }

  var isImmediate: Bool { scheduler.isImmediate }

  func wake() { scheduler.schedule(request) }
}
