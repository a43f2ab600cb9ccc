/// Compares two existentials of a protocol that refines `Equatable`: equal if their dynamic types are the same and `==`
/// says so.
@_disfavoredOverload
@inlinable
public func __areEqual(_ lhs: (any Equatable)?, _ rhs: (any Equatable)?, at _: __FieldPlaces? = nil) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return __isEqual(lhs, toExistential: rhs)
}

/// Compares two class-bound existentials of a protocol that refines `Equatable`.
@_disfavoredOverload
@inlinable
public func __areEqual(
  _ lhs: (any AnyObject & Equatable)?, _ rhs: (any AnyObject & Equatable)?, at _: __FieldPlaces? = nil
) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return lhs === rhs || __isEqual(lhs, toExistential: rhs)
}

/// Whether an existential holds a value of the same type that is equal.
///
/// A value of a class and one of its subclass compare by the `==` of either, so the dynamic types have to agree.
@inlinable
func __isEqual<Value: Equatable>(_ lhs: Value, toExistential rhs: any Equatable) -> Bool {
  guard type(of: lhs) == type(of: rhs), let rhs = rhs as? Value else { return false }
  return __areEqual(lhs, rhs)
}
