import Synchronization

/// A value that may be read and replaced on any thread.
///
/// The lock is held for no longer than that; no code of anybody else runs under it, the release of the old value
/// included.
final class LockedValue<Value>: @unchecked Sendable {
  // Unchecked: the value is only touched under the lock.

  private let lock = Mutex(())
  private var current: Value

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { _ in current } }

  /// Puts a value in the place of the one that is there.
  ///
  /// - Returns: The one that was there.
  func exchange(_ value: Value) -> Value {
    lock.withLock { _ in
      let old = current
      current = value
      return old
    }
  }
}
