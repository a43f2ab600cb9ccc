/// A host view with a name, attributes, handlers of events, and content.
///
/// ```swift
/// Element("button", ["type": "button"]) {
///   Text("Add")
/// }
/// .on("click") { add() }
/// ```
///
/// The comparison omits the handlers and includes the names of their events. The node does not keep the content,
/// because the views in it have separate nodes.
@frozen
public struct Element<Content: View>: HostView {
  @usableFromInline var head: ElementHead
  @usableFromInline let content: Content

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - name: The name by which the host knows it, such as a tag of HTML.
  ///   - attributes: The attributes.
  ///   - content: The views inside.
  @inlinable
  @inline(__always)
  public init(
    _ name: consuming String, _ attributes: consuming Attributes = Attributes(),
    @ViewBuilder content: () -> Content
  ) {
    head = ElementHead(name: name, attributes: attributes)
    self.content = content()
  }

  /// The views inside.
  @inlinable
  public var body: Content { content }

  /// The name by which the host knows the element.
  public var hostName: String { head.name }

  /// The attributes.
  public var attributes: Attributes { head.attributes }

  /// The names of the events that have a handler.
  public var events: [String] { head.handlers.map(\.event) }

  /// Calls the handler of the event, if there is one.
  public func handle(_ event: HostEvent) -> Bool {
    guard let handler = head.handlers.first(where: { $0.event == event.name }) else { return false }
    handler.action(event)
    return true
  }
}

extension Element where Content == EmptyView {
  /// Makes an element without content.
  ///
  /// - Parameters:
  ///   - name: The name by which the host knows it, such as a tag of HTML.
  ///   - attributes: The attributes.
  @inlinable
  @inline(__always)
  public init(_ name: consuming String, _ attributes: consuming Attributes = Attributes()) {
    self.init(name, attributes) { EmptyView() }
  }
}

extension Element {
  /// Adds a handler for an event, and replaces an existing one.
  ///
  /// - Parameters:
  ///   - event: The name of the event, such as `click`.
  ///   - action: The action.
  /// - Returns: The element with the handler.
  public consuming func on(_ event: String, _ action: @escaping (HostEvent) -> Void) -> Self {
    head.handlers.removeAll { $0.event == event }
    head.handlers.append(EventHandler(event: event, action: action))
    return self
  }

  /// Adds a handler that does not need the event's data.
  public consuming func on(_ event: String, _ action: @escaping () -> Void) -> Self { on(event) { _ in action() } }

  /// Sets the initial value of an attribute that the host owns afterwards: changes by the user stay.
  ///
  /// Without this, a text field also stays as the user left it while its view is equal. To reset it, call
  /// ``ViewTree/reapply(_:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - initialValue: The value that the host starts from.
  /// - Returns: The element with the attribute.
  public consuming func hostOwned(_ name: String, _ initialValue: String) -> Self {
    head.attributes.set(name, initialValue, isHostOwned: true)
    return self
  }
}

/// The part of an element that its node keeps.
@frozen
@usableFromInline
struct ElementHead {
  @usableFromInline var name: String
  @usableFromInline var attributes: Attributes
  @usableFromInline var handlers: [EventHandler]

  @inlinable
  @inline(__always)
  init(name: consuming String, attributes: consuming Attributes) {
    self.name = name
    self.attributes = attributes
    handlers = []
  }

  @inlinable
  @inline(__always)
  static func areEqual(_ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>) -> Bool {
    old.pointee.name == new.pointee.name
      && Attributes.areEqual(&old.pointee.attributes, &new.pointee.attributes)
      && (old.pointee.handlers.isEmpty && new.pointee.handlers.isEmpty || areEventsEqual(old, new))
  }

  @usableFromInline
  static func areEventsEqual(_ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>) -> Bool {
    old.pointee.handlers.elementsEqual(new.pointee.handlers) { $0.event == $1.event }
  }
}

/// A handler with the name of its event.
@usableFromInline
struct EventHandler {
  let event: String
  let action: (HostEvent) -> Void
}
