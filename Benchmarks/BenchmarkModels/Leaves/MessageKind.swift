/// How a message is drawn.
public enum MessageKind: Equatable, Sendable {
  /// As it comes.
  case plain
  /// Heavier.
  case bold
  /// Slanted.
  case italic
}
