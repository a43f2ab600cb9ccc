/// What a record says of its node, and the table of types of all nodes of a type.
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
  /// The host was not told of the node yet.
  @inlinable static var fresh: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The host nodes in it have to be moved.
  @inlinable static var moved: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The node waits for its evaluation.
  @inlinable static var queued: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The node's host content is not placed among its siblings.
  @inlinable static var portal: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// Lists only: some key is repeated.
  @inlinable static var duplicates: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// The node has an extension.
  @inlinable static var extended: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// Rows only: rebuild the view from its element even if the element compares equal.
  @inlinable static var rowInvalidated: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// Of a list: it keeps its elements and tracks what the closure reads for each of them.
  ///
  /// Of a row: it belongs to such a list, and its place among the rows is its detail.
  @inlinable static var trackedRows: NodeFlags { NodeFlags(rawValue: 1 << 12) }

  /// The view needs something of its environment that is not there, so that its body is not evaluated.
  @inlinable static var missingEnvironment: NodeFlags { NodeFlags(rawValue: 1 << 13) }

  /// The node is invalidated because something changed that it has read.
  @inlinable static var changed: NodeFlags { NodeFlags(rawValue: 1 << 14) }

  /// The node or a node below it has an unmount hook: set in all nodes above it, and never cleared.
  @inlinable static var unmounts: NodeFlags { NodeFlags(rawValue: 1 << 15) }

  /// Of a list: rows were skipped because their elements are equal, so that they may hold older closures than the list.
  @inlinable static var skippedRows: NodeFlags { NodeFlags(rawValue: 1 << 29) }

  // Flags of the type, set in every node of it.

  /// Some field holds child nodes that the tree reconciles.
  @inlinable static var holdsChildren: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// Two values that compare as equal may differ in something that the body reads.
  @inlinable static var omitsFields: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// Some field is connected with the node rather than with the value: a `Handler`, a state.
  @inlinable static var holdsNodeBound: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// The node is not a view: a fragment, an erased view, a row without a payload of a view.
  @inlinable static var structural: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  /// The payload has something to do when the node is unmounted.
  @inlinable static var effect: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  /// The fragment gives those below it an environment.
  @inlinable static var environment: NodeFlags { NodeFlags(rawValue: 1 << 21) }

  /// The name, the attributes or the text of a host view may depend on what can change.
  @inlinable static var hostViewObserves: NodeFlags { NodeFlags(rawValue: 1 << 22) }

  // Flags that only the table of types has, since they may change while there are nodes of the type.

  /// Bodies are nothing but data in another form, as far as is known: they are evaluated in one scope.
  @inlinable static var plain: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// Bodies read what can change, or elements of a list do when they are asked for their identity.
  @inlinable static var observes: NodeFlags { NodeFlags(rawValue: 1 << 25) }
  /// Of a list: each element is an observable object, so that its rows are tracked one by one.
  @inlinable static var observableElements: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// Of a list: asking an element for its identity may read what can change.
  @inlinable static var readsElements: NodeFlags { NodeFlags(rawValue: 1 << 28) }
  /// Making the view of a row reads what can change.
  @inlinable static var rowsObserve: NodeFlags { NodeFlags(rawValue: 1 << 26) }
}

// The functions of `OptionSet` are generic, and are called for each node: these do the same, and are not generic in
// builds without optimization either.
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
