/// How the values at two addresses are compared: an operation of the plan's own, or a function.
package struct MemoryComparison: @unchecked Sendable {
  // Unchecked: the functions only read their arguments, and a `==` that is isolated to an actor runs where the
  // comparison runs, which may read the values.

  /// Compares the values at two addresses.
  package typealias Function = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  let operation: MemoryOperation
  let witness: MemoryWitness?
  let closure: MemoryClosure?

  /// Compares values of `type`, known when this is compiled or when it runs, exactly as `==` does.
  package init(equalityOf type: any Equatable.Type) {
    if let operation = MemoryOperation.standard(for: type) {
      self.init(operation: operation)
    } else {
      self.init(witness: Self.witness(of: type))
    }
  }

  /// Compares with a type-erased comparison of memory.
  package init(witness: MemoryWitness) {
    operation = .witness
    self.witness = witness
    closure = nil
  }

  /// Compares with a function that is given the addresses of the two values.
  package init(_ function: @escaping Function) {
    operation = .closure
    witness = nil
    closure = MemoryClosure(call: function)
  }

  /// Compares one word: the identity of an object, or a type.
  package static var word: MemoryComparison {
    MemoryComparison(operation: MemoryLayout<UInt>.size == 8 ? .bits64 : .bits32)
  }

  /// Whether `type` is one of the standard library's types that a plan compares without calling `==`.
  package static func isStandard(_ type: Any.Type) -> Bool { MemoryOperation.standard(for: type) != nil }

  private init(operation: MemoryOperation) {
    self.operation = operation
    witness = nil
    closure = nil
  }
}

/// A closure in a separate struct.
///
/// Generic storage, such as an array or a typed pointer, would wrap a bare closure in a thunk when it is stored, and in
/// another one when it is loaded.
struct MemoryClosure {
  let call: MemoryComparison.Function
}
