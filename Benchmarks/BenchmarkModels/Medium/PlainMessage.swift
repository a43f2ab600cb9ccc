/// The medium model, twelve mixed fields, without `==` or a spec, for comparers that need neither.
public struct PlainMessage: Sendable {
  /// The first line.
  public var title: String
  /// The second line, if there is one.
  public var subtitle: String?
  /// Words to find the message by.
  public var tags: [String]
  /// The action on a tap.
  public var action: MessageAction
  /// The colour of the text.
  public var tint: Tint
  /// The insets of the text.
  public var insets: Insets
  /// The opacity, from 0 to 1.
  public var opacity: Double
  /// The number of messages stacked under this one.
  public var count: Int
  /// Whether the user has selected it.
  public var isSelected: Bool
  /// The number on the icon, if there is one.
  public var badge: Int?
  /// The style.
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
