/// The steps of a ``MemoryPlan`` as plain memory: a view that costs nothing to copy, and does not keep the plan alive.
package struct MemorySteps: @unchecked Sendable, BitwiseCopyable {
  // Unchecked: the memory is never written after the plan is made.
  private let steps: UnsafeBufferPointer<MemoryStep>

  init(_ steps: UnsafeBufferPointer<MemoryStep>) { self.steps = steps }

  func deallocate() { steps.deallocate() }

  /// Whether there is nothing to compare.
  package var isEmpty: Bool { steps.isEmpty }

  /// Whether every step finds the values at the two addresses equal.
  ///
  /// - Complexity: O(*n*) calls for *n* steps.
  package func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    guard var step = steps.baseAddress else { return true }
    let end = step + steps.count
    // All steps before `step` found both sides equal.
    while step < end {
      guard Self.areEqual(step, lhs + step.pointee.offset, rhs + step.pointee.offset) else { return false }
      step += 1
    }
    return true
  }

  @inline(__always)
  private static func areEqual(
    _ step: UnsafePointer<MemoryStep>, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    switch step.pointee.operation {
    case .bits8: equal(UInt8.self, lhs, rhs)
    case .bits16: equal(UInt16.self, lhs, rhs)
    case .bits32: equal(UInt32.self, lhs, rhs)
    case .bits64: equal(UInt64.self, lhs, rhs)
    case .bits128: equal(UInt128.self, lhs, rhs)
    case .float: equal(Float.self, lhs, rhs)
    case .double: equal(Double.self, lhs, rhs)
    case .string: StringMemory.areEqual(lhs, rhs)
    case .optionalBool: equal(Bool?.self, lhs, rhs)
    case .optionalBits8: equal(UInt8?.self, lhs, rhs)
    case .optionalBits16: equal(UInt16?.self, lhs, rhs)
    case .optionalBits32: equal(UInt32?.self, lhs, rhs)
    case .optionalBits64: equal(UInt64?.self, lhs, rhs)
    case .optionalFloat: equal(Float?.self, lhs, rhs)
    case .optionalDouble: equal(Double?.self, lhs, rhs)
    case .optionalString: StringMemory.areOptionalsEqual(lhs, rhs)
    case .arrayOfBits8: ArrayMemory.areElementsEqual(UInt8.self, lhs, rhs)
    case .arrayOfBits16: ArrayMemory.areElementsEqual(UInt16.self, lhs, rhs)
    case .arrayOfBits32: ArrayMemory.areElementsEqual(UInt32.self, lhs, rhs)
    case .arrayOfBits64: ArrayMemory.areElementsEqual(UInt64.self, lhs, rhs)
    case .arrayOfBits128: ArrayMemory.areElementsEqual(UInt128.self, lhs, rhs)
    case .arrayOfFloat: ArrayMemory.areElementsEqual(Float.self, lhs, rhs)
    case .arrayOfDouble: ArrayMemory.areElementsEqual(Double.self, lhs, rhs)
    case .arrayOfString: ArrayMemory.areStringsEqual(lhs, rhs)
    case .witness: step.pointee.witness.areEqual(lhs, rhs)
    case .function: step.pointee.function(lhs, rhs)
    case .closure: step.pointee.closure.pointee.call(lhs, rhs)
    }
  }

  /// Compares two values of a type of known bits; the operation of a step is chosen by the type at the step's offset.
  @inline(__always)
  private static func equal<Value: Equatable & BitwiseCopyable>(
    _ type: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    lhs.holding(type).pointee == rhs.holding(type).pointee
  }
}
