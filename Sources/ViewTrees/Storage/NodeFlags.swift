/// The bits of a record's flags.
@frozen
@usableFromInline
enum NodeFlags {
  /// The host draws the node.
  @inlinable static var host: UInt32 { 1 << 0 }
  /// The body was evaluated at least once.
  @inlinable static var evaluated: UInt32 { 1 << 1 }
  /// The node is invalidated: it is evaluated whatever its fields say.
  @inlinable static var invalidated: UInt32 { 1 << 2 }
  /// The node was skipped after its body was last evaluated.
  @inlinable static var unrefreshed: UInt32 { 1 << 3 }
  /// The record is free.
  @inlinable static var dead: UInt32 { 1 << 4 }
  /// The host was not told of the node yet.
  @inlinable static var fresh: UInt32 { 1 << 5 }
  /// The host nodes in it have to be moved.
  @inlinable static var moved: UInt32 { 1 << 6 }
  /// The node waits for its evaluation.
  @inlinable static var queued: UInt32 { 1 << 7 }
  /// The node's host content stands elsewhere than among its siblings.
  @inlinable static var portal: UInt32 { 1 << 8 }
  /// Of a list: some key stands twice.
  @inlinable static var duplicates: UInt32 { 1 << 9 }

  // Flags of the type, set in every node of it.

  /// Some field holds child nodes that the tree reconciles.
  @inlinable static var holdsChildren: UInt32 { 1 << 16 }
  /// Two values that compare as equal may differ in something that the body reads.
  @inlinable static var leavesOut: UInt32 { 1 << 17 }
  /// Some field is a `Handler`.
  @inlinable static var holdsHandlers: UInt32 { 1 << 18 }
  /// The node is not a view of its own: a fragment, an erased view, a row without a payload of a view.
  @inlinable static var structural: UInt32 { 1 << 19 }
}
