// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// One of two views: what an `if` with an `else`, or a `switch`, builds.
///
/// The two are different positions: changing from one to the other rebuilds, even if both have the same type.
@frozen
public enum ConditionalView<First: View, Second: View>: __StructuralView {
  case first(First)
  case second(Second)

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let fragment = cursor.appendFragment(Self.self)
    mountBranch(view, fragment, cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let fragment = cursor.take()
    let branch: UInt32 = if case .first = view.pointee { 1 } else { 2 }
    guard tree[fragment].pointee.detail == branch else {
      tree.willRebuild(fragment, Outcome.rebuildBranch)
      mountBranch(view, fragment, cursor)
      return
    }
    var inner = __ChildCursor(childrenOf: fragment, hostParent: cursor.hostParent, in: tree)
    switch view.move() {
    case .first(let value): tree.consume(value, &inner, First.__update)
    case .second(let value): tree.consume(value, &inner, Second.__update)
    }
  }

  @inlinable
  @inline(__always)
  static func mountBranch(
    _ view: UnsafeMutablePointer<Self>, _ fragment: __NodeReference, _ cursor: __ChildCursor
  ) {
    let tree = cursor.tree
    var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: tree)
    switch view.move() {
    case .first(let value):
      tree[fragment].pointee.detail = 1
      tree.consume(value, &inner, First.__mount)
    case .second(let value):
      tree[fragment].pointee.detail = 2
      tree.consume(value, &inner, Second.__mount)
    }
  }
}

extension __TreeHandle {
  /// Passes a value to a function that consumes it by its address.
  @inlinable
  @inline(__always)
  func consume<V: View>(
    _ value: consuming V, _ cursor: inout __ChildCursor,
    _ function: (UnsafeMutablePointer<V>, inout __ChildCursor) -> Void
  ) {
    let place = storage.pointee.scratch.push(V.self)
    place.initialize(to: value)
    function(place, &cursor)
    storage.pointee.scratch.pop(place)
  }
}
