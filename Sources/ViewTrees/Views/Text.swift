/// A piece of text.
@frozen
public struct Text: HostView {
  /// The text.
  public let string: String

  /// Shows a text.
  @inlinable
  @inline(__always)
  public init(_ string: consuming String) { self.string = string }

  /// `#text`, which no element can be named.
  public var hostName: String { "#text" }

  /// The text itself.
  public var text: String? { string }
}
