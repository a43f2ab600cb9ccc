/// An optional or a collection of the standard library that may hold observable objects, for the constraints of what
/// compares them by identity.
///
/// Only types of the standard library conform.
public protocol __ElementContainer {
  /// The type of what it holds; of a dictionary, of its values.
  associatedtype __Element
}

extension Optional: __ElementContainer {
  /// The wrapped type.
  public typealias __Element = Wrapped
}

extension Array: __ElementContainer {
  /// The type of the elements.
  public typealias __Element = Element
}

extension ArraySlice: __ElementContainer {
  /// The type of the elements.
  public typealias __Element = Element
}

extension ContiguousArray: __ElementContainer {
  /// The type of the elements.
  public typealias __Element = Element
}

extension CollectionOfOne: __ElementContainer {
  /// The type of the element.
  public typealias __Element = Element
}

extension Dictionary: __ElementContainer {
  /// The type of the values.
  public typealias __Element = Value
}

extension Result: __ElementContainer where Failure: Equatable {
  /// The type of a success's value.
  public typealias __Element = Success
}

extension KeyValuePairs: __ElementContainer where Key: Equatable {
  /// The type of the values.
  public typealias __Element = Value
}

/// Compares containers of observable objects by the identity of these.
@usableFromInline
func __areHeldObjectsIdentical<Elements: __ElementContainer>(_ lhs: Elements, _ rhs: Elements) -> Bool {
  // A container has a comparison if its values have one, as observable objects do.
  guard let comparison = SpecialComparisons.comparison(of: Elements.self) else {
    preconditionFailure("\(Elements.self) holds observable objects, and has to say how they are compared")
  }
  return withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in comparison.areEqual(lhs, rhs) } }
}

/// Adds the identity of the observable objects in a container to a hash.
@usableFromInline
func __hashHeldObjects<Elements: __ElementContainer>(_ value: Elements, into hasher: inout Hasher) {
  guard let comparison = SpecialComparisons.comparison(of: Elements.self) else {
    preconditionFailure("\(Elements.self) holds observable objects, and has to say how they are compared")
  }
  withUnsafePointer(to: value) { comparison.hash($0, into: &hasher) }
}
