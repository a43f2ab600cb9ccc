/// The medium model, twelve mixed fields, without any comparison of its own: for comparers that need none.
public struct PlainMessage: Sendable {
  /// The first line.
  public var title: String
  /// The second line, if there is one.
  public var subtitle: String?
  /// Words to find the message by.
  public var tags: [String]
  /// What touching the message does.
  public var action: MessageAction
  /// The colour of the text.
  public var tint: Tint
  /// The room around the text.
  public var insets: Insets
  /// From 0, invisible, to 1.
  public var opacity: Double
  /// How many messages are stacked under this one.
  public var count: Int
  /// Whether the user has selected it.
  public var isSelected: Bool
  /// The number on the icon, if there is one.
  public var badge: Int?
  /// How it is drawn.
  public var kind: MessageKind
  /// The last line.
  public var footer: String

  /// Creates a value from its fields.
  public init(
    title: String, subtitle: String?, tags: [String], action: MessageAction, tint: Tint, insets: Insets,
    opacity: Double, count: Int, isSelected: Bool, badge: Int?, kind: MessageKind, footer: String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.tags = tags
    self.action = action
    self.tint = tint
    self.insets = insets
    self.opacity = opacity
    self.count = count
    self.isSelected = isSelected
    self.badge = badge
    self.kind = kind
    self.footer = footer
  }
}
