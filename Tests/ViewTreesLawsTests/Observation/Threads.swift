import Foundation

/// Threads that run beside the one that made them.
final class Threads: Sendable {
  private let group = DispatchGroup()

  /// Starts a number of threads, which are given their numbers.
  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    for index in 0..<count {
      group.enter()
      let group = group
      let thread = Thread {
        body(index)
        group.leave()
      }
      thread.start()
    }
  }

  /// Waits for all of them.
  func join() { group.wait() }
}
