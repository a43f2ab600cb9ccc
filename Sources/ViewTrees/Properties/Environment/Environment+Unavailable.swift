public import Observation

// Unavailable functions for values that cannot be found or provided by their type: each message says what to write
// instead.

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

/// A type with every property: the root of key paths to values that the environment does not have.
///
/// With it the compiler finds an unavailable initializer for such a path, whose message says what to do.
@dynamicMemberLookup
public struct __NoEnvironmentValues {
  private init() {}

  /// Takes any name for a property.
  public subscript<Value>(dynamicMember name: String) -> Value { preconditionFailure("This cannot be called") }

  /// Takes any name for a property whose type is not said.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> __NoEnvironmentValues { preconditionFailure("This cannot be called") }
}

extension Environment {
  /// There must be a property to find.
  @available(
    *, unavailable,
    message: """
      'EnvironmentValues' has no such property of this type: correct its name, or declare it in \
      'extension EnvironmentValues { var name: Type { get { self[Key.self] } set { self[Key.self] = newValue } } }', \
      where 'Key' is an 'EnvironmentKey'
      """
  )
  @_disfavoredOverload
  public init(_ path: KeyPath<__NoEnvironmentValues, Value>) { preconditionFailure("This cannot be called") }
}

extension View {
  /// What cannot be set cannot be provided.
  @available(
    *, unavailable,
    message: "this property of 'EnvironmentValues' cannot be set: provide what it is made of, or add 'set'"
  )
  @_disfavoredOverload
  public func environment<Value>(_ path: KeyPath<EnvironmentValues, Value>, _ value: Value) -> EmptyView { EmptyView() }

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
