public import ComparisonSpecs

/// The medium model with the macro's `==`, in the order of declaration.
@AutoEquatable
public struct GeneratedMessage: Sendable {
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

  /// Creates the same value as a plain one, sharing its buffers.
  public init(_ plain: PlainMessage) {
    title = plain.title
    subtitle = plain.subtitle
    tags = plain.tags
    action = plain.action
    tint = plain.tint
    insets = plain.insets
    opacity = plain.opacity
    count = plain.count
    isSelected = plain.isSelected
    badge = plain.badge
    kind = plain.kind
    footer = plain.footer
  }
}
