// Tuples that a typealias hides from the macro; those that it can see are compared element by element.
//
// One overload for each arity up to the standard library's six: a parameter pack does not match a tuple with labels.

/// Compares two values that are each a pair.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable>(_ lhs: (A, B), _ rhs: (A, B)) -> Bool {
  lhs == rhs
}

/// Compares two optionals of a pair.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable>(_ lhs: (A, B)?, _ rhs: (A, B)?) -> Bool {
  __areOptionalsEqual(lhs, rhs) { $0 == $1 }
}

/// Compares two values that are each a triple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable>(_ lhs: (A, B, C), _ rhs: (A, B, C)) -> Bool {
  lhs == rhs
}

/// Compares two optionals of a triple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable>(_ lhs: (A, B, C)?, _ rhs: (A, B, C)?) -> Bool {
  __areOptionalsEqual(lhs, rhs) { $0 == $1 }
}

/// Compares two values that are each a tuple of four values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(_ lhs: (A, B, C, D), _ rhs: (A, B, C, D))
  -> Bool
{
  lhs == rhs
}

/// Compares two optionals of a tuple of four values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ lhs: (A, B, C, D)?, _ rhs: (A, B, C, D)?
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { $0 == $1 }
}

/// Compares two values that are each a tuple of five values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  _ lhs: (A, B, C, D, E), _ rhs: (A, B, C, D, E)
) -> Bool {
  lhs == rhs
}

/// Compares two optionals of a tuple of five values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  _ lhs: (A, B, C, D, E)?, _ rhs: (A, B, C, D, E)?
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { $0 == $1 }
}

/// Compares two values that are each a tuple of six values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  _ lhs: (A, B, C, D, E, F), _ rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs == rhs
}

/// Compares two optionals of a tuple of six values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  _ lhs: (A, B, C, D, E, F)?, _ rhs: (A, B, C, D, E, F)?
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { $0 == $1 }
}

/// Compares two empty tuples.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: Void, _ rhs: Void) -> Bool {
  true
}

/// Compares two optional empty tuples.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: Void?, _ rhs: Void?) -> Bool {
  (lhs == nil) == (rhs == nil)
}
