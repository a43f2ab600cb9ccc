/// The action on a tap on a message.
public enum MessageAction: Equatable, Sendable {
  /// Nothing.
  case none
  /// Opens another message.
  case open(Int)
  /// Opens a link.
  case link(String)
}
