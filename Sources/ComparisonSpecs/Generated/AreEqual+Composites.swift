/// Compares two tuples, as a typealias can hide them from the macro.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<each Value: Equatable>(_ lhs: (repeat each Value), _ rhs: (repeat each Value)) -> Bool {
  for (left, right) in repeat (each lhs, each rhs) {
    guard left == right else { return false }
  }
  return true
}

/// Compares two optional tuples.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual<each Value: Equatable>(_ lhs: (repeat each Value)?, _ rhs: (repeat each Value)?) -> Bool {
  switch (lhs, rhs) {
  case (let lhs?, let rhs?):
    for (left, right) in repeat (each lhs, each rhs) {
      guard left == right else { return false }
    }
    return true
  case (nil, nil): return true
  default: return false
  }
}

/// Compares two existentials of a protocol that refines `Equatable`: equal where their dynamic types agree and `==` does.
@_disfavoredOverload
@inlinable
public func __areEqual(_ lhs: (any Equatable)?, _ rhs: (any Equatable)?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return __isEqual(lhs, toExistential: rhs)
}

/// Compares two class-bound existentials of a protocol that refines `Equatable`.
@_disfavoredOverload
@inlinable
public func __areEqual(_ lhs: (any AnyObject & Equatable)?, _ rhs: (any AnyObject & Equatable)?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return lhs === rhs || __isEqual(lhs, toExistential: rhs)
}

/// Whether an existential holds a value of the same type that is equal.
///
/// A value of a class and one of its subclass compare by the `==` of either, so the dynamic types have to agree.
@inlinable
func __isEqual<Value: Equatable>(_ lhs: Value, toExistential rhs: any Equatable) -> Bool {
  guard type(of: lhs) == type(of: rhs), let rhs = rhs as? Value else { return false }
  return lhs == rhs
}
