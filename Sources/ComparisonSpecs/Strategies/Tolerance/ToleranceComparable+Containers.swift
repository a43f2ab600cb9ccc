extension Optional: ToleranceComparable where Wrapped: ToleranceComparable {
  /// Whether both are nil, or both hold values that differ by no more than a tolerance.
  @inlinable
  public static func areEqual(_ lhs: Wrapped?, _ rhs: Wrapped?, tolerance: Double) -> Bool {
    switch (lhs, rhs) {
    case (let lhs?, let rhs?): Wrapped.areEqual(lhs, rhs, tolerance: tolerance)
    case (nil, nil): true
    default: false
    }
  }
}

extension Array: ToleranceComparable where Element: ToleranceComparable {
  /// Whether two arrays have the same length and their elements differ, pair by pair, by no more than a tolerance.
  ///
  /// - Complexity: O(n) in the number of elements, O(1) if the counts differ.
  @inlinable
  public static func areEqual(_ lhs: [Element], _ rhs: [Element], tolerance: Double) -> Bool {
    lhs.count == rhs.count && lhs.elementsEqual(rhs) { Element.areEqual($0, $1, tolerance: tolerance) }
  }
}

extension Dictionary: ToleranceComparable where Value: ToleranceComparable {
  /// Whether two dictionaries have the same keys and their values differ, key by key, by no more than a tolerance.
  ///
  /// - Complexity: O(n) in the number of keys, O(1) if the counts differ.
  @inlinable
  public static func areEqual(_ lhs: [Key: Value], _ rhs: [Key: Value], tolerance: Double) -> Bool {
    guard lhs.count == rhs.count else { return false }
    return lhs.allSatisfy { key, value in
      rhs[key].map { Value.areEqual(value, $0, tolerance: tolerance) } ?? false
    }
  }
}

extension ToleranceComparable where Self: SIMD, Scalar: ToleranceComparable {
  /// Whether the scalars of two vectors differ, pair by pair, by no more than a tolerance.
  @inlinable
  public static func areEqual(_ lhs: Self, _ rhs: Self, tolerance: Double) -> Bool {
    lhs.indices.allSatisfy { Scalar.areEqual(lhs[$0], rhs[$0], tolerance: tolerance) }
  }
}

extension SIMD2: ToleranceComparable where Scalar: ToleranceComparable {}
extension SIMD3: ToleranceComparable where Scalar: ToleranceComparable {}
extension SIMD4: ToleranceComparable where Scalar: ToleranceComparable {}
extension SIMD8: ToleranceComparable where Scalar: ToleranceComparable {}
extension SIMD16: ToleranceComparable where Scalar: ToleranceComparable {}
extension SIMD32: ToleranceComparable where Scalar: ToleranceComparable {}
extension SIMD64: ToleranceComparable where Scalar: ToleranceComparable {}
