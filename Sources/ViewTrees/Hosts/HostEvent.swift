/// Something that a host reports to a node of the tree.
public struct HostEvent: Hashable, Sendable, Codable {
  /// What happened, by the host's own word, such as `click`.
  public let name: String

  /// What came with it, such as the text of a field.
  public let value: String?

  /// Describes an event.
  ///
  /// - Parameters:
  ///   - name: What happened.
  ///   - value: What came with it.
  public init(_ name: String, value: String? = nil) {
    self.name = name
    self.value = value
  }
}
