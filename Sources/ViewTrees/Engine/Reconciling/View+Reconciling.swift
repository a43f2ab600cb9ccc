// How a view with a body meets its node. Casts of payloads to `Self` are sound because only nodes of this type's entry
// in the table of types come here; see `__NodeRecord.payload`. `__makeBody` and `__reconcileBody` of one type hand the
// body to each other, so both know its type.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
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

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let node = cursor.take()
    __reconcile(node, view, tree)
  }

  @inlinable
  public static func __makeBody(
    _ payload: UnsafeMutableRawPointer, _ node: __NodeReference, at place: UnsafeMutableRawPointer?,
    _ tree: __TreeHandle
  ) -> UnsafeMutableRawPointer {
    let body = tree.placeOfBody(Body.self, at: place)
    body.initialize(to: payload.assumingMemoryBound(to: Self.self).pointee.body)
    return UnsafeMutableRawPointer(body)
  }

  @inlinable
  public static func __reconcileBody(
    _ body: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle
  ) {
    let body = body.assumingMemoryBound(to: Body.self)
    tree.reconcileChildren(body, into: node)
    tree.storage.pointee.scratch.pop(body)
  }

  @inlinable
  public static func __reconcilePending(
    _ payload: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle
  ) {}

  public static func __read(_ payload: UnsafeMutableRawPointer) {
    _ = payload.assumingMemoryBound(to: Self.self).pointee.body
  }

  @inlinable
  public static func __refreshRow(_ row: __NodeReference, of list: __NodeReference, _ tree: __TreeHandle) {}

  @inlinable
  public static func __destroy(_ payload: UnsafeMutableRawPointer, _ tree: __TreeHandle) {
    tree.storage.pointee.arena.destroy(payload, as: Self.self)
  }

  @inlinable
  public static func __view(in payload: UnsafeMutableRawPointer) -> any View {
    payload.assumingMemoryBound(to: Self.self).pointee
  }

  @inlinable
  public static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)? { nil }

  @inlinable
  @inline(__always)
  public static var __isSingleNode: Bool { true }

  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { true }

  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: []) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HostView {
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

  public static func __read(_ payload: UnsafeMutableRawPointer) {
    let view = payload.assumingMemoryBound(to: Self.self)
    _ = HostSnapshot(view.pointee)
    _ = view.pointee.body
  }

  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { Body.self != EmptyView.self }

  @inlinable
  public static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)? {
    payload.assumingMemoryBound(to: Self.self).pointee
  }

  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: .host) }
}

extension __TreeHandle {
  /// Memory for a body: new on the scratch stack, or that of an earlier body, which is destroyed.
  @inlinable
  @inline(__always)
  func placeOfBody<Body>(_: Body.Type, at place: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Body> {
    guard let place else { return storage.pointee.scratch.push(Body.self) }
    let body = place.assumingMemoryBound(to: Body.self)
    body.deinitialize(count: 1)
    return body
  }

  /// Reconciles a body with the children of its node, or mounts them for the first time.
  ///
  /// Consumes `body`.
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

  /// Schedules a node for evaluation, after the value that is being reconciled.
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
