extension ToleranceComparable where Self: BinaryFloatingPoint {
  /// Whether two numbers differ by no more than a tolerance.
  ///
  /// Two NaNs are equal; an infinity equals only itself.
  @inlinable
  public static func areEqual(_ lhs: Self, _ rhs: Self, tolerance: Double) -> Bool {
    __areNumbersEqual(lhs, rhs, tolerance: tolerance)
  }
}

/// Whether two numbers are the same, are both NaN, or are finite and differ by no more than a tolerance.
@inlinable
func __areNumbersEqual<Number: BinaryFloatingPoint>(_ lhs: Number, _ rhs: Number, tolerance: Double) -> Bool {
  if lhs == rhs { return true }
  guard lhs.isFinite, rhs.isFinite else { return lhs.isNaN && rhs.isNaN }
  // The difference of finite numbers may overflow to infinity, which no finite tolerance reaches.
  let difference = lhs < rhs ? rhs - lhs : lhs - rhs
  return difference <= Number(tolerance)
}

extension Float: ToleranceComparable {}
extension Double: ToleranceComparable {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: ToleranceComparable {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
  extension Float80: ToleranceComparable {}
#endif
