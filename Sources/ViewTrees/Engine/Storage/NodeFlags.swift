/// The flags in a record, and in the table of view types for all nodes of a type.
@frozen
@usableFromInline
struct NodeFlags: OptionSet, BitwiseCopyable {
  @usableFromInline var rawValue: UInt32

  @inlinable
  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

  // Flags of a node.

  /// The host draws the node.
  @inlinable static var host: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The body was evaluated at least once.
  @inlinable static var evaluated: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The node is invalidated: it is evaluated even if its fields are equal.
  @inlinable static var invalidated: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// The node was skipped after its body was last evaluated.
  @inlinable static var unrefreshed: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The record is free.
  @inlinable static var dead: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The host has not been told of the node.
  @inlinable static var fresh: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The host nodes in it have to move.
  @inlinable static var moved: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The node is scheduled for evaluation.
  @inlinable static var queued: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The host does not show the node among its siblings.
  @inlinable static var portal: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// Lists only: a key occurs more than once.
  @inlinable static var duplicates: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// The node has attachments.
  @inlinable static var extended: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// Rows only: rebuild the view from its element even if the element compares equal.
  @inlinable static var rowInvalidated: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// Lists: the list keeps its elements, and tracks what its closure reads for each row.
  ///
  /// Rows: the row belongs to such a list, and its `detail` is its index.
  @inlinable static var trackedRows: NodeFlags { NodeFlags(rawValue: 1 << 12) }

  /// The environment lacks an object that the view needs, so the body is not evaluated.
  @inlinable static var missingEnvironment: NodeFlags { NodeFlags(rawValue: 1 << 13) }

  /// The node is invalidated because something changed that it read.
  @inlinable static var changed: NodeFlags { NodeFlags(rawValue: 1 << 14) }

  /// The node or a node below it has an unmount hook.
  ///
  /// It is set in all nodes above as well, and never cleared.
  @inlinable static var unmounts: NodeFlags { NodeFlags(rawValue: 1 << 15) }

  /// Lists only: rows were skipped because their elements are equal, so they may hold older closures than the list.
  @inlinable static var skippedRows: NodeFlags { NodeFlags(rawValue: 1 << 29) }

  // Flags of a type, which every node of the type has.

  /// A field holds child nodes, which the tree reconciles.
  @inlinable static var holdsChildren: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// Two equal values may differ in a field that the body reads, such as a closure.
  @inlinable static var omitsFields: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// A field belongs to the node rather than to the value, such as a state or a handler.
  @inlinable static var holdsNodeBound: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// The node is not a view: a fragment, an erased view, a row without a payload of a view.
  @inlinable static var structural: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  /// The payload is an effect, which ends when the node is unmounted.
  @inlinable static var effect: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  /// The fragment changes the environment of the nodes below.
  @inlinable static var environment: NodeFlags { NodeFlags(rawValue: 1 << 21) }

  /// What the host shows of the view may depend on observable values.
  @inlinable static var hostViewObserves: NodeFlags { NodeFlags(rawValue: 1 << 22) }

  // Flags that are only in the table of types, because they may change while nodes of the type exist.

  /// As far as is known, bodies of the type read nothing that can change: many are evaluated in one tracking scope.
  @inlinable static var plain: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// Bodies read observable values, or the elements of a list do so when they are asked for their identity.
  @inlinable static var observes: NodeFlags { NodeFlags(rawValue: 1 << 25) }
  /// Lists only: the elements are observable objects, so each row is tracked.
  @inlinable static var observableElements: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// Lists only: asking an element for its identity may read observable values.
  @inlinable static var readsElements: NodeFlags { NodeFlags(rawValue: 1 << 28) }
  /// Making the view of a row reads observable values.
  @inlinable static var rowsObserve: NodeFlags { NodeFlags(rawValue: 1 << 26) }
}

// The passes call these for every node. The functions of `OptionSet` do the same, but are generic in builds without
// optimization.
extension NodeFlags {
  /// Whether all flags of another set are in this one.
  @inlinable
  @inline(__always)
  func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// Whether all flags of another set are in this one.
  @inlinable
  @inline(__always)
  func isSuperset(of other: NodeFlags) -> Bool { contains(other) }

  /// Whether no flag of another set is in this one.
  @inlinable
  @inline(__always)
  func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }

  /// The flags of both sets.
  @inlinable
  @inline(__always)
  func union(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue | other.rawValue) }

  /// The flags without those of another set.
  @inlinable
  @inline(__always)
  func subtracting(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue & ~other.rawValue) }
}
