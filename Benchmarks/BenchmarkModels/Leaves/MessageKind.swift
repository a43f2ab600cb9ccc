/// The style of a message.
public enum MessageKind: Equatable, Sendable {
  /// Regular.
  case plain
  /// Bold.
  case bold
  /// Italic.
  case italic
}
