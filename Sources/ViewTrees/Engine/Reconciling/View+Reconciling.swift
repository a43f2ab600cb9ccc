// Casts of payloads to `Self` are sound since only nodes of this type's row in the table of types come here; see
// `__NodeRecord.payload`. A body is made by `__makeBody` and consumed by `__reconcileBody` of one type, so that both know its
// type and the place is never seen by anyone else.

extension View {
  /// Makes the node of a view and has its body evaluated later, or mounts the parts that the view consists of.
  ///
  /// Like all functions that take part in it, it consumes the value at the address.
  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let (type, flags) = tree.type(Self.self)
    let payload = tree.storage.pointee.arena.store(view)
    let node = cursor.append(flags: flags, type: type, payload: payload)
    if flags.contains(.holdsNodeBound) { tree.bind(node) }
    if __isEvaluated || flags.contains(.hostViewObserves) { tree.schedule(node) }
  }

  /// Lets the node in the next slot have a new value.
  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let node = cursor.take()
    __reconcile(node, view, tree)
  }

  /// Lets a node whose payload is a view of this type have a new value: the decision ladder.
  @inlinable
  @inline(__always)
  static func __reconcile(_ node: __NodeReference, _ view: UnsafeMutablePointer<Self>, _ tree: __TreeHandle) {
    let old = tree[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: Self.self)
    let flags = tree[node].pointee.flags
    __replace(node, old, by: view, isEqual: __areEqual(old, view, tree), flags, tree)
  }

  /// Puts a new value in the place of an old one, and decides what becomes of the node.
  @inlinable
  @inline(__always)
  static func __replace(
    _ node: __NodeReference, _ old: UnsafeMutablePointer<Self>, by view: UnsafeMutablePointer<Self>, isEqual: Bool,
    _ flags: NodeFlags, _ tree: __TreeHandle
  ) {
    if isEqual,
      flags.isDisjoint(with: [.invalidated, .holdsChildren, .holdsNodeBound, .unmounts])
    {
      // As many releases as destroying the new value would cost; closures stay fresh, and buffers become the same.
      old.pointee = view.move()
      // Added to the flags as they are now: `==` or a deinit may have invalidated the node.
      tree[node].pointee.flags.insert(.unrefreshed)
      tree.recordSkip(node)
      return
    }
    let isEvaluated = isEqual ? tree.reconcileEqual(node, old, view) : tree.reconcileUnequal(node, old, view)
    old.pointee = view.move()
    if isEvaluated, __isEvaluated || flags.contains(.hostViewObserves) { tree.schedule(node) }
  }

  /// Makes the body of a node, in the tree's scratch memory, or in the place of one that was made before.
  @inlinable
  public static func __makeBody(
    _ payload: UnsafeMutableRawPointer, _ node: __NodeReference, at place: UnsafeMutableRawPointer?,
    _ tree: __TreeHandle
  ) -> UnsafeMutableRawPointer {
    let body = tree.placeOfBody(Body.self, at: place)
    body.initialize(to: payload.assumingMemoryBound(to: Self.self).pointee.body)
    return UnsafeMutableRawPointer(body)
  }

  /// Lets the body of a node stream into its children, and gives up its place.
  @inlinable
  public static func __reconcileBody(
    _ body: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle
  ) {
    let body = body.assumingMemoryBound(to: Body.self)
    tree.reconcileChildren(body, into: node)
    tree.storage.pointee.scratch.pop(body)
  }

  /// Lets what waits in a node that only gives structure stream into its children.
  @inlinable
  public static func __reconcilePending(
    _ payload: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle
  ) {}

  /// Reads all that a body reads.
  public static func __read(_ payload: UnsafeMutableRawPointer) {
    _ = payload.assumingMemoryBound(to: Self.self).pointee.body
  }

  /// Makes the view of a row again, or those of all rows where none is named; for lists that keep their elements.
  @inlinable
  public static func __refreshRow(_ row: __NodeReference, of list: __NodeReference, _ tree: __TreeHandle) {}

  /// Destroys the payload of a node.
  @inlinable
  public static func __destroy(_ payload: UnsafeMutableRawPointer, _ tree: __TreeHandle) {
    tree.storage.pointee.arena.destroy(payload, as: Self.self)
  }

  /// The view in a payload.
  @inlinable
  public static func __view(in payload: UnsafeMutableRawPointer) -> any View {
    payload.assumingMemoryBound(to: Self.self).pointee
  }

  /// The host view in a payload, for the types of host views.
  @inlinable
  public static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)? { nil }

  /// Whether the whole value of a view is the payload of one node.
  @inlinable
  @inline(__always)
  public static var __isSingleNode: Bool { true }

  /// Whether the node of a view has a body that is evaluated.
  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { true }

  /// What a tree has to know of the type.
  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: []) }
}

extension HostView {
  /// Makes the body of a node, and looks at what the host has to know where that may change by itself.
  @inlinable
  public static func __makeBody(
    _ payload: UnsafeMutableRawPointer, _ node: __NodeReference, at place: UnsafeMutableRawPointer?,
    _ tree: __TreeHandle
  ) -> UnsafeMutableRawPointer {
    let view = payload.assumingMemoryBound(to: Self.self)
    if tree[node].pointee.flags.contains(.hostViewObserves) { tree.captureHostSnapshot(view, of: node) }
    let body = tree.placeOfBody(Body.self, at: place)
    body.initialize(to: view.pointee.body)
    return UnsafeMutableRawPointer(body)
  }

  /// Reads all that a body and the host read.
  public static func __read(_ payload: UnsafeMutableRawPointer) {
    let view = payload.assumingMemoryBound(to: Self.self)
    _ = HostSnapshot(view.pointee)
    _ = view.pointee.body
  }

  /// Whether there is a body to evaluate.
  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { Body.self != EmptyView.self }

  /// The host view in a payload.
  @inlinable
  public static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)? {
    payload.assumingMemoryBound(to: Self.self).pointee
  }

  /// What a tree has to know of the type.
  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: .host) }
}

extension __TreeHandle {
  /// A place for the value of a body; one that was made before is destroyed.
  @inlinable
  @inline(__always)
  func placeOfBody<Body>(_: Body.Type, at place: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Body> {
    guard let place else { return storage.pointee.scratch.push(Body.self) }
    let body = place.assumingMemoryBound(to: Body.self)
    body.deinitialize(count: 1)
    return body
  }

  /// Lets the value of a body become the children of a node; consumes it.
  @inlinable
  @inline(__always)
  func reconcileChildren<Body: View>(_ body: UnsafeMutablePointer<Body>, into node: __NodeReference) {
    let record = self[node]
    let flags = record.pointee.flags
    let hostParent = flags.contains(.host) ? node : record.pointee.hostParent
    if flags.contains(.evaluated) {
      var cursor = __ChildCursor(childrenOf: node, hostParent: hostParent, in: self)
      Body.__update(body, &cursor)
    } else {
      record.pointee.flags = flags.union(.evaluated)
      var cursor = __ChildCursor(behindChildrenOf: node, hostParent: hostParent, in: self)
      Body.__mount(body, &cursor)
    }
  }

  /// Puts a new value in the place of the part that a node keeps whose content streams into its children.
  @inlinable
  @inline(__always)
  func replacePart<Part>(
    of node: __NodeReference, _ old: UnsafeMutablePointer<Part>, by new: UnsafeMutablePointer<Part>, isEqual: Bool
  ) {
    if isEqual {
      recordComparison(node, Outcome.compareChildren)
    } else {
      _ = reconcileUnequal(node, old, new)
    }
    old.pointee = new.move()
  }

  /// Has the body of a node evaluated after the value that is streaming.
  @inlinable
  @inline(__always)
  func schedule(_ node: __NodeReference) {
    let record = self[node]
    if !record.pointee.flags.contains(.queued) {
      record.pointee.flags.insert(.queued)
      storage.pointee.pending.append(node)
    }
  }
}
