/// Views that the host shows outside their place in the tree, such as a dialog above everything else.
///
/// The content belongs to the tree in every other way: it is unmounted with the views around it.
///
/// ```swift
/// Portal(to: "dialogs") {
///   Element("dialog") { Text("Are you sure?") }
/// }
/// ```
@frozen
public struct Portal<Content: View>: HostView {
  /// The place that the host shows the content in, by the host's own name for it.
  public let target: String
  @usableFromInline let content: Content

  /// Shows views in another place.
  ///
  /// - Parameters:
  ///   - target: The place, by the host's own name for it.
  ///   - content: The views.
  @inlinable
  public init(to target: consuming String, @ViewBuilder content: () -> Content) {
    self.target = target
    self.content = content()
  }

  /// The views in the portal.
  @inlinable
  public var body: Content { content }

  /// `#portal`, a name that no element can have.
  public var hostName: String { "#portal" }

  /// The target, under its name.
  public var attributes: Attributes { ["target": target] }
}

extension Portal {
  /// Mounts the parts of a value, and consumes it.
  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    var parts = ViewParts(view)
    let target = parts.next(String.self)
    let (type, flags) = tree.type(Portal<EmptyView>.self)
    let payload = tree.storage.pointee.arena.store(target)
    let node = cursor.append(
      flags: flags.union([.portal, .evaluated]), type: type, payload: payload)
    var inner = __ChildCursor(behindChildrenOf: node, hostParent: node, in: tree)
    parts.mount(Content.self, &inner)
  }

  /// Reconciles the parts of a value with the mounted ones, and consumes the value.
  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let node = cursor.take()
    var parts = ViewParts(view)
    let target = parts.next(String.self)
    let old = tree[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: String.self)
    tree.replacePart(of: node, old, by: target, isEqual: old.pointee == target.pointee)
    var inner = __ChildCursor(childrenOf: node, hostParent: node, in: tree)
    parts.update(Content.self, &inner)
  }

  /// Whether the whole value is the payload of one node.
  @inlinable
  @inline(__always)
  public static var __isSingleNode: Bool { false }

  /// Whether the node has a body that is evaluated.
  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { false }

  /// What a tree has to know of the type.
  public static func __makeInfo() -> __ViewTypeInfo { PortalInfo() }
}

// The payload of a portal is its target alone, which is also all that there is in a `Portal<EmptyView>`, as which it is read
// by hosts and destroyed.

/// What a tree knows of portals.
private final class PortalInfo: __ViewTypeInfo {
  init() { super.init(viewType: Portal<EmptyView>.self, flags: .host) }

  override func name(_ payload: UnsafeMutableRawPointer?) -> String { "#portal" }

  override func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 { 1 }

  override func fieldNames(_ differing: UInt64) -> [String] { names(differing, of: ["target"]) }
}
