public import ViewTrees

/// An event that the page script reports for a node.
///
/// ```swift
/// let event = try JSONDecoder().decode(PageEvent.self, from: message)
/// tree.send(event.event, to: event.node)
/// ```
///
/// An event may arrive when its node is gone. The ID of the node is then stale and never names another node. Anything
/// else that a page sends is a decoding error. Do not trust what is in an event: a page can send any event for any
/// node.
public struct PageEvent: Hashable, Sendable {
  /// The node that the browser sent the event to, or the nearest node around it that asked for such events.
  public let node: NodeID

  /// The event as the node handles it.
  public let event: HostEvent

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - node: The node that the event happened to.
  ///   - event: The event.
  public init(node: NodeID, event: HostEvent) {
    self.node = node
    self.event = event
  }

  /// Creates an event with a name and a value.
  ///
  /// - Parameters:
  ///   - node: The node that the event happened to.
  ///   - name: The name of the event.
  ///   - value: The value of the event.
  public init(node: NodeID, name: String, value: String? = nil) {
    self.init(node: node, event: HostEvent(name, value: value))
  }

  /// The name of the event, such as `click`.
  public var name: String { event.name }

  /// The value of the event: the text of a field, `true` or `false` of a check box, or the key that was pressed.
  public var value: String? { event.value }
}

extension PageEvent: Codable {
  private enum Key: String, CodingKey {
    case node
  }

  /// Writes an object with the field `node` and those of the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(node, forKey: .node)
    try event.encode(to: encoder)
  }

  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(node: try container.decode(NodeID.self, forKey: .node), event: try HostEvent(from: decoder))
  }
}
