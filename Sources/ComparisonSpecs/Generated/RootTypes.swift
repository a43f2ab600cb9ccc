// Metatypes by way of a field, for generated code that cannot name the type: an extension of a nested type does not see
// the names that the types around it declare.

/// The type of a value, which is not evaluated.
@inlinable
@inline(always)
public func __type<Value>(of value: @autoclosure () -> Value) -> Value.Type { Value.self }

/// The type that an optional wraps.
@inlinable
@inline(always)
public func __wrapped<Value>(by type: Value?.Type) -> Value.Type { Value.self }

/// The type of the elements of a sequence.
@inlinable
@inline(always)
public func __element<Elements: Sequence>(of type: Elements.Type) -> Elements.Element.Type { Elements.Element.self }

/// The type of the values of a dictionary.
@inlinable
@inline(always)
public func __value<Key, Value>(of type: [Key: Value].Type) -> Value.Type { Value.self }
