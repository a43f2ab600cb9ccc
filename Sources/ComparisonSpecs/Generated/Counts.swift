/// Whether two collections have equally many elements; generated code asks before it compares them.
@inlinable
@inline(always)
public func __haveEqualCounts<Elements: Collection>(_ lhs: Elements, _ rhs: Elements) -> Bool {
  lhs.count == rhs.count
}

/// Whether two optional collections have equally many elements, or both are missing.
@inlinable
@inline(always)
public func __haveEqualCounts<Elements: Collection>(_ lhs: Elements?, _ rhs: Elements?) -> Bool {
  lhs?.count == rhs?.count
}

/// Only collections have counts.
@_disfavoredOverload
@inlinable
@inline(always)
public func __haveEqualCounts<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  true
}

/// Hashes the number of elements of a collection.
@inlinable
public func __hashCount<Elements: Collection>(_ value: Elements, into hasher: inout Hasher) {
  hasher.combine(value.count)
}

/// Hashes the number of elements of an optional collection.
@inlinable
public func __hashCount<Elements: Collection>(_ value: Elements?, into hasher: inout Hasher) {
  hasher.combine(value?.count)
}
