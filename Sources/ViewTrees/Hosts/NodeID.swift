/// The name of a mounted node, stable for as long as the node lives.
///
/// An index is used again after its node is unmounted, with another generation: an event that arrives late for a node
/// that is gone is never delivered to its successor.
@frozen
public struct NodeID: Hashable, Sendable {
  /// The node's place in the tree's storage.
  public let index: UInt32

  /// How often the place had been given up before this node took it.
  public let generation: UInt32

  /// Makes the name of a node from its parts.
  @inlinable
  public init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

extension NodeID: Comparable {
  /// Orders by index, then by generation.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}

extension NodeID: LosslessStringConvertible {
  /// The index and the generation, such as `12.0`.
  public var description: String { "\(index).\(generation)" }

  /// Reads the form that ``description`` writes; nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = UInt32(parts[0]), let generation = UInt32(parts[1]) else { return nil }
    self.init(index: index, generation: generation)
    // `+1.0` and `01.0` are numbers as well, but other names to a receiver that takes names as text.
    if self.description != description { return nil }
  }
}

extension NodeID: Codable {
  /// Writes the form of ``description`` as a string, which every receiver can use as a key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = NodeID(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A node is named INDEX.GENERATION, such as 12.0, and not “\(text)”")
    }
    self = id
  }
}
