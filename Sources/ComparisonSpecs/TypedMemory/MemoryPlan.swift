/// A compiled comparison: steps that compare two values of one type in memory.
///
/// The steps run in the order in which they were given, and the first one that finds a difference ends the comparison.
/// No value is copied, boxed or retained by the plan itself; a step that calls a type's own `==` costs what that costs.
/// Bytes that no step names, such as padding, are never looked at.
///
/// ```swift
/// let plan = MemoryPlan([
///   (offset: 0, comparison: MemoryComparison(equalityOf: Int.self)),
///   (offset: 8, comparison: MemoryComparison(equalityOf: String.self)),
/// ])
/// let same = withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in plan.areEqual(a, b) } }
/// ```
package final class MemoryPlan: @unchecked Sendable {
  // Unchecked: all storage is written in the initialiser and only read after it.

  /// The steps as plain memory, valid for as long as this plan lives.
  package let steps: MemorySteps
  private let closures: UnsafeMutableBufferPointer<MemoryClosure>

  /// Compiles a plan.
  ///
  /// - Parameter comparisons: what is compared, in order, with its distance in bytes from the start of the value.
  package init(_ comparisons: [(offset: Int, comparison: MemoryComparison)]) {
    let captured = comparisons.compactMap { $0.comparison.closure }
    closures = .allocate(capacity: captured.count)
    _ = closures.initialize(from: captured)
    let steps = UnsafeMutableBufferPointer<MemoryStep>.allocate(capacity: comparisons.count)
    var nextClosure = 0
    for (index, (offset, comparison)) in comparisons.enumerated() {
      let step: MemoryStep
      if comparison.closure != nil {
        step = MemoryStep(offset: offset, closure: UnsafePointer(closures.baseAddress! + nextClosure))
        nextClosure += 1
      } else if let witness = comparison.witness {
        step = MemoryStep(offset: offset, witness: witness)
      } else {
        step = MemoryStep(offset: offset, operation: comparison.operation)
      }
      steps.initializeElement(at: index, to: step)
    }
    self.steps = MemorySteps(UnsafeBufferPointer(steps))
  }

  deinit {
    closures.deinitialize()
    closures.deallocate()
    steps.deallocate()
  }

  /// Whether every step finds the values at the two addresses equal.
  ///
  /// - Complexity: O(*n*) calls for *n* steps.
  package func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { steps.areEqual(lhs, rhs) }
}
