extension HostEvent: Codable {
  private enum Key: String, CodingKey {
    case name, value, modifiers, isChecked, fields, position
  }

  /// Writes an object with the field `name`, and the others where they say something.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(value, forKey: .value)
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
    try container.encodeIfPresent(isChecked, forKey: .isChecked)
    if !fields.isEmpty { try container.encode(fields, forKey: .fields) }
    try container.encodeIfPresent(position, forKey: .position)
  }

  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      value: try container.decodeIfPresent(String.self, forKey: .value),
      modifiers: try container.decodeIfPresent(Modifiers.self, forKey: .modifiers) ?? [],
      isChecked: try container.decodeIfPresent(Bool.self, forKey: .isChecked),
      fields: try container.decodeIfPresent([Field].self, forKey: .fields) ?? [],
      position: try container.decodeIfPresent(Position.self, forKey: .position))
  }
}
