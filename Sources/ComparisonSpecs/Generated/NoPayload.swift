/// What a spec reports as the value of a payload that the value's case does not have.
@frozen
public struct __NoPayload: Sendable, Hashable, CustomStringConvertible {
  /// Makes the mark.
  @inlinable
  public init() {}

  /// The text for the missing value.
  public var description: String { "none" }
}
