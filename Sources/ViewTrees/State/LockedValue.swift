import Synchronization

/// A value that may be read and replaced on any thread.
///
/// The lock is held for no longer than that; no code of anybody else runs under it, the release of the old value
/// included.
///
/// On Linux the thread sanitizer does not see what the standard library's `Mutex` orders, since that is not compiled for
/// it, and reports every two threads that meet in one. Where `EQUITREE_THREAD_SANITIZER` is defined, it is told.
package final class LockedValue<Value>: @unchecked Sendable {
  // Unchecked: the value is only touched under the lock.

  private let lock = Mutex(())
  private var current: Value
  #if EQUITREE_THREAD_SANITIZER
    private let order = Atomic(0)
  #endif

  package init(_ value: Value) { current = value }

  var value: Value { withLock { $0 } }

  /// Puts a value in the place of the one that is there.
  ///
  /// - Returns: The one that was there.
  func exchange(_ value: Value) -> Value {
    withLock { current in
      let old = current
      current = value
      return old
    }
  }

  /// Does something with the value, which nobody else uses meanwhile.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    var result: Result?
    lock.withLock { _ in
      #if EQUITREE_THREAD_SANITIZER
        _ = order.load(ordering: .acquiring)
        defer { order.add(1, ordering: .releasing) }
      #endif
      result = body(&current)
    }
    return result!
  }
}
