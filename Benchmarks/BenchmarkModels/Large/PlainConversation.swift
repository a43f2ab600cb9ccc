/// The large model, thirty fields, counted through the two messages in it, without `==` or a spec, for comparers that
/// need neither.
public struct PlainConversation: Sendable {
  /// The identity of the value.
  public var id: Int
  /// The last message.
  public var latest: PlainMessage
  /// The frame.
  public var frame: Insets
  /// The names of the participants.
  public var name: String
  /// The pinned message.
  public var pinned: PlainMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// The status of the other participants.
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
