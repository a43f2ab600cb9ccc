/// Compares values that are behind references, to any depth and in cycles, on a stack of bounded size.
///
/// A comparison by specs calls itself for what a field refers to: an object, the payload of an indirect enum, the
/// elements of an array. Each such step goes through ``enter()`` and ``leave(_:_:)``, or through
/// ``areObjectsEqual(_:_:)``, which count how deep the thread is.
///
/// - A pair that is met too deep is put off: it counts as equal for now, and is compared when the outermost comparison
///   has found everything else equal.
/// - In a comparison that is deep, or long, pairs of objects are remembered, and one that is met again counts as equal:
///   it is being compared, or has been. So a graph with cycles comes to an end, and one with shared parts takes no
///   longer than its pairs are many.
///
/// Both assume an answer that is not known yet. That is sound because only "and" combines a nested comparison with the
/// outermost one: if the nested answer is no after all, so is the outermost one's. Wherever something else is done with
/// the answer (a function that the user wrote, a hand-written `==` of a type with a spec, the search for an element
/// that agrees), the comparison goes through ``asWhole(_:)``, which has everything within finished before it returns.
///
/// Values that nest less deeply than the limit pay only for two looks at the thread's state for each step.
@usableFromInline
enum NestedComparison {
  /// The depth at which comparisons are deferred.
  ///
  /// Steps within a value, from a struct to a struct that is stored in it, do not count: their number is bounded by the
  /// types.
  private static var depthLimit: Int { 64 }

  /// How many pairs of objects are compared before pairs are remembered.
  private static var objectLimit: Int { 1 << 14 }

  // MARK: Values

  /// Enters a nested comparison.
  ///
  /// - Returns: What to give to ``leave(_:_:)``; negative if the values are too deep and have to be deferred.
  @usableFromInline
  static func enter() -> Int {
    let thread = ComparisonThread.current
    let depth = thread.pointee.depth
    guard depth < depthLimit else { return -1 }
    thread.pointee.depth = depth + 1
    thread.pointee.totalDepth += 1
    return depth
  }

  /// Leaves a nested comparison.
  ///
  /// - Parameters:
  ///   - depth: What ``enter()`` returned.
  ///   - isEqual: What was found.
  /// - Returns: Whether the values are equal; for the outermost comparison also in all that was put off.
  @usableFromInline
  static func leave(_ depth: Int, _ isEqual: Bool) -> Bool {
    let thread = ComparisonThread.current
    assert(thread.pointee.depth == depth + 1, "A nested comparison was left in another order than entered")
    thread.pointee.depth = depth
    thread.pointee.totalDepth -= 1
    return depth > 0 ? isEqual : finish(isEqual, thread)
  }

  /// Puts off the comparison of two values that were found too deep.
  @usableFromInline
  static func putOff<Value: AutoEquatable>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
    putOff(PendingValues(lhs.pointee, rhs.pointee))
  }

  /// Compares nested values.
  static func areEqual<Value: AutoEquatable>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
    let depth = enter()
    guard depth >= 0 else { return putOff(lhs, rhs) }
    return leave(depth, Value.areEqual(lhs, rhs))
  }

  /// Compares nested values by a function that only compares, by the rules of specs.
  static func areEqual<Value>(
    _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>,
    by areEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    let depth = enter()
    guard depth >= 0 else { return putOff(PendingProjections(lhs.pointee, rhs.pointee, by: areEqual)) }
    return leave(depth, areEqual(lhs, rhs))
  }

  /// Puts off the comparison of two arrays that were found too deep.
  @usableFromInline
  static func putOffArrays<Element: AutoEquatable>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    putOff(PendingElements(lhs, rhs))
  }

  /// Puts a comparison off.
  ///
  /// - Returns: True: the values count as equal for now.
  private static func putOff(_ comparison: PendingComparison) -> Bool {
    let thread = ComparisonThread.current
    // From here on pairs of objects are remembered: a graph with a cycle has no end.
    if thread.pointee.entered == nil { thread.pointee.entered = EnteredObjects() }
    thread.pointee.pending.append(comparison)
    return true
  }

  // MARK: Objects

  /// Compares the objects of two references.
  static func areObjectsEqual<Value: AutoEquatable>(
    _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>
  ) -> Bool {
    assert(Value.self is AnyObject.Type, "\(Value.self) is no class, so that its values have no identity")
    // An instance of a class is one word: the reference. Looking at the word does not count the reference.
    let (left, right) = (UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    if left.load(as: UInt.self) == right.load(as: UInt.self) { return true }
    let thread = ComparisonThread.current
    let count = thread.pointee.objectCount &+ 1
    thread.pointee.objectCount = count
    if count < objectLimit, thread.pointee.totalDepth < depthLimit, thread.pointee.entered == nil {
      return areEqual(lhs, rhs)
    }
    return areRememberedObjectsEqual(lhs, rhs, left.load(as: AnyObject.self), right.load(as: AnyObject.self))
  }

  /// Compares the objects of two references in a comparison that is deep, or long.
  private static func areRememberedObjectsEqual<Value: AutoEquatable>(
    _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>, _ left: AnyObject, _ right: AnyObject
  ) -> Bool {
    let thread = ComparisonThread.current
    if thread.pointee.entered == nil, thread.pointee.objectCount >= objectLimit {
      thread.pointee.entered = EnteredObjects()
    }
    if thread.pointee.entered?.insert(left, right) == false { return true }
    guard thread.pointee.totalDepth >= depthLimit, thread.pointee.depth < depthLimit else { return areEqual(lhs, rhs) }
    // A hand-written `==` lies in between. Comparing a pair within the comparison of the pair itself would never end.
    guard thread.pointee.inProgress.insert(left, right) else { return true }
    let isEqual = areEqual(lhs, rhs)
    thread.pointee.inProgress.remove(left, right)
    return isEqual
  }

  // MARK: The outermost comparison

  /// Ends an outermost comparison: compares the deferred pairs, unless a difference is known.
  @inline(__always)
  private static func finish(_ isEqual: Bool, _ thread: UnsafeMutablePointer<ComparisonThread>) -> Bool {
    thread.pointee.objectCount = 0
    // Nothing is put off before pairs are remembered.
    guard thread.pointee.entered != nil else { return isEqual }
    return finishDeep(isEqual, thread)
  }

  @inline(never)
  private static func finishDeep(_ isEqual: Bool, _ thread: UnsafeMutablePointer<ComparisonThread>) -> Bool {
    var isEqual = isEqual
    // A deferred pair must not be taken for an outermost comparison.
    thread.pointee.depth = 1
    thread.pointee.totalDepth += 1
    while isEqual, let next = thread.pointee.pending.popLast() { isEqual = next.areEqual() }
    thread.pointee.depth = 0
    thread.pointee.totalDepth -= 1
    thread.pointee.objectCount = 0
    // Releasing values may run code that compares: the state has to be in order before.
    let (pending, entered) = (thread.pointee.pending, thread.pointee.entered)
    thread.pointee.pending = []
    thread.pointee.entered = nil
    withExtendedLifetime((pending, entered)) {}
    return isEqual
  }

  // MARK: Answers that are used at once

  /// Whether a nested comparison is running, so that a function whose answers are not combined by "and" has to run in
  /// ``asWhole(_:)``.
  @usableFromInline
  static var isGoingOn: Bool { ComparisonThread.current.pointee.depth > 0 }

  /// Runs a function within which all comparisons are finished before their answers are used.
  @usableFromInline
  static func asWhole(_ compare: () -> Bool) -> Bool {
    let thread = ComparisonThread.current
    guard thread.pointee.depth > 0 else { return compare() }
    let (depth, objectCount) = (thread.pointee.depth, thread.pointee.objectCount)
    let (pending, entered) = (thread.pointee.pending, thread.pointee.entered)
    thread.pointee.depth = 0
    thread.pointee.objectCount = 0
    thread.pointee.pending = []
    thread.pointee.entered = nil
    let isEqual = compare()
    assert(thread.pointee.depth == 0 && thread.pointee.pending.isEmpty, "A comparison was not finished")
    thread.pointee.depth = depth
    thread.pointee.objectCount = objectCount
    thread.pointee.pending = pending
    thread.pointee.entered = entered
    return isEqual
  }
}
