public import ComparisonSpecs

/// The large model with the `==` that the macro makes, in the order of declaration.
@AutoEquatable
public struct GeneratedConversation: Sendable {
  /// What tells the value from others.
  public var id: Int
  /// The message that came last.
  public var latest: GeneratedMessage
  /// Where it is drawn.
  public var frame: Insets
  /// Who takes part.
  public var name: String
  /// The message that stays on top.
  public var pinned: GeneratedMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// What the others are doing.
  public var status: String

  /// Creates the same value as a plain one, with the same buffers.
  public init(_ plain: PlainConversation) {
    id = plain.id
    latest = GeneratedMessage(plain.latest)
    frame = plain.frame
    name = plain.name
    pinned = GeneratedMessage(plain.pinned)
    isVisible = plain.isVisible
    unread = plain.unread
    status = plain.status
  }
}
