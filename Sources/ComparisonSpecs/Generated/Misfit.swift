/// The result of comparing values that cannot be compared in the way that a field asks for.
///
/// The overloads of last resort return one. Generated code checks each field once, where it calls a function with the
/// name of the field that is unavailable for a misfit: that makes the one message about the field. Everywhere else
/// ``__is(_:)`` takes what it is given, so that the compiler has nothing to add.
///
/// - Invariant: none is ever made. A program whose generated code would make one does not compile.
@frozen
public struct __Misfit<Reason>: Sendable {
  @usableFromInline
  init() { preconditionFailure("A field is compared that cannot be; its check should have been an error") }
}

/// The value is a closure.
public enum __IsClosure {}
/// The type of the value is not Equatable.
public enum __IsNotEquatable {}
/// The value has no identity.
public enum __HasNoIdentity {}
/// The value has no bits to compare.
public enum __HasNoBits {}
/// The value is not a floating-point number.
public enum __HasNoTolerance {}
/// The value is not a collection of Equatable elements.
public enum __HasNoElements {}
/// The value does not hold what a key path starts from.
public enum __HoldsNoRoot {}

/// Reading the value changes what it belongs to.
public enum __IsChangedByReading {}

/// The type has the name of the library's and is a different one.
public enum __HidesStrategies {}

/// A type is the one that names the strategies.
@_transparent
public func __isStrategies(_ type: ComparisonStrategy.Type) -> Bool { true }

/// A type of the program's own hides the one that names the strategies.
@_disfavoredOverload
@inlinable
public func __isStrategies<Value: ~Copyable>(_ type: Value.Type) -> __Misfit<__HidesStrategies> { __Misfit() }

/// Whether a comparison found two values equal.
@_transparent
public func __is(_ isEqual: Bool) -> Bool { isEqual }

/// Accepts a misfit; none is ever made.
@_transparent
public func __is<Reason>(_ misfit: __Misfit<Reason>) -> Bool { false }
