extension Attributes {
  /// One attribute.
  public struct Attribute: Sendable {
    /// The name.
    public let name: String

    /// The value; the initial value if the host owns the attribute.
    public let value: String

    /// Whether the host owns the value after it got the initial value.
    public let isHostOwned: Bool
  }
}

extension Attributes.Attribute: Hashable {
  /// Whether two attributes mean the same to a host that shows the first of them.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isHostOwned == rhs.isHostOwned && lhs.name == rhs.name && (lhs.isHostOwned || lhs.value == rhs.value)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isHostOwned)
    if !isHostOwned { hasher.combine(value) }
  }
}
