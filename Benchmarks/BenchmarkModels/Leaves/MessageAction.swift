/// What touching a message does.
public enum MessageAction: Equatable, Sendable {
  /// Nothing.
  case none
  /// Opens the message with a number.
  case open(Int)
  /// Follows an address.
  case link(String)
}
