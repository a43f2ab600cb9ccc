// The type that a child's key path starts from, told by the value of the field. Generated code asks where the name that
// the field is declared with may mean nothing: an extension of a nested type does not see the types beside it. The
// overloads mirror those of `__areChildrenEqual`.

/// What an optional wraps.
@inlinable
@inline(always)
public func __rootType<Root>(of field: Root?) -> Root.Type { Root.self }

/// What an optional of an optional wraps.
@inlinable
@inline(always)
public func __rootType<Root>(of field: Root??) -> Root.Type { Root.self }

/// What a collection holds.
@inlinable
@inline(always)
public func __rootType<Elements: Sequence>(of field: Elements) -> Elements.Element.Type { Elements.Element.self }

/// What an optional collection holds.
@inlinable
@inline(always)
public func __rootType<Elements: Sequence>(of field: Elements?) -> Elements.Element.Type { Elements.Element.self }

/// What a dictionary holds as values.
@inlinable
@inline(always)
public func __rootType<Key, Value>(of field: [Key: Value]) -> Value.Type { Value.self }

/// What an optional dictionary holds as values.
@inlinable
@inline(always)
public func __rootType<Key, Value>(of field: [Key: Value]?) -> Value.Type { Value.self }
