extension Attributes: Codable {
  /// The wrapper around the value of an attribute that the host owns.
  private struct HostOwned: Codable {
    let hostOwned: String
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes an object of names and values; a value that the host owns is written as `{"hostOwned": "value"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for attribute in self {
      let name = Name(stringValue: attribute.name)
      if attribute.isHostOwned {
        try container.encode(HostOwned(hostOwned: attribute.value), forKey: name)
      } else {
        try container.encode(attribute.value, forKey: name)
      }
    }
  }

  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    // All at once: inserting them one by one would be quadratic.
    var attributes: [(name: String, attribute: Attribute?)] = []
    for key in container.allKeys {
      let name = key.stringValue
      let attribute: Attribute
      if let value = try? container.decode(String.self, forKey: key) {
        attribute = Attribute(name: name, value: value, isHostOwned: false)
      } else {
        let value = try container.decode(HostOwned.self, forKey: key).hostOwned
        attribute = Attribute(name: name, value: value, isHostOwned: true)
      }
      attributes.append((name, attribute))
    }
    self.init()
    take(attributes)
  }
}
