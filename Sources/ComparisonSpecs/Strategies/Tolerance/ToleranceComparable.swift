/// A type whose values can be compared within a tolerance.
///
/// The floating-point types of the standard library and SIMD vectors of them conform, and so do optionals, arrays and
/// dictionaries of such, element by element. Two numbers are equal when they differ by no more than the tolerance. Two
/// NaNs are equal, so that a value always equals itself; an infinity equals only itself.
///
/// Equality within a tolerance is reflexive and symmetric but not transitive, and has no hash.
///
/// Conform your own type by comparing its parts:
///
/// ```swift
/// extension Point: ToleranceComparable {
///   static func areEqual(_ lhs: Point, _ rhs: Point, tolerance: Double) -> Bool {
///     Double.areEqual(lhs.x, rhs.x, tolerance: tolerance) && Double.areEqual(lhs.y, rhs.y, tolerance: tolerance)
///   }
/// }
/// ```
public protocol ToleranceComparable {
  /// Whether two values differ by no more than a tolerance.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  ///   - tolerance: How far equal numbers may lie apart.
  /// - Returns: True when every part of one value lies that close to its counterpart.
  static func areEqual(_ lhs: Self, _ rhs: Self, tolerance: Double) -> Bool
}
