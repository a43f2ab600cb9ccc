// How generated code reads a property that may be more than a variable.

/// The value of a property that an attribute may have made a computed one.
@inlinable
@inline(always)
public func __read<Root, Value>(_ root: Root, _ read: (Root) -> Value) -> Value { read(root) }

/// The value of a property that changes what it belongs to when it is read.
///
/// With it, the compiler reports only the check of the field, which is an error.
@_disfavoredOverload
@inlinable
public func __read<Root, Value>(_ root: Root, _ read: (inout Root) -> Value) -> Value {
  var root = root
  return read(&root)
}

/// Whether an entry is the one that is asked for.
///
/// It has no overloads: a `switch` would search those of `~=` for each entry.
@_transparent
public func __isEntry(_ id: Int, _ entry: Int) -> Bool { id == entry }

/// A property can be read.
@inlinable
public func __canRead<Root, Value>(_ root: Root, _ read: (Root) -> Value) -> Bool { true }

/// A property cannot be read without changing what it belongs to.
@_disfavoredOverload
@inlinable
public func __canRead<Root, Value>(
  _ root: Root, _ read: (inout Root) -> Value
) -> __Misfit<__IsChangedByReading> {
  __Misfit()
}

/// A value that can be copied.
@_transparent
public func __copied<Value>(_ value: Value) -> Value { value }

/// A placeholder for a value that cannot be copied; the check of the field says that it cannot be compared.
@inlinable
public func __copied<Value: ~Copyable>(_ value: borrowing Value) -> __Uncopied { __Uncopied() }

/// A placeholder for a value that cannot be copied.
@frozen
public struct __Uncopied: Sendable {
  /// Makes the mark.
  @inlinable
  public init() {}
}

/// The value of an object's property, for a report.
@inlinable
@inline(always)
public func __reported<Value>(_ value: Value) -> Any { value }

/// What is reported of a value that cannot be copied: nothing.
@inlinable
@inline(always)
public func __reported<Value: ~Copyable>(_ value: borrowing Value) -> Any { () }
