/// The small model with a `==` written by hand, as fast as a patient author makes it.
@frozen public struct HandWrittenTile: Sendable {
  /// What tells the value from others.
  public var id: Int
  /// How wide it is drawn.
  public var width: Double
  /// Whether it is drawn at all.
  public var isHidden: Bool
  /// How it is drawn.
  public var kind: MessageKind

  /// Creates the same value as a plain one, with the same buffers.
  public init(_ plain: PlainTile) {
    id = plain.id
    width = plain.width
    isHidden = plain.isHidden
    kind = plain.kind
  }
}
