/// Adds a value's bits to a hash.
@inlinable
public func __hashBits<Value: BitwiseComparable>(_ value: Value, into hasher: inout Hasher) {
  value.hashBits(into: &hasher)
}

/// Adds a floating-point number's bits to a hash.
@inlinable
@_disfavoredOverload
public func __hashBits<Number: BinaryFloatingPoint>(_ value: Number, into hasher: inout Hasher) {
  __hashBitParts(value, into: &hasher)
}

/// Adds whether there is a floating-point number, and its bits, to a hash.
@inlinable
@_disfavoredOverload
public func __hashBits<Number: BinaryFloatingPoint>(_ value: Number?, into hasher: inout Hasher) {
  hasher.combine(value != nil)
  if let value { __hashBitParts(value, into: &hasher) }
}

/// Adds the count and the bits of floating-point numbers to a hash.
@inlinable
@_disfavoredOverload
public func __hashBits<Number: BinaryFloatingPoint>(_ value: [Number], into hasher: inout Hasher) {
  hasher.combine(value.count)
  for number in value { __hashBitParts(number, into: &hasher) }
}

/// Accepts a value that cannot be compared this way; the check of the field is an error.
@inlinable
@_disfavoredOverload
public func __hashBits<Value: ~Copyable>(_ value: borrowing Value, into hasher: inout Hasher) {}
