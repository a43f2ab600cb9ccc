/// A type whose values can be compared by their bits.
///
/// The numbers, `Bool` and the SIMD vectors of the standard library conform, and so do optionals and arrays of such.
/// For floating-point values, bits differ from `==`: a NaN equals the same NaN, and 0.0 differs from -0.0.
///
/// Conform your own type by comparing its parts:
///
/// ```swift
/// extension Point: BitwiseComparable {
///   static func areBitwiseEqual(_ lhs: Point, _ rhs: Point) -> Bool {
///     Double.areBitwiseEqual(lhs.x, rhs.x) && Double.areBitwiseEqual(lhs.y, rhs.y)
///   }
///   func hashBits(into hasher: inout Hasher) {
///     x.hashBits(into: &hasher)
///     y.hashBits(into: &hasher)
///   }
/// }
/// ```
public protocol BitwiseComparable {
  /// Whether two values consist of the same bits.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: True when every part has the bits of its counterpart.
  static func areBitwiseEqual(_ lhs: Self, _ rhs: Self) -> Bool

  /// Adds the value's bits to a hash.
  ///
  /// - Parameter hasher: The hash to add to.
  func hashBits(into hasher: inout Hasher)
}
