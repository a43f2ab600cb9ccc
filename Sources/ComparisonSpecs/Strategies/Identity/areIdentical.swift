/// Whether two references lead to the same object, or are both nil.
@inlinable
public func __areIdentical(_ lhs: AnyObject?, _ rhs: AnyObject?) -> Bool {
  lhs === rhs
}

/// Whether two metatypes stand for the same type, or are both nil.
@inlinable
public func __areIdentical(_ lhs: Any.Type?, _ rhs: Any.Type?) -> Bool {
  lhs == rhs
}

/// Whether two arrays hold the same objects in the same order.
@inlinable
public func __areIdentical<Object: AnyObject>(_ lhs: [Object], _ rhs: [Object]) -> Bool {
  lhs.elementsEqual(rhs, by: ===)
}

/// Explains at compile time why values cannot be compared by identity.
@available(
  *, unavailable, message: "only references have an identity: compare this field by .equality or by a function"
)
@_disfavoredOverload
public func __areIdentical<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  preconditionFailure("The compiler rejects every call of this function")
}
