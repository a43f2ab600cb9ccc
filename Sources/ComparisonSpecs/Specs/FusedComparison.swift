/// The comparison of all fields of a spec as one function, if the optimizer made one.
///
/// The builder of a spec chains the closures of its fields. If all captures are constant (literal key paths, functions
/// of known types), the optimizer turns the chain into one function without captures: the same code as a comparison
/// that is written field by field. Whether it did so shows in the closure, whose context is then null. Unoptimized
/// builds, generic code, and declarations in loops or conditions leave a chain of real closures, which is slower than
/// the plan that would take its place and is not used.
@frozen
@usableFromInline
struct FusedComparison: Sendable, BitwiseCopyable {
  /// The code of a closure without a context; 0 if there is none.
  @usableFromInline let code: UInt

  /// No comparison.
  @usableFromInline static var none: Self { Self(code: 0) }

  private init(code: UInt) { self.code = code }

  /// Takes the comparison out of a closure that captures nothing.
  ///
  /// - Parameters:
  ///   - comparison: Compares the fields in the order of their declaration.
  ///   - isUsable: Whether each of them may be compared in place, and in that order.
  init(_ comparison: @escaping FieldAccess, isUsable: Bool) {
    // A closure is two words: its code, and its context or null. A struct that holds it alone has the same layout.
    assert(MemoryLayout<FusedClosure>.size == MemoryLayout<(UInt, UInt)>.size, "A closure is no longer two words")
    let (code, context) = unsafeBitCast(FusedClosure(call: comparison), to: (UInt, UInt).self)
    self.init(code: isUsable && context == 0 ? code : 0)
  }

  /// Whether there is a comparison.
  @inlinable
  @inline(__always)
  var exists: Bool { code != 0 }

  /// Compares two values; only if there is a comparison.
  ///
  /// Putting the closure together with a constant null context lets the compiler see that there is nothing to retain.
  /// The code is that of a closure whose context was null, so it reads none.
  @inlinable
  @inline(__always)
  func callAsFunction(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    unsafeBitCast((code, 0 as UInt), to: FusedClosure.self).call(lhs, rhs, nil)
  }
}

/// A closure in a separate struct, so that it has the same representation in generic code.
@frozen
@usableFromInline
struct FusedClosure {
  @usableFromInline let call: FieldAccess
}

extension ComparisonSpec {
  /// Whether whole values are compared by straight code; see ``FusedComparison``.
  package var isFused: Bool { fused.exists }

  /// Whether one function compares values without their child nodes.
  package var isFusedWithoutChildren: Bool { fusedWithoutChildren.exists }
}
