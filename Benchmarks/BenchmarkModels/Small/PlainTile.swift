/// The small model, four scalars, without any comparison of its own: for comparers that need none.
public struct PlainTile: Sendable {
  /// What tells the value from others.
  public var id: Int
  /// How wide it is drawn.
  public var width: Double
  /// Whether it is drawn at all.
  public var isHidden: Bool
  /// How it is drawn.
  public var kind: MessageKind

  /// Creates a value from its fields.
  public init(id: Int, width: Double, isHidden: Bool, kind: MessageKind) {
    self.id = id
    self.width = width
    self.isHidden = isHidden
    self.kind = kind
  }
}
