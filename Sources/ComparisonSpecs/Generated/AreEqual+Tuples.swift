// Tuples that a typealias hides from the macro; those that it can see are compared element by element.
//
// Element by element rather than by `==`, since an element may be an observable object. One overload for each arity up
// to the standard library's six: a parameter pack does not match a tuple with labels.

/// Compares two values that are each a pair.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable>(_ lhs: (A, B), _ rhs: (A, B), at _: __FieldPlaces? = nil) -> Bool {
  __areEqual(lhs.0, rhs.0) && __areEqual(lhs.1, rhs.1)
}

/// Compares two optionals of a pair.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable>(_ lhs: (A, B)?, _ rhs: (A, B)?, at _: __FieldPlaces? = nil) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areEqual($0, $1) }
}

/// Compares two values that are each a triple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable>(
  _ lhs: (A, B, C), _ rhs: (A, B, C), at _: __FieldPlaces? = nil
) -> Bool {
  __areEqual(lhs.0, rhs.0) && __areEqual(lhs.1, rhs.1) && __areEqual(lhs.2, rhs.2)
}

/// Compares two optionals of a triple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable>(
  _ lhs: (A, B, C)?, _ rhs: (A, B, C)?, at _: __FieldPlaces? = nil
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areEqual($0, $1) }
}

/// Compares two values that are each a tuple of four values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ lhs: (A, B, C, D), _ rhs: (A, B, C, D), at _: __FieldPlaces? = nil
)
  -> Bool
{
  __areEqual(lhs.0, rhs.0) && __areEqual(lhs.1, rhs.1) && __areEqual(lhs.2, rhs.2) && __areEqual(lhs.3, rhs.3)
}

/// Compares two optionals of a tuple of four values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ lhs: (A, B, C, D)?, _ rhs: (A, B, C, D)?, at _: __FieldPlaces? = nil
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areEqual($0, $1) }
}

/// Compares two values that are each a tuple of five values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  _ lhs: (A, B, C, D, E), _ rhs: (A, B, C, D, E), at _: __FieldPlaces? = nil
) -> Bool {
  __areEqual(lhs.0, rhs.0) && __areEqual(lhs.1, rhs.1) && __areEqual(lhs.2, rhs.2)
    && __areEqual(lhs.3, rhs.3) && __areEqual(lhs.4, rhs.4)
}

/// Compares two optionals of a tuple of five values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  _ lhs: (A, B, C, D, E)?, _ rhs: (A, B, C, D, E)?, at _: __FieldPlaces? = nil
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areEqual($0, $1) }
}

/// Compares two values that are each a tuple of six values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  _ lhs: (A, B, C, D, E, F), _ rhs: (A, B, C, D, E, F), at _: __FieldPlaces? = nil
) -> Bool {
  __areEqual(lhs.0, rhs.0) && __areEqual(lhs.1, rhs.1) && __areEqual(lhs.2, rhs.2)
    && __areEqual(lhs.3, rhs.3) && __areEqual(lhs.4, rhs.4) && __areEqual(lhs.5, rhs.5)
}

/// Compares two optionals of a tuple of six values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  _ lhs: (A, B, C, D, E, F)?, _ rhs: (A, B, C, D, E, F)?, at _: __FieldPlaces? = nil
) -> Bool {
  __areOptionalsEqual(lhs, rhs) { __areEqual($0, $1) }
}

/// Compares two empty tuples.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: Void, _ rhs: Void, at _: __FieldPlaces? = nil) -> Bool {
  true
}

/// Compares two optional empty tuples.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: Void?, _ rhs: Void?, at _: __FieldPlaces? = nil) -> Bool {
  (lhs == nil) == (rhs == nil)
}
