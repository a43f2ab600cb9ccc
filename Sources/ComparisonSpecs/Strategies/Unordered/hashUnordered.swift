/// Adds the elements of a collection to a hash, independent of their order.
///
/// Each element is hashed separately and the hashes are added, so every order gives the same sum, and an element that
/// occurs twice counts twice.
///
/// - Complexity: O(n) in the number of elements.
@inlinable
public func __hashUnordered<Elements: Collection>(_ value: Elements, into hasher: inout Hasher)
where Elements.Element: Hashable {
  var sum = 0
  for element in value {
    // A copy of the hasher keeps the seed of the process, and what was hashed before the collection.
    var own = hasher
    __hash(element, into: &own)
    sum &+= own.finalize()
  }
  hasher.combine(value.count)
  hasher.combine(sum)
}

/// Adds the number of elements to a hash; elements that are only Equatable have no hash.
@inlinable
public func __hashUnordered<Elements: Collection>(_ value: Elements, into hasher: inout Hasher)
where Elements.Element: Equatable {
  hasher.combine(value.count)
}

/// Adds the keys of a dictionary to a hash.
@inlinable
public func __hashUnordered<Key, Value: Equatable>(_ value: [Key: Value], into hasher: inout Hasher) {
  __hashUnordered(value.keys, into: &hasher)
}

/// Adds to a hash whether there is a collection, and its elements independent of their order.
@inlinable
public func __hashUnordered<Elements: Collection>(_ value: Elements?, into hasher: inout Hasher)
where Elements.Element: Hashable {
  hasher.combine(value != nil)
  if let value { __hashUnordered(value, into: &hasher) }
}

/// Adds whether there is a collection, and its number of elements, to a hash.
@inlinable
public func __hashUnordered<Elements: Collection>(_ value: Elements?, into hasher: inout Hasher)
where Elements.Element: Equatable {
  hasher.combine(value?.count)
}

/// Adds whether there is a dictionary, and its keys, to a hash.
@inlinable
public func __hashUnordered<Key, Value: Equatable>(_ value: [Key: Value]?, into hasher: inout Hasher) {
  hasher.combine(value != nil)
  if let value { __hashUnordered(value, into: &hasher) }
}

/// Accepts a value that cannot be compared this way; the check of the field is an error.
@inlinable
@_disfavoredOverload
public func __hashUnordered<Value: ~Copyable>(_ value: borrowing Value, into hasher: inout Hasher) {}
