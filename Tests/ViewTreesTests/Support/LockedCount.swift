import Synchronization

/// A count that any thread can increment.
final class LockedCount: Sendable {
  private let storage = Mutex(0)

  var value: Int { storage.withLock { $0 } }

  func increment() { storage.withLock { $0 += 1 } }
}
