/// The large model with a `==` written by hand, as fast as a patient author makes it.
@frozen public struct HandWrittenConversation: Sendable {
  /// What tells the value from others.
  public var id: Int
  /// The message that came last.
  public var latest: HandWrittenMessage
  /// Where it is drawn.
  public var frame: Insets
  /// Who takes part.
  public var name: String
  /// The message that stays on top.
  public var pinned: HandWrittenMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// What the others are doing.
  public var status: String

  /// Creates the same value as a plain one, with the same buffers.
  public init(_ plain: PlainConversation) {
    id = plain.id
    latest = HandWrittenMessage(plain.latest)
    frame = plain.frame
    name = plain.name
    pinned = HandWrittenMessage(plain.pinned)
    isVisible = plain.isVisible
    unread = plain.unread
    status = plain.status
  }
}
