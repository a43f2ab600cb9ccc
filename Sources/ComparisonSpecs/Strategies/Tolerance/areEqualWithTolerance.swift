// As with bits, the overloads for unknown floating-point types are disfavored if a type also conforms to
// `ToleranceComparable`.

/// Whether two values differ by no more than a tolerance.
@inlinable
public func __areEqual<Value: ToleranceComparable>(_ lhs: Value, _ rhs: Value, tolerance: Double) -> Bool {
  Value.areEqual(lhs, rhs, tolerance: tolerance)
}

/// Whether two floating-point numbers differ by no more than a tolerance.
@inlinable
@_disfavoredOverload
public func __areEqual<Number: BinaryFloatingPoint>(_ lhs: Number, _ rhs: Number, tolerance: Double) -> Bool {
  __areNumbersEqual(lhs, rhs, tolerance: tolerance)
}

/// Whether both are nil, or both are floating-point numbers that differ by no more than a tolerance.
@inlinable
@_disfavoredOverload
public func __areEqual<Number: BinaryFloatingPoint>(_ lhs: Number?, _ rhs: Number?, tolerance: Double) -> Bool {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?): __areNumbersEqual(lhs, rhs, tolerance: tolerance)
  case (nil, nil): true
  default: false
  }
}

/// Whether two arrays have the same length and their numbers differ, pair by pair, by no more than a tolerance.
@inlinable
@_disfavoredOverload
public func __areEqual<Number: BinaryFloatingPoint>(_ lhs: [Number], _ rhs: [Number], tolerance: Double) -> Bool {
  lhs.count == rhs.count && lhs.elementsEqual(rhs) { __areNumbersEqual($0, $1, tolerance: tolerance) }
}

/// Other values have no distance.
@inlinable
@_disfavoredOverload
public func __areEqual<Value: ~Copyable>(
  _ lhs: borrowing Value, _ rhs: borrowing Value, tolerance: Double
) -> __Misfit<__HasNoTolerance> {
  __Misfit()
}
