/// The large model with a handwritten `==`, as fast as a patient author can make it.
@frozen public struct HandWrittenConversation: Sendable {
  /// The identity of the value.
  public var id: Int
  /// The last message.
  public var latest: HandWrittenMessage
  /// The frame.
  public var frame: Insets
  /// The names of the participants.
  public var name: String
  /// The pinned message.
  public var pinned: HandWrittenMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// The status of the other participants.
  public var status: String

  /// Creates the same value as a plain one, sharing its buffers.
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
