// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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

  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    old.pointee.string == new.pointee.string
  }

  public static func __makeInfo() -> __ViewTypeInfo { TextInfo() }
}

/// The description of texts.
private final class TextInfo: __ViewTypeInfo {
  init() { super.init(viewType: Text.self, flags: .host) }

  override func name(_ payload: UnsafeMutableRawPointer?) -> String { "#text" }

  override func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 { 1 }

  override func fieldNames(_ differing: UInt64) -> [String] { names(differing, of: ["text"]) }
}
