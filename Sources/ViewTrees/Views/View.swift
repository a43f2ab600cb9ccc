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

  // MARK: What the tree calls

  // Every view type gets these from extensions: those of `View`, `HostView` and `__StructuralView`, and those for types
  // that are Equatable or have a spec. They are public because code of clients is specialized for each view type, and
  // underscored because nothing but the tree calls them. Comments are here and not at each implementation.
  //
  // `view` and `body` are addresses of values, `payload` is what a node keeps. A function that *consumes* a value
  // leaves it uninitialized when it returns.

  /// Makes the nodes of a view behind `cursor`, and schedules the bodies to evaluate. Consumes `view`.
  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor)

  /// Reconciles a view with the nodes at `cursor`, which were made by the same type. Consumes `view`.
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor)

  /// Makes the body of a node on the scratch stack, or in `place`, where it replaces a body that was made before.
  ///
  /// - Returns: The address of the body, which `__reconcileBody` consumes.
  static func __makeBody(
    _ payload: UnsafeMutableRawPointer, _ node: __NodeReference, at place: UnsafeMutableRawPointer?,
    _ tree: __TreeHandle
  ) -> UnsafeMutableRawPointer

  /// Reconciles a body with the children of its node, and pops it off the scratch stack. Consumes `body`.
  static func __reconcileBody(_ body: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle)

  /// Reconciles what a node without a body has kept for later: an erased view its content, a list its rows.
  static func __reconcilePending(_ payload: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle)

  /// Reads everything that the body reads, and discards the result.
  static func __read(_ payload: UnsafeMutableRawPointer)

  /// Rebuilds the view of a row from its element, or checks all rows if there is no row. Only lists that keep their
  /// elements do something here.
  static func __refreshRow(_ row: __NodeReference, of list: __NodeReference, _ tree: __TreeHandle)

  /// Destroys the payload of a node and frees its memory.
  static func __destroy(_ payload: UnsafeMutableRawPointer, _ tree: __TreeHandle)

  /// Whether two values are equal in everything but child nodes. May change neither.
  static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool

  /// The view in a payload.
  static func __view(in payload: UnsafeMutableRawPointer) -> any View

  /// The host view in a payload, or nil if the host does not draw the type.
  static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)?

  /// Describes the type to a tree that meets it for the first time.
  static func __makeInfo() -> __ViewTypeInfo

  /// Whether a value is the payload of exactly one node.
  static var __isSingleNode: Bool { get }

  /// Whether the node has a body that is evaluated.
  static var __isEvaluated: Bool { get }
}

extension Never: View {
  /// There is no value to ask.
  public var body: Never { preconditionFailure("Never has no value") }
}
