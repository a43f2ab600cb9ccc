/// An event that the page script reports: something happened to a node.
///
/// ```swift
/// let event = try JSONDecoder().decode(PageEvent.self, from: message)
/// tree.send(event.event, to: event.node)
/// ```
///
/// An event may arrive when its node is gone; the name of the node is then stale and belongs to no other.
public struct PageEvent: Hashable, Sendable, Codable {
  /// The node that the browser dispatched the event to, or the nearest around it that asked for such events.
  public let node: NodeID

  /// What happened, such as `click`.
  public let name: String

  /// What came with it: the text of a field, `true` or `false` for a check box, the key for a key that was pressed.
  public let value: String?

  /// Describes an event.
  ///
  /// - Parameters:
  ///   - node: The node that it happened to.
  ///   - name: What happened.
  ///   - value: What came with it.
  public init(node: NodeID, name: String, value: String? = nil) {
    self.node = node
    self.name = name
    self.value = value
  }

  /// The event as the node handles it.
  public var event: HostEvent { HostEvent(name, value: value) }
}
