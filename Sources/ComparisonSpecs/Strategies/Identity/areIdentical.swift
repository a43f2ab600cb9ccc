/// Whether two references lead to the same object, or are both nil.
@inlinable
public func __areIdentical(_ lhs: AnyObject?, _ rhs: AnyObject?) -> Bool {
  lhs === rhs
}

/// Whether two metatypes are of the same type, or are both nil.
@inlinable
public func __areIdentical(_ lhs: Any.Type?, _ rhs: Any.Type?) -> Bool {
  lhs == rhs
}

/// Whether two arrays hold the same objects in the same order.
@inlinable
public func __areIdentical<Object: AnyObject>(_ lhs: [Object], _ rhs: [Object]) -> Bool {
  lhs.elementsEqual(rhs, by: ===)
}

/// Only references have an identity.
@inlinable
@_disfavoredOverload
public func __areIdentical<Value: ~Copyable>(
  _ lhs: borrowing Value, _ rhs: borrowing Value
) -> __Misfit<__HasNoIdentity> {
  __Misfit()
}
