extension HostSnapshot: Codable {
  private enum Key: String, CodingKey {
    case name, attributes, text, events
  }

  /// Writes an object with the field `name`, and `attributes`, `text` and `events` if there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    try container.encodeIfPresent(text, forKey: .text)
    if !events.isEmpty { try container.encode(events, forKey: .events) }
  }

  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      attributes: try container.decodeIfPresent(Attributes.self, forKey: .attributes) ?? [:],
      text: try container.decodeIfPresent(String.self, forKey: .text),
      events: try container.decodeIfPresent([String].self, forKey: .events) ?? [])
  }
}
