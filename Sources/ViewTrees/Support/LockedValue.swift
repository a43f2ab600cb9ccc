import Synchronization

/// A value that may be read and replaced on any thread.
///
/// The lock is held only for that. No code outside the library runs under it, including the release of the old value.
///
/// On Linux the thread sanitizer does not see what the standard library's `Mutex` orders, since that is not compiled for
/// it, and would report every two threads that meet in one. An atomic value of this module it does see: whoever has the
/// lock reads what the one before wrote last. Reading and writing it takes two plain instructions on the common processors.
package final class LockedValue<Value>: @unchecked Sendable {
  // Unchecked: the value is only touched under the lock.

  private let lock = Mutex(())
  private var current: Value
  private let order = Atomic(false)

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
