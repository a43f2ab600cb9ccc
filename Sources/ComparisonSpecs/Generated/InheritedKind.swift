// How generated code finds out whether a class inherits from a class: for every name in its inheritance clause it
// passes two values of different types that inherit from, or conform to, what the name refers to.

/// The meaning of a name in the inheritance clause of a class.
public enum __InheritedClass: Sendable { case found }

/// The meaning of a name in the inheritance clause of a class.
public enum __InheritedProtocol: Sendable { case found }

/// Two values of different types have a class in common: the name is that of a superclass.
@inlinable
public func __inheritedKind<Superclass: AnyObject>(_ first: Superclass, _ second: Superclass) -> __InheritedClass {
  .found
}

/// Two values of different types have no class in common: the name is that of a protocol.
@_disfavoredOverload
@inlinable
public func __inheritedKind<First, Second>(_ first: First, _ second: Second) -> __InheritedProtocol {
  .found
}

/// Accepts a protocol.
@inlinable
public func __requireProtocol(_ kind: __InheritedProtocol) {}

/// Says what to do about a superclass.
@available(
  *, unavailable,
  message: """
    '@AutoEquatable' does not see the stored properties of a superclass, so they would not be compared: hold the \
    object in a property instead of inheriting from it, or write the conformance by hand
    """
)
public func __requireProtocol(_ kind: __InheritedClass) {
  preconditionFailure("unavailable")
}
