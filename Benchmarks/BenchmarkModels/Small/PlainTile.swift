/// The small model, four scalars, without `==` or a spec, for comparers that need neither.
public struct PlainTile: Sendable {
  /// The identity of the value.
  public var id: Int
  /// The width.
  public var width: Double
  /// Whether it is hidden.
  public var isHidden: Bool
  /// The style.
  public var kind: MessageKind

  /// Creates a value from its fields.
  public init(id: Int, width: Double, isHidden: Bool, kind: MessageKind) {
    self.id = id
    self.width = width
    self.isHidden = isHidden
    self.kind = kind
  }
}
