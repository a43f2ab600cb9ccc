/// A value that describes a piece of user interface.
///
/// A view consists of other views:
///
/// ```swift
/// @AutoEquatable
/// struct TodoRow: View {
///   let todo: Todo
///   let onToggle: () -> Void
///   var body: some View {
///     Element("li") {
///       Checkbox(isOn: todo.isDone, action: onToggle)
///       Text(todo.title)
///     }
///   }
/// }
/// ```
///
/// In a ``ViewTree`` the value is kept in a node. When the tree gets a new value for the node, it compares the two
/// values to decide whether to evaluate the body again: by the spec of an `AutoEquatable` type, by the `==` of an
/// Equatable one, and otherwise by the tree's ``FallbackComparison``.
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  ///
  /// Evaluated when the tree needs it, which may be never, once, or more than once; it must depend only on the fields
  /// of the view.
  @ViewBuilder var body: Body { get }

  // What follows is the tree's; every type gets it from extensions of the protocol.

  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor)
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor)
  static func __makeBody(
    _ payload: UnsafeMutableRawPointer, _ node: __NodeReference, at place: UnsafeMutableRawPointer?,
    _ tree: __TreeHandle
  ) -> UnsafeMutableRawPointer
  static func __reconcileBody(_ body: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle)
  static func __reconcilePending(_ payload: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle)
  static func __read(_ payload: UnsafeMutableRawPointer)
  static func __refreshRow(_ row: __NodeReference, of list: __NodeReference, _ tree: __TreeHandle)
  static func __destroy(_ payload: UnsafeMutableRawPointer, _ tree: __TreeHandle)
  static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool
  static func __view(in payload: UnsafeMutableRawPointer) -> any View
  static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)?
  static func __makeInfo() -> __ViewTypeInfo
  static var __isSingleNode: Bool { get }
  static var __isEvaluated: Bool { get }
}

extension Never: View {
  /// There is no value to ask.
  public var body: Never { preconditionFailure("Never has no value") }
}
