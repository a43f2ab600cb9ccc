// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view of any type.
///
/// The tree matches it by the type of the view inside, so a view of another type rebuilds it.
public struct AnyView: View {
  /// Nil in the node of an erased view after its view was mounted.
  let box: AnyViewBox?

  /// Hides the type of a view.
  public init<V: View>(_ view: consuming V) {
    let view = view
    // The cast is sound: the types are the same.
    if V.self == AnyView.self { box = unsafeBitCast(view, to: AnyView.self).box } else { box = ViewBox(view) }
  }

  /// The view inside has a body; this wrapper has none.
  public var body: Never { preconditionFailure("AnyView has no body: the view inside it is mounted in its place") }

  // The view inside is mounted when the node is evaluated rather than at once, so erased views may be nested to any
  // depth.

  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let node = cursor.take()
    tree[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: AnyView.self).pointee = view.move()
    tree.schedule(node)
  }

  public static func __reconcilePending(
    _ payload: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle
  ) {
    let place = payload.assumingMemoryBound(to: AnyView.self)
    // The mounted view is in its own node, so it is not kept here as well.
    let view = place.move()
    place.initialize(to: AnyView(box: nil))
    view.box?.reconcile(into: node, tree)
  }

  public static var __isSingleNode: Bool { false }

  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: .structural) }

  private init(box: AnyViewBox?) { self.box = box }
}

/// Holds a view of any type until it is mounted.
class AnyViewBox {
  /// Reconciles the view inside with the child of an erased view's node, or mounts it.
  func reconcile(into node: __NodeReference, _ tree: __TreeHandle) {}
}

final class ViewBox<V: View>: AnyViewBox {
  private var view: V

  init(_ view: consuming V) { self.view = view }

  override func reconcile(into node: __NodeReference, _ tree: __TreeHandle) {
    let (type, _) = tree.type(V.self)
    let hostParent = tree[node].pointee.hostParent
    if tree[node].pointee.detail == type + 1 {
      var cursor = __ChildCursor(childrenOf: node, hostParent: hostParent, in: tree)
      tree.consume(view, &cursor, V.__update)
    } else {
      if tree[node].pointee.detail != 0 { tree.willRebuild(node, Outcome.rebuildType) }
      tree[node].pointee.detail = type + 1
      var cursor = __ChildCursor(behindChildrenOf: node, hostParent: hostParent, in: tree)
      tree.consume(view, &cursor, V.__mount)
    }
  }
}
