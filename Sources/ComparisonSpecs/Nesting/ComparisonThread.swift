#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// The state of the comparison by specs that a thread is running.
///
/// See ``NestedComparison`` for how it is used. A thread has one, made when it first compares nested values and freed
/// when the thread ends.
struct ComparisonThread {
  /// How many nested comparisons have been entered since the outermost one, or since the last one that had to be
  /// finished before its answer was used.
  var depth = 0

  /// How many nested comparisons have been entered in all.
  var totalDepth = 0

  /// How many pairs of objects the outermost comparison has entered.
  var objectCount = 0

  /// Pairs that were found too deep.
  ///
  /// They are compared after the outermost comparison, unless that finds a difference.
  var pending: [PendingComparison] = []

  /// The pairs of objects that have been entered since the comparison became deep; nil while it is not.
  var entered: EnteredObjects?

  /// The pairs of objects that are being compared right now, from a certain depth on.
  var inProgress = EnteredObjects()
}

extension ComparisonThread {
  /// The state of the thread that runs.
  ///
  /// The pointer is valid as long as the thread runs, and only the thread has it. Accesses must not overlap: read what
  /// is needed first, and then call other code.
  @inline(__always)
  static var current: UnsafeMutablePointer<ComparisonThread> {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      // The value under the key was put there by `make()`.
      if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: ComparisonThread.self) }
      return make()
    #else
      return only
    #endif
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      let status = pthread_key_create(&key) { state in
        // The stored value is never null; the parameter is optional on some systems only.
        let state: UnsafeMutableRawPointer? = state
        guard let state = state?.assumingMemoryBound(to: ComparisonThread.self) else { return }
        state.deinitialize(count: 1)
        state.deallocate()
      }
      precondition(status == 0, "The system has no more keys for thread-specific data: free some of this process")
      return key
    }()

    @inline(never)
    private static func make() -> UnsafeMutablePointer<ComparisonThread> {
      let state = UnsafeMutablePointer<ComparisonThread>.allocate(capacity: 1)
      state.initialize(to: ComparisonThread())
      let status = pthread_setspecific(key, state)
      precondition(status == 0, "The system has no memory for thread-specific data")
      return state
    }
  #else
    /// A system without these threads has one thread.
    private nonisolated(unsafe) static let only: UnsafeMutablePointer<ComparisonThread> = {
      let state = UnsafeMutablePointer<ComparisonThread>.allocate(capacity: 1)
      state.initialize(to: ComparisonThread())
      return state
    }()
  #endif
}

/// Two values of one type whose comparison is deferred.
class PendingComparison {
  /// Whether the values are equal.
  func areEqual() -> Bool { preconditionFailure("A subclass of PendingComparison must compare its values") }
}

/// Pairs of objects, each of which is kept alive: a freed object's address could become another's.
struct EnteredObjects {
  /// Two objects by their identities.
  private struct Pair: Hashable {
    let lhs: ObjectIdentifier
    let rhs: ObjectIdentifier
  }

  private var pairs: [Pair: (AnyObject, AnyObject)] = [:]

  /// Adds a pair.
  ///
  /// - Returns: Whether the pair is a new one.
  mutating func insert(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
    let pair = Pair(lhs: ObjectIdentifier(lhs), rhs: ObjectIdentifier(rhs))
    return pairs.updateValue((lhs, rhs), forKey: pair) == nil
  }

  /// Removes a pair.
  mutating func remove(_ lhs: AnyObject, _ rhs: AnyObject) {
    pairs[Pair(lhs: ObjectIdentifier(lhs), rhs: ObjectIdentifier(rhs))] = nil
  }
}
