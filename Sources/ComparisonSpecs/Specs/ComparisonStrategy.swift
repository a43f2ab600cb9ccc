/// How the two values of one field are compared.
///
/// ```swift
/// @AutoCompared(by: .tolerance(0.1)) var width: Double
/// ```
public enum ComparisonStrategy: Sendable, Hashable {
  /// The values are equal when `==` says so.
  case equality

  /// The values are equal when they are the same instance (`===`).
  case identity

  /// The values are equal when their bits are: a NaN equals the same NaN, and 0.0 differs from -0.0.
  case bitwise

  /// Floating-point values are equal when they differ by no more than the given amount.
  case tolerance(Double)

  /// Collections are equal if they hold the same elements equally often, in any order.
  case unordered

  /// The values are equal when a function written for the field says so.
  case custom
}

extension ComparisonStrategy: CustomStringConvertible {
  /// The strategy's name as the source spells it, without the leading dot: `"equality"`, `"tolerance(0.1)"`.
  public var description: String {
    switch self {
    case .equality: "equality"
    case .identity: "identity"
    case .bitwise: "bitwise"
    case .tolerance(let amount): "tolerance(\(amount))"
    case .unordered: "unordered"
    case .custom: "custom"
    }
  }
}
