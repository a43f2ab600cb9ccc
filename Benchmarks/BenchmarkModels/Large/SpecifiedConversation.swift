public import ComparisonSpecs

/// The large model with a handwritten spec.
public struct SpecifiedConversation: Sendable {
  /// The identity of the value.
  public var id: Int
  /// The last message.
  public var latest: SpecifiedMessage
  /// The frame.
  public var frame: Insets
  /// The names of the participants.
  public var name: String
  /// The pinned message.
  public var pinned: SpecifiedMessage
  /// Whether it is on the screen.
  public var isVisible: Bool
  /// The numbers of the unread messages.
  public var unread: [Int]
  /// The status of the other participants.
  public var status: String

  /// Creates the same value as a plain one, sharing its buffers.
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
