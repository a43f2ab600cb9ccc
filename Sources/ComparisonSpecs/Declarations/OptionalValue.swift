/// An optional, for the constraints of strategies that take optionals.
///
/// Only `Optional` conforms.
public protocol __OptionalValue {
  /// The wrapped type.
  associatedtype Wrapped

  /// The optional itself.
  var __wrapped: Wrapped? { get }
}

extension Optional: __OptionalValue {
  /// The optional itself.
  @inlinable
  public var __wrapped: Wrapped? { self }
}
