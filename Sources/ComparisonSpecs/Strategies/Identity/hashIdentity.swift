/// Adds the identity of an object, or nil, to a hash.
@inlinable
public func __hashIdentity(_ value: AnyObject?, into hasher: inout Hasher) {
  hasher.combine(value.map(ObjectIdentifier.init))
}

/// Adds the identity of a type, or nil, to a hash.
@inlinable
public func __hashIdentity(_ value: Any.Type?, into hasher: inout Hasher) {
  hasher.combine(value.map { ObjectIdentifier($0) })
}

/// Adds the identities of objects in their order to a hash.
@inlinable
public func __hashIdentity<Object: AnyObject>(_ value: [Object], into hasher: inout Hasher) {
  hasher.combine(value.count)
  for object in value { hasher.combine(ObjectIdentifier(object)) }
}

/// Accepts a value that cannot be compared this way; the check of the field is an error.
@inlinable
@_disfavoredOverload
public func __hashIdentity<Value: ~Copyable>(_ value: borrowing Value, into hasher: inout Hasher) {}
