/// What a host has to know of a host view, as plain data that can be kept, compared and sent.
public struct HostSnapshot: Hashable, Sendable, Codable {
  /// The name by which the host knows the view.
  public let name: String

  /// The view's attributes.
  public let attributes: Attributes

  /// The text of a view that is nothing but text.
  public let text: String?

  /// The events that the host reports for the view.
  public let events: [String]

  /// Takes down what a host has to know of a view.
  public init(_ view: any HostView) {
    name = view.hostName
    attributes = view.attributes
    text = view.text
    events = view.events
  }

  /// Makes a snapshot from its parts.
  public init(name: String, attributes: Attributes = [:], text: String? = nil, events: [String] = []) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.events = events
  }
}
