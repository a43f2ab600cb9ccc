public import ComparisonSpecs

/// The small model with a spec that is written by hand.
public struct SpecifiedTile: Sendable {
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

extension SpecifiedTile: AutoEquatable {
  /// Every field in the order of declaration.
  public static let comparisonSpec = ComparisonSpec<SpecifiedTile> {
    Compared(\.id)
    Compared(\.width)
    Compared(\.isHidden)
    Compared(\.kind)
  }
}
