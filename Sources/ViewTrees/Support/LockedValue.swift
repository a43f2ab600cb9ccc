import Synchronization

/// A value that any thread may read and replace.
///
/// No code outside the library runs under the lock, not even the release of the old value.
///
/// On Linux the standard library's `Mutex` is not compiled for the thread sanitizer, which therefore does not see that
/// it orders accesses, and would report every two threads that use one. It does see atomics of this module. So each
/// holder of the lock reads and writes one, which takes two plain instructions on common processors.
package final class LockedValue<Value>: @unchecked Sendable {
  // Unchecked: the value is only touched under the lock.

  private let lock = Mutex(())
  private var current: Value
  private let order = Atomic(false)

  package init(_ value: Value) { current = value }

  var value: Value { withLock { $0 } }

  /// Replaces the value.
  ///
  /// - Returns: The one that was there.
  func exchange(_ value: Value) -> Value {
    withLock { current in
      let old = current
      current = value
      return old
    }
  }

  /// Calls a closure with exclusive access to the value.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    var result: Result?
    lock.withLock { _ in
      _ = order.load(ordering: .acquiring)
      result = body(&current)
      order.store(true, ordering: .releasing)
    }
    return result!
  }
}
