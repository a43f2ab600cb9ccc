/// The large model with the `==` that the compiler makes.
public struct SynthesizedConversation: Equatable, Sendable {
  /// What tells the value from others.
  public var id: Int
  /// The message that came last.
  public var latest: SynthesizedMessage
  /// Where it is drawn.
  public var frame: Insets
  /// Who takes part.
  public var name: String
  /// The message that stays on top.
  public var pinned: SynthesizedMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// What the others are doing.
  public var status: String

  /// Creates the same value as a plain one, with the same buffers.
  public init(_ plain: PlainConversation) {
    id = plain.id
    latest = SynthesizedMessage(plain.latest)
    frame = plain.frame
    name = plain.name
    pinned = SynthesizedMessage(plain.pinned)
    isVisible = plain.isVisible
    unread = plain.unread
    status = plain.status
  }
}
