/// A piece of text.
@frozen
public struct Text: HostView, Equatable {
  /// The text.
  public let string: String

  /// Shows a text.
  @inlinable
  @inline(__always)
  public init(_ string: consuming String) { self.string = string }

  /// `#text`, a name that no element can have.
  public var hostName: String { "#text" }

  /// The text itself.
  public var text: String? { string }

  /// Whether two texts are the same.
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __Tree
  ) -> Bool {
    old.pointee.string == new.pointee.string
  }
}
