extension BitwiseComparable where Self: FixedWidthInteger {
  /// Whether two integers are equal, which is the same as having equal bits.
  @inlinable
  public static func areBitwiseEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs == rhs }

  /// Adds the integer to a hash.
  @inlinable
  public func hashBits(into hasher: inout Hasher) { hasher.combine(self) }
}

extension BitwiseComparable where Self: BinaryFloatingPoint {
  /// Whether two numbers have the same sign, exponent and significand, as bits.
  @inlinable
  public static func areBitwiseEqual(_ lhs: Self, _ rhs: Self) -> Bool { __areBitwiseEqualParts(lhs, rhs) }

  /// Adds the bits of sign, exponent and significand to a hash.
  @inlinable
  public func hashBits(into hasher: inout Hasher) { __hashBitParts(self, into: &hasher) }
}

/// Whether two floating-point numbers have the same sign, exponent and significand, as bits.
@inlinable

func __areBitwiseEqualParts<Number: BinaryFloatingPoint>(_ lhs: Number, _ rhs: Number) -> Bool {
  lhs.significandBitPattern == rhs.significandBitPattern && lhs.exponentBitPattern == rhs.exponentBitPattern
    && lhs.sign == rhs.sign
}

/// Adds the bits of sign, exponent and significand of a floating-point number to a hash.
@inlinable

func __hashBitParts<Number: BinaryFloatingPoint>(_ value: Number, into hasher: inout Hasher) {
  hasher.combine(value.sign)
  hasher.combine(value.exponentBitPattern)
  hasher.combine(value.significandBitPattern)
}

extension Bool: BitwiseComparable {
  /// Whether two truth values are equal.
  @inlinable
  public static func areBitwiseEqual(_ lhs: Bool, _ rhs: Bool) -> Bool { lhs == rhs }

  /// Adds the truth value to a hash.
  @inlinable
  public func hashBits(into hasher: inout Hasher) { hasher.combine(self) }
}

extension Int: BitwiseComparable {}
extension Int8: BitwiseComparable {}
extension Int16: BitwiseComparable {}
extension Int32: BitwiseComparable {}
extension Int64: BitwiseComparable {}
extension Int128: BitwiseComparable {}
extension UInt: BitwiseComparable {}
extension UInt8: BitwiseComparable {}
extension UInt16: BitwiseComparable {}
extension UInt32: BitwiseComparable {}
extension UInt64: BitwiseComparable {}
extension UInt128: BitwiseComparable {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: BitwiseComparable {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
  extension Float80: BitwiseComparable {}
#endif

extension Float: BitwiseComparable {
  /// Whether two numbers have the same bit pattern.
  @inlinable
  public static func areBitwiseEqual(_ lhs: Float, _ rhs: Float) -> Bool { lhs.bitPattern == rhs.bitPattern }
}

extension Double: BitwiseComparable {
  /// Whether two numbers have the same bit pattern.
  @inlinable
  public static func areBitwiseEqual(_ lhs: Double, _ rhs: Double) -> Bool { lhs.bitPattern == rhs.bitPattern }
}
