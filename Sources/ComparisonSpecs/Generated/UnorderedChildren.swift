/// The children of the elements of a set: values without an order.
@frozen
public struct __UnorderedChildren<Child>: CustomStringConvertible {
  /// The values, in the order in which the set happens to hold its elements.
  public let children: [Child]

  @inlinable
  init(_ children: [Child]) { self.children = children }

  /// The values as a text.
  public var description: String { children.description }
}

/// Hashes how many values there are: they have no order in which to hash them.
@inlinable
public func __hash<Child>(_ value: __UnorderedChildren<Child>, into hasher: inout Hasher) {
  hasher.combine(value.children.count)
}

/// Hashes whether there are values, and how many.
@inlinable
public func __hash<Child>(_ value: __UnorderedChildren<Child>?, into hasher: inout Hasher) {
  hasher.combine(value?.children.count)
}
