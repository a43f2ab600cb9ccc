public import Observation

// What is not found or provided by its type. None of it can be called: each says in words what to write instead.

extension Environment {
  /// Only observable objects are found by their type.
  @available(
    *, unavailable,
    message: "find an 'ObservableObject' by '@EnvironmentObject var name: Type', or mark the class '@Observable'"
  )
  public init(_ type: Value.Type) where Value: ObservableObject { preconditionFailure("This cannot be called") }

  /// Only observable objects are found by their type.
  @available(*, unavailable, message: "only observable objects are found by their type: mark the class '@Observable'")
  @_disfavoredOverload
  public init(_ type: Value.Type) where Value: AnyObject { preconditionFailure("This cannot be called") }

  /// Only observable objects are found by their type.
  @available(
    *, unavailable,
    message: """
      only observable objects are found by their type: find a value by a key, '@Environment(\\.key)', where 'key' is a \
      property of 'EnvironmentValues'
      """
  )
  @_disfavoredOverload
  public init(_ type: Value.Type) { preconditionFailure("This cannot be called") }
}

extension View {
  /// Only observable objects are provided by their type.
  @available(*, unavailable, message: "provide an 'ObservableObject' by '.environmentObject(_:)'")
  public func environment<Object: ObservableObject>(_ object: Object) -> EmptyView { EmptyView() }

  /// Only observable objects are provided by their type.
  @available(
    *, unavailable, message: "only observable objects are provided by their type: mark the class '@Observable'"
  )
  @_disfavoredOverload
  public func environment<Object: AnyObject>(_ object: Object) -> EmptyView { EmptyView() }

  /// Only observable objects are provided by their type.
  @available(*, unavailable, message: "provide an '@Observable' object by '.environment(_:)'")
  public func environmentObject<Object: AnyObject & Observable>(_ object: Object) -> EmptyView { EmptyView() }
}
