public import ViewTrees

/// An event that the page script reports: something happened to a node.
///
/// ```swift
/// let event = try JSONDecoder().decode(PageEvent.self, from: message)
/// tree.send(event.event, to: event.node)
/// ```
///
/// An event may arrive when its node is gone; the name of the node is then stale and belongs to no other. Whatever a
/// page sends is an event or an error of decoding. Nothing in an event is to be trusted: a page can send any of any node.
public struct PageEvent: Hashable, Sendable {
  /// The node that the browser dispatched the event to, or the nearest around it that asked for such events.
  public let node: NodeID

  /// The event as the node handles it.
  public let event: HostEvent

  /// Describes an event.
  ///
  /// - Parameters:
  ///   - node: The node that it happened to.
  ///   - event: The event.
  public init(node: NodeID, event: HostEvent) {
    self.node = node
    self.event = event
  }

  /// Describes an event by the parts that most events have.
  ///
  /// - Parameters:
  ///   - node: The node that it happened to.
  ///   - name: What happened.
  ///   - value: What came with it.
  public init(node: NodeID, name: String, value: String? = nil) {
    self.init(node: node, event: HostEvent(name, value: value))
  }

  /// What happened, such as `click`.
  public var name: String { event.name }

  /// What came with it: the text of a field, `true` or `false` for a check box, the key for a key that was pressed.
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
