/// A decision as the tree notes it: 16 bytes.
@frozen
public struct __RawDecision: BitwiseCopyable {
  @usableFromInline let node: __NodeReference
  @usableFromInline let generation: UInt32
  @usableFromInline let type: UInt32
  /// An ``Outcome`` in the low byte; above it, one more than the index of its detail (the fields that differ, or the
  /// number of rows), 0 if there is none.
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
  @inlinable static var skipEqualElements: UInt32 { 2 }
  @inlinable static var compareFields: UInt32 { 3 }
  @inlinable static var compareInvalidated: UInt32 { 4 }
  @inlinable static var compareChildren: UInt32 { 5 }
  @inlinable static var compareRefreshed: UInt32 { 6 }
  @inlinable static var rebuildBranch: UInt32 { 7 }
  @inlinable static var rebuildType: UInt32 { 8 }
  @inlinable static var rebuildIdentity: UInt32 { 9 }
  @inlinable static var mountInserted: UInt32 { 10 }
  @inlinable static var unmountRemoved: UInt32 { 11 }
  /// The detail is the index of what is known of the change.
  @inlinable static var compareChanged: UInt32 { 12 }

  /// An outcome with one more than the index of what belongs to it.
  ///
  /// 24 bits hold the index; beyond them a decision does not say which fields differ.
  @usableFromInline
  static func withDetail(_ outcome: UInt32, _ detail: UInt32) -> UInt32 {
    outcome | (detail < 1 << 24 ? detail << 8 : 0)
  }
}
