/// The index of a node's record, or none.
///
/// It is valid during one pass over the tree. A ``NodeID`` names a node for longer.
@frozen
public struct __NodeReference: Equatable, Sendable, BitwiseCopyable {
  /// The index of the record; negative for none.
  public let index: Int32

  @inlinable
  @inline(__always)
  init(_ index: Int32) { self.index = index }

  /// No node.
  @inlinable
  @inline(__always)
  public static var none: Self { Self(-1) }

  /// Whether there is a node.
  @inlinable
  @inline(__always)
  public var exists: Bool { index >= 0 }
}
