import Foundation

/// A group of threads.
final class Threads: Sendable {
  private let group = DispatchGroup()

  /// Starts a number of threads and passes each its index.
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

  /// Waits for all threads.
  func join() { group.wait() }
}
