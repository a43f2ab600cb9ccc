#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A property wrapper that holds a framework's state rather than a value of the model.
///
/// A property with such a wrapper is left out of the comparison automatically and listed in the spec as
/// ``ComparisonRole/excludedState``: what it holds does not come from the view value that is being compared. The
/// wrappers of SwiftUI (all types that conform to `DynamicProperty`) count; let the wrappers of your own framework
/// conform:
///
/// ```swift
/// extension RememberedState: FrameworkState {}
/// ```
///
/// The macro asks the type only where the wrapper's name ends like the name of such a wrapper, in `State`,
/// `StateObject`, `ObservedObject`, `EnvironmentObject`, `Environment`, `Binding`, `Bindable`, `Storage` or
/// `FetchRequest`, or is one of SwiftUI's other names such as `Namespace` or `Query`; a property with another wrapper
/// is compared unless it is marked `@AutoIgnored`. The name alone leaves nothing out: a wrapper of your own that
/// happens to be called `State` and does not conform is compared by its wrapped value.
public protocol FrameworkState {}

/// The stand-in for framework state in a comparison: equal to every other.
@frozen
public struct __ExcludedState: Hashable, Sendable {
  @inlinable
  @inline(always)
  init() {}
}

/// The value of a wrapped property.
@inlinable
@inline(always)
public func __comparable<Wrapper, Value>(
  _ wrapper: @autoclosure () -> Wrapper, _ value: @autoclosure () -> Value
) -> Value {
  value()
}

/// The stand-in for a property that holds framework state.
@inlinable
@inline(always)
public func __comparable<Wrapper: FrameworkState, Value>(
  _ wrapper: @autoclosure () -> Wrapper, _ value: @autoclosure () -> Value
) -> __ExcludedState {
  __ExcludedState()
}

/// The role of a wrapped property.
@inlinable
@inline(always)
public func __role<Root, Wrapper>(ofWrapper wrapper: (Root) -> Wrapper) -> ComparisonRole {
  .compared
}

/// The role of a property that holds framework state.
@inlinable
@inline(always)
public func __role<Root, Wrapper: FrameworkState>(ofWrapper wrapper: (Root) -> Wrapper) -> ComparisonRole {
  .excludedState
}

/// The roles of wrapped properties, by the numbers of their entries.
public typealias __WrapperRoles = [(Int, ComparisonRole)]

/// The roles of wrapped properties, without the isolation of the function that names the wrappers.
///
/// The function asks for types and reads nothing.
public func __roles<Function>(_ function: Function) -> __WrapperRoles {
  unsafeBitCast(function, to: (() -> __WrapperRoles).self)()
}

#if canImport(SwiftUI)
  /// The stand-in for a property that holds SwiftUI's state.
  @inlinable
  @inline(always)
  public func __comparable<Wrapper: DynamicProperty, Value>(
    _ wrapper: @autoclosure () -> Wrapper, _ value: @autoclosure () -> Value
  ) -> __ExcludedState {
    __ExcludedState()
  }

  /// The role of a property that holds SwiftUI's state.
  @inlinable
  @inline(always)
  public func __role<Root, Wrapper: DynamicProperty>(ofWrapper wrapper: (Root) -> Wrapper) -> ComparisonRole {
    .excludedState
  }
#endif
