/// The bits of a record's flags.
@frozen
@usableFromInline
enum NodeFlags {
  /// The host draws the node.
  @inlinable static var host: UInt32 { 1 << 0 }
  /// The body was evaluated at least once.
  @inlinable static var evaluated: UInt32 { 1 << 1 }
  /// The node is invalidated: it is evaluated even if its fields are equal.
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
  /// The node's host content is not placed among its siblings.
  @inlinable static var portal: UInt32 { 1 << 8 }
  /// Lists only: some key is repeated.
  @inlinable static var duplicates: UInt32 { 1 << 9 }
  /// The node has an extension.
  @inlinable static var extended: UInt32 { 1 << 10 }
  /// Rows only: rebuild the view from its element even if the element compares equal.
  @inlinable static var rowInvalidated: UInt32 { 1 << 11 }
  /// Of a list: it keeps its elements and tracks what the closure reads for each of them.
  ///
  /// Of a row: it belongs to such a list, and its place among the rows is its detail.
  @inlinable static var trackedRows: UInt32 { 1 << 12 }

  /// The view needs something of its environment that is not there, so that its body is not evaluated.
  @inlinable static var unsatisfied: UInt32 { 1 << 13 }

  /// The node is invalidated because something changed that it has read.
  @inlinable static var changed: UInt32 { 1 << 14 }

  /// The node or a node below it has an unmount hook: set in all nodes above it, and never cleared.
  @inlinable static var unmounts: UInt32 { 1 << 15 }

  /// Of a list: rows were skipped because their elements are equal, so that they may hold older closures than the list.
  @inlinable static var skippedRows: UInt32 { 1 << 29 }

  // Flags of the type, set in every node of it.

  /// Some field holds child nodes that the tree reconciles.
  @inlinable static var holdsChildren: UInt32 { 1 << 16 }
  /// Two values that compare as equal may differ in something that the body reads.
  @inlinable static var leavesOut: UInt32 { 1 << 17 }
  /// Some field is connected with the node rather than with the value: a `Handler`, a state.
  @inlinable static var holdsConnections: UInt32 { 1 << 18 }
  /// The node is not a view: a fragment, an erased view, a row without a payload of a view.
  @inlinable static var structural: UInt32 { 1 << 19 }
  /// The payload has something to do when the node is unmounted.
  @inlinable static var effect: UInt32 { 1 << 20 }
  /// The fragment gives those below it an environment.
  @inlinable static var environment: UInt32 { 1 << 21 }

  /// The name, the attributes or the text of a host view may depend on what can change.
  @inlinable static var observesAsHost: UInt32 { 1 << 22 }

  // Flags that only the table of types has, since they may change while there are nodes of the type.

  /// Bodies are nothing but data in another form, as far as is known: they are evaluated in one scope.
  @inlinable static var plain: UInt32 { 1 << 24 }
  /// Bodies read what can change, or elements of a list do when they are asked for their identity.
  @inlinable static var observes: UInt32 { 1 << 25 }
  /// Of a list: each element is an observable object, so that its rows are tracked one by one.
  @inlinable static var observableElements: UInt32 { 1 << 27 }
  /// Of a list: asking an element for its identity may read what can change.
  @inlinable static var readsElements: UInt32 { 1 << 28 }
  /// Making the view of a row reads what can change.
  @inlinable static var rowsObserve: UInt32 { 1 << 26 }
}
