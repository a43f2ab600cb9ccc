// The children of a field, as a value of the same shape: a value, an optional one or a collection of them. Generated
// code hashes and reports it. The overloads mirror those of `__areChildrenEqual`.

/// The children of a value.
@inlinable
public func __mapChildren<Root, Child>(of root: Root.Type, _ field: Root, _ child: (Root) -> Child) -> Child {
  child(field)
}

/// The children of an optional.
@inlinable
public func __mapChildren<Root, Child>(of root: Root.Type, _ field: Root?, _ child: (Root) -> Child) -> Child? {
  field.map(child)
}

/// The children of an optional of an optional.
@inlinable
public func __mapChildren<Root, Child>(of root: Root.Type, _ field: Root??, _ child: (Root) -> Child) -> Child?? {
  field.map { $0.map(child) }
}

/// The children of the elements of a collection, in order.
@inlinable
public func __mapChildren<Elements: Sequence, Child>(
  of root: Elements.Element.Type, _ field: Elements, _ child: (Elements.Element) -> Child
) -> [Child] {
  field.map(child)
}

/// The children of the elements of an optional collection, in order.
@inlinable
public func __mapChildren<Elements: Sequence, Child>(
  of root: Elements.Element.Type, _ field: Elements?, _ child: (Elements.Element) -> Child
) -> [Child]? {
  field.map { $0.map(child) }
}

/// The children of the values of a dictionary, by key.
@inlinable
public func __mapChildren<Key, Value, Child>(
  of root: Value.Type, _ field: [Key: Value], _ child: (Value) -> Child
) -> [Key: Child] {
  field.mapValues(child)
}

/// The children of the values of an optional dictionary, by key.
@inlinable
public func __mapChildren<Key, Value, Child>(
  of root: Value.Type, _ field: [Key: Value]?, _ child: (Value) -> Child
) -> [Key: Child]? {
  field.map { $0.mapValues(child) }
}

/// The children of the elements of a set, in no order.
@inlinable
public func __mapChildren<Element, Child>(
  of root: Element.Type, _ field: Set<Element>, _ child: (Element) -> Child
) -> __UnorderedChildren<Child> {
  __UnorderedChildren(field.map(child))
}

/// The children of the elements of an optional set, in no order.
@inlinable
public func __mapChildren<Element, Child>(
  of root: Element.Type, _ field: Set<Element>?, _ child: (Element) -> Child
) -> __UnorderedChildren<Child>? {
  field.map { __UnorderedChildren($0.map(child)) }
}

/// A placeholder for a child whose key path does not start from what the field holds; `__areChildrenEqual` reports it.
@_disfavoredOverload
@inlinable
public func __mapChildren<Root, Field, Child>(of root: Root.Type, _ field: Field, _ child: (Root) -> Child) -> Field {
  field
}
