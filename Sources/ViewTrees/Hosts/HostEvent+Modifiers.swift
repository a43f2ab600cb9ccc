extension HostEvent {
  /// Keys that change what another key or the pointer does.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: UInt8

    /// Makes a set of keys from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The shift key.
    public static let shift = Modifiers(rawValue: 1)

    /// The control key.
    public static let control = Modifiers(rawValue: 2)

    /// The alt or option key.
    public static let alt = Modifiers(rawValue: 4)

    /// The command or Windows key.
    public static let meta = Modifiers(rawValue: 8)

    fileprivate static let names: [(String, Modifiers)] = [
      ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta),
    ]
  }
}

extension HostEvent.Modifiers: Codable {
  /// Writes a list of the names, such as `["shift","meta"]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.names.filter { contains($0.1) }.map(\.0))
  }

  /// Reads the form that ``encode(to:)`` writes, in any order.
  ///
  /// - Throws: A `DecodingError` for a name that is none of these.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let (_, modifier) = Self.names.first(where: { $0.0 == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "A modifier is one of shift, control, alt, meta, and not “\(name)”")
      }
      insert(modifier)
    }
  }
}
