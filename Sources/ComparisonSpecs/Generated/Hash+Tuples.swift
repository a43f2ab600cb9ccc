// Tuples that a typealias hides from the macro: the counterpart of AreEqual+Tuples.swift.

/// Hashes a pair.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable>(_ value: (A, B), into hasher: inout Hasher) {
  hasher.combine(value.0)
  hasher.combine(value.1)
}

/// Hashes an optional pair.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable>(_ value: (A, B)?, into hasher: inout Hasher) {
  hasher.combine(value == nil)
  if let value { __hash(value, into: &hasher) }
}

/// Hashes a triple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable>(_ value: (A, B, C), into hasher: inout Hasher) {
  hasher.combine(value.0)
  hasher.combine(value.1)
  hasher.combine(value.2)
}

/// Hashes an optional triple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable>(_ value: (A, B, C)?, into hasher: inout Hasher) {
  hasher.combine(value == nil)
  if let value { __hash(value, into: &hasher) }
}

/// Hashes a tuple of four values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable, D: Hashable>(_ value: (A, B, C, D), into hasher: inout Hasher)
{
  hasher.combine(value.0)
  hasher.combine(value.1)
  hasher.combine(value.2)
  hasher.combine(value.3)
}

/// Hashes an optional tuple of four values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable, D: Hashable>(
  _ value: (A, B, C, D)?, into hasher: inout Hasher
) {
  hasher.combine(value == nil)
  if let value { __hash(value, into: &hasher) }
}

/// Hashes a tuple of five values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable>(
  _ value: (A, B, C, D, E), into hasher: inout Hasher
) {
  hasher.combine(value.0)
  hasher.combine(value.1)
  hasher.combine(value.2)
  hasher.combine(value.3)
  hasher.combine(value.4)
}

/// Hashes an optional tuple of five values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable>(
  _ value: (A, B, C, D, E)?, into hasher: inout Hasher
) {
  hasher.combine(value == nil)
  if let value { __hash(value, into: &hasher) }
}

/// Hashes a tuple of six values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable, F: Hashable>(
  _ value: (A, B, C, D, E, F), into hasher: inout Hasher
) {
  hasher.combine(value.0)
  hasher.combine(value.1)
  hasher.combine(value.2)
  hasher.combine(value.3)
  hasher.combine(value.4)
  hasher.combine(value.5)
}

/// Hashes an optional tuple of six values.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash<A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable, F: Hashable>(
  _ value: (A, B, C, D, E, F)?, into hasher: inout Hasher
) {
  hasher.combine(value == nil)
  if let value { __hash(value, into: &hasher) }
}

/// Hashes an empty tuple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash(_ value: Void, into hasher: inout Hasher) {}

/// Hashes an optional empty tuple.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash(_ value: Void?, into hasher: inout Hasher) {
  hasher.combine(value == nil)
}
