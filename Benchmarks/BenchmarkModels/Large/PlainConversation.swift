/// The large model, thirty fields, counted through the two messages in it, without any comparison of its own: for comparers that need none.
public struct PlainConversation: Sendable {
  /// What tells the value from others.
  public var id: Int
  /// The message that came last.
  public var latest: PlainMessage
  /// Where it is drawn.
  public var frame: Insets
  /// Who takes part.
  public var name: String
  /// The message that stays on top.
  public var pinned: PlainMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// What the others are doing.
  public var status: String

  /// Creates a value from its fields.
  public init(
    id: Int, latest: PlainMessage, frame: Insets, name: String, pinned: PlainMessage, isVisible: Bool, unread: [Int],
    status: String
  ) {
    self.id = id
    self.latest = latest
    self.frame = frame
    self.name = name
    self.pinned = pinned
    self.isVisible = isVisible
    self.unread = unread
    self.status = status
  }
}
