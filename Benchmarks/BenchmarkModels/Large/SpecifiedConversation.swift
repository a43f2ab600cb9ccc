public import ComparisonSpecs

/// The large model with a spec that is written by hand.
public struct SpecifiedConversation: Sendable {
  /// What tells the value from others.
  public var id: Int
  /// The message that came last.
  public var latest: SpecifiedMessage
  /// Where it is drawn.
  public var frame: Insets
  /// Who takes part.
  public var name: String
  /// The message that stays on top.
  public var pinned: SpecifiedMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// What the others are doing.
  public var status: String

  /// Creates the same value as a plain one, with the same buffers.
  public init(_ plain: PlainConversation) {
    id = plain.id
    latest = SpecifiedMessage(plain.latest)
    frame = plain.frame
    name = plain.name
    pinned = SpecifiedMessage(plain.pinned)
    isVisible = plain.isVisible
    unread = plain.unread
    status = plain.status
  }
}

extension SpecifiedConversation: AutoEquatable {
  /// Every field in the order of declaration.
  public static let comparisonSpec = ComparisonSpec<SpecifiedConversation> {
    Compared(\.id)
    Compared(\.latest)
    Compared(\.frame)
    Compared(\.name)
    Compared(\.pinned)
    Compared(\.isVisible)
    Compared(\.unread)
    Compared(\.status)
  }
}
