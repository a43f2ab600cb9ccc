import Synchronization

/// Counts on any thread.
final class LockedCount: Sendable {
  private let storage = Mutex(0)

  var value: Int { storage.withLock { $0 } }

  func increment() { storage.withLock { $0 += 1 } }
}
