public import ComparisonSpecs

/// The small model with the macro's `==`, cheap fields first.
@AutoEquatable(order: .cheapFirst)
public struct CheapFirstTile: Sendable {
  /// The identity of the value.
  public var id: Int
  /// The width.
  public var width: Double
  /// Whether it is hidden.
  public var isHidden: Bool
  /// The style.
  public var kind: MessageKind

  /// Creates the same value as a plain one, sharing its buffers.
  public init(_ plain: PlainTile) {
    id = plain.id
    width = plain.width
    isHidden = plain.isHidden
    kind = plain.kind
  }
}
