/// The short form of a decision, in 16 bytes.
@frozen
public struct __RawDecision: BitwiseCopyable {
  @usableFromInline let node: __NodeReference
  @usableFromInline let generation: UInt32
  @usableFromInline let type: UInt32
  /// The outcome in the low byte, and its detail in the others.
  ///
  /// The detail is one more than an index, such as that of the set of differing fields; 0 if there is none. See
  /// ``Outcome``.
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

/// A decision with its reason, in one byte.
@frozen
@usableFromInline
enum Outcome {
  @inlinable static var skipEqual: UInt32 { 0 }
  @inlinable static var skipEqualElement: UInt32 { 1 }
  /// A number of rows of one list; the detail is the number.
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
  /// The detail is the index of the causes.
  @inlinable static var compareChanged: UInt32 { 12 }

  /// An outcome with its detail, which is one more than an index.
  ///
  /// 24 bits hold it. A decision with a larger index has no detail.
  @usableFromInline
  static func withDetail(_ outcome: UInt32, _ detail: UInt32) -> UInt32 {
    outcome | (detail < 1 << 24 ? detail << 8 : 0)
  }
}
