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
  /// The host's name for the place where it shows the content.
  public let target: String
  @usableFromInline let content: Content

  /// Shows views in another place.
  ///
  /// - Parameters:
  ///   - target: The host's name for the place.
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

  /// The target, under the name `target`.
  public var attributes: Attributes { ["target": target] }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Portal {
  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    cursor.mountHead(String.self, Content.self, of: view, as: Portal<EmptyView>.self, [.portal, .evaluated])
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    cursor.updateHead(String.self, Content.self, of: view) { $0.pointee == $1.pointee }
  }

  @inlinable
  @inline(__always)
  public static var __isSingleNode: Bool { false }

  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { false }

  public static func __makeInfo() -> __ViewTypeInfo { PortalInfo() }
}

// The payload of a portal is its target. A `Portal<EmptyView>` contains nothing else, so the payload is read and
// destroyed as one.

/// The description of portals; all have one type in the table.
private final class PortalInfo: __ViewTypeInfo {
  init() { super.init(viewType: Portal<EmptyView>.self, flags: .host) }

  override func name(_ payload: UnsafeMutableRawPointer?) -> String { "#portal" }

  override func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 { 1 }

  override func fieldNames(_ differing: UInt64) -> [String] { names(differing, of: ["target"]) }
}
