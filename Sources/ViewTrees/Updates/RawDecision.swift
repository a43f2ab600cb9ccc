/// A decision as the tree notes it: 16 bytes.
@frozen
public struct __RawDecision: BitwiseCopyable {
  @usableFromInline let node: __NodeReference
  @usableFromInline let generation: UInt32
  @usableFromInline let type: UInt32
  /// Kind and reason in the low byte; above it, one more than the index of the fields that differ, 0 if there are none.
  @usableFromInline let outcome: UInt32

  @inlinable
  @inline(__always)
  init(node: __NodeReference, generation: UInt32, type: UInt32, outcome: UInt32) {
    self.node = node
    self.generation = generation
    self.type = type
    self.outcome = outcome
  }
}

/// What a decision can be, with its reason.
@frozen
@usableFromInline
enum Outcome {
  @inlinable static var skipEqual: UInt32 { 0 }
  @inlinable static var skipEqualElement: UInt32 { 1 }
  /// For a number of rows of a list, which is the detail.
  @inlinable static var skipEqualElements: UInt32 { 11 }
  @inlinable static var compareFields: UInt32 { 2 }
  @inlinable static var compareInvalidated: UInt32 { 3 }
  @inlinable static var compareChildren: UInt32 { 4 }
  @inlinable static var rebuildBranch: UInt32 { 5 }
  @inlinable static var rebuildType: UInt32 { 6 }
  @inlinable static var rebuildKey: UInt32 { 7 }
  @inlinable static var mountInserted: UInt32 { 8 }
  @inlinable static var unmountRemoved: UInt32 { 9 }
  @inlinable static var refresh: UInt32 { 10 }
}
