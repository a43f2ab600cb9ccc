extension Optional: BitwiseComparable where Wrapped: BitwiseComparable {
  /// Whether both are nil, or both hold values of the same bits.
  @inlinable
  public static func areBitwiseEqual(_ lhs: Wrapped?, _ rhs: Wrapped?) -> Bool {
    switch (lhs, rhs) {
    case (let lhs?, let rhs?): Wrapped.areBitwiseEqual(lhs, rhs)
    case (nil, nil): true
    default: false
    }
  }

  /// Adds whether there is a value, and its bits, to a hash.
  @inlinable
  public func hashBits(into hasher: inout Hasher) {
    hasher.combine(self != nil)
    self?.hashBits(into: &hasher)
  }
}

extension Array: BitwiseComparable where Element: BitwiseComparable {
  /// Whether two arrays hold elements of the same bits in the same order.
  ///
  /// - Complexity: O(n) in the number of elements, O(1) if the counts differ.
  @inlinable
  public static func areBitwiseEqual(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    lhs.count == rhs.count && lhs.elementsEqual(rhs, by: Element.areBitwiseEqual)
  }

  /// Adds the count and the bits of the elements to a hash.
  @inlinable
  public func hashBits(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { element.hashBits(into: &hasher) }
  }
}

extension BitwiseComparable where Self: SIMD, Scalar: BitwiseComparable {
  /// Whether two vectors have scalars of the same bits.
  @inlinable
  public static func areBitwiseEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.indices.allSatisfy { Scalar.areBitwiseEqual(lhs[$0], rhs[$0]) }
  }

  /// Adds the bits of the scalars to a hash.
  @inlinable
  public func hashBits(into hasher: inout Hasher) {
    for index in indices { self[index].hashBits(into: &hasher) }
  }
}

extension SIMD2: BitwiseComparable where Scalar: BitwiseComparable {}
extension SIMD3: BitwiseComparable where Scalar: BitwiseComparable {}
extension SIMD4: BitwiseComparable where Scalar: BitwiseComparable {}
extension SIMD8: BitwiseComparable where Scalar: BitwiseComparable {}
extension SIMD16: BitwiseComparable where Scalar: BitwiseComparable {}
extension SIMD32: BitwiseComparable where Scalar: BitwiseComparable {}
extension SIMD64: BitwiseComparable where Scalar: BitwiseComparable {}
