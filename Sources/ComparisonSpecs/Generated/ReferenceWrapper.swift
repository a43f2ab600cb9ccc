/// A property wrapper that refers to where a value lies, and is compared by what it refers to.
///
/// Reading the value in a comparison would compare a value with itself, and register a read with the current tracking.
/// Two wrappers are equal if they refer to the same place, even if they were made separately. Conform your own wrapper
/// if it works like a binding:
///
/// ```swift
/// extension CellBinding: ReferenceWrapper {
///   static func == (lhs: Self, rhs: Self) -> Bool { lhs.cell === rhs.cell }
/// }
/// ```
///
/// The macro asks the type where the wrapper's name ends as ``FrameworkState`` lists it.
public protocol ReferenceWrapper: Equatable {}

/// The compared part of a property that refers to a value elsewhere: where that is.
@inlinable
@inline(always)
public func __comparable<Wrapper: ReferenceWrapper, Value>(
  _ wrapper: @autoclosure () -> Wrapper, _ value: @autoclosure () -> Value
) -> Wrapper {
  wrapper()
}
