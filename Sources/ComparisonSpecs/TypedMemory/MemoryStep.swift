/// One step of a ``MemoryPlan``: the operation and the offset.
///
/// A step holds no reference that would have to be counted. The plan owns what it points to.
struct MemoryStep: BitwiseCopyable {
  /// The distance in bytes from the start of the value.
  let offset: Int
  /// What happens at that offset.
  let operation: MemoryOperation
  /// For `witness` the metatype; for `function` the code, for `closure` the closure's address, in the first word.
  private let operand: (UInt, UInt)

  init(offset: Int, operation: MemoryOperation) {
    self.offset = offset
    self.operation = operation
    operand = (0, 0)
  }

  init(offset: Int, witness: MemoryWitness) {
    self.offset = offset
    operation = .witness
    // The coercion keeps the existential closed: the metatype and its witness table are stored, not the type alone. It
    // is two words without a counted reference: both are valid for as long as the process runs.
    assert(MemoryLayout<MemoryWitness>.size == MemoryLayout<(UInt, UInt)>.size, "A witness is no longer two words")
    operand = unsafeBitCast(witness as MemoryWitness, to: (UInt, UInt).self)
  }

  /// Takes the address of a closure in the storage of the plan.
  init(offset: Int, closure: UnsafePointer<MemoryClosure>) {
    self.offset = offset
    // A closure is two words: its code, and its context or null.
    assert(MemoryLayout<MemoryClosure>.size == MemoryLayout<(UInt, UInt)>.size, "A closure is no longer two words")
    let (code, context) = unsafeBitCast(closure.pointee, to: (UInt, UInt).self)
    operation = context == 0 ? .function : .closure
    operand = (context == 0 ? code : UInt(bitPattern: closure), 0)
  }

  /// The metatype of a `witness` step.
  @inline(__always)
  var witness: MemoryWitness {
    // The operand of such a step is the bits of a witness.
    assert(operation == .witness, "Only a witness step has a witness")
    return unsafeBitCast(operand, to: MemoryWitness.self)
  }

  /// The function of a `function` step: a closure that captures nothing.
  ///
  /// Putting it together from its code and a constant null context lets the compiler see that there is nothing to
  /// retain for the call.
  @inline(__always)
  var function: MemoryComparison.Function {
    assert(operation == .function, "Only a function step has a function")
    return unsafeBitCast((operand.0, 0 as UInt), to: MemoryClosure.self).call
  }

  /// The closure of a `closure` step.
  @inline(__always)
  var closure: UnsafePointer<MemoryClosure> {
    // The operand of such a step is the address of a closure in the plan's storage, which is not null.
    assert(operation == .closure, "Only a closure step has a closure")
    return UnsafePointer(bitPattern: operand.0).unsafelyUnwrapped
  }
}
