// A floating-point type that this module does not know, such as CGFloat, also has bits. The overloads for such types
// are disfavored if a type, such as `Double`, also conforms to `BitwiseComparable`.

/// Whether two values consist of the same bits.
@inlinable
public func __areBitwiseEqual<Value: BitwiseComparable>(_ lhs: Value, _ rhs: Value) -> Bool {
  Value.areBitwiseEqual(lhs, rhs)
}

/// Whether two floating-point numbers consist of the same bits.
@inlinable
@_disfavoredOverload
public func __areBitwiseEqual<Number: BinaryFloatingPoint>(_ lhs: Number, _ rhs: Number) -> Bool {
  __areBitwiseEqualParts(lhs, rhs)
}

/// Whether both are nil, or both are floating-point numbers of the same bits.
@inlinable
@_disfavoredOverload
public func __areBitwiseEqual<Number: BinaryFloatingPoint>(_ lhs: Number?, _ rhs: Number?) -> Bool {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): __areBitwiseEqualParts(lhs, rhs)
  case (nil, nil): true
  default: false
  }
}

/// Whether two arrays hold floating-point numbers of the same bits in the same order.
@inlinable
@_disfavoredOverload
public func __areBitwiseEqual<Number: BinaryFloatingPoint>(_ lhs: [Number], _ rhs: [Number]) -> Bool {
  lhs.count == rhs.count && lhs.elementsEqual(rhs) { __areBitwiseEqualParts($0, $1) }
}

/// Other values have no bits to compare.
@inlinable
@_disfavoredOverload
public func __areBitwiseEqual<Value: ~Copyable>(
  _ lhs: borrowing Value, _ rhs: borrowing Value
) -> __Misfit<__HasNoBits> {
  __Misfit()
}
