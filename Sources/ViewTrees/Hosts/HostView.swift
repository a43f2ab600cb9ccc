/// A view that the host draws itself.
///
/// The host sees a name and attributes; the body of a host view contains views like any other. A host view without a
/// body contains nothing.
///
/// ```swift
/// @AutoEquatable
/// struct Checkbox: HostView {
///   let isOn: Bool
///   let action: () -> Void
///   var hostName: String { "input" }
///   var attributes: Attributes { ["type": "checkbox", "checked": isOn ? "" : nil] }
///   var events: [String] { ["change"] }
///   func handle(_ event: HostEvent) -> Bool {
///     action()
///     return true
///   }
/// }
/// ```
///
/// As with any view, a comparison of its fields decides whether the host gets an update. ``Element`` and ``Text`` come
/// with the library.
public protocol HostView: View {
  /// What the view contains.
  override associatedtype Body: View = EmptyView

  /// The views that it contains. Empty by default.
  ///
  /// Repeated here because the compiler looks for the builder only in the protocol that a type names.
  @ViewBuilder override var body: Body { get }

  /// The name by which the host knows the view, such as the tag of an HTML element. The name of the type by default.
  var hostName: String { get }

  /// What the host has to know in addition to the name. Empty by default.
  var attributes: Attributes { get }

  /// The text that the host shows in place of an element, for a view that is only text. Nil by default.
  var text: String? { get }

  /// The names of the events that the host reports to the tree for this view. Empty by default.
  var events: [String] { get }

  /// Handles an event that the host reported.
  ///
  /// - Parameter event: What happened.
  /// - Returns: Whether the view handled it. False by default.
  func handle(_ event: HostEvent) -> Bool
}

extension HostView {
  /// The name of the type, by default.
  public var hostName: String { String(describing: Self.self) }

  /// No attributes, by default.
  public var attributes: Attributes { [:] }

  /// No text, by default.
  public var text: String? { nil }

  /// No events, by default.
  public var events: [String] { [] }

  /// Handles no event, by default.
  public func handle(_ event: HostEvent) -> Bool { false }
}

extension HostView where Body == EmptyView {
  /// No content, by default.
  @inlinable
  public var body: EmptyView { EmptyView() }
}
