public import ComparisonSpecs
public import Observation

/// A value that a view finds around it.
///
/// ```swift
/// struct Title: View {
///   @Environment(\.theme) private var theme
///   @Environment(Session.self) private var session
///   var body: some View { Element("h1", ["class": theme.name]) { Text(session.user) } }
/// }
/// ```
///
/// When the value changes, exactly the views are evaluated whose bodies read it, however many views between are skipped.
///
/// Where nobody provides an object that is not optional, the view is not evaluated and shows nothing, and the update has
/// the diagnostic ``TreeDiagnostic/missingEnvironment(type:view:)``. A view that is not mounted finds default values and
/// no objects.
@propertyWrapper
public struct Environment<Value>: FrameworkState {
  private var scope: EnvironmentScope?
  private let read: (EnvironmentValues) -> Value?
  private let required: Any.Type?

  /// Finds the value of a key.
  ///
  /// - Parameter path: The property of ``EnvironmentValues``.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
    required = nil
  }

  /// Finds an observable object by its type.
  ///
  /// - Parameter type: The type that ``View/environment(_:)`` was given an object of.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: type] }
    required = type
  }

  /// Finds an observable object by its type, nil where nobody provides one.
  ///
  /// - Parameter type: The type that ``View/environment(_:)`` was given an object of.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { .some($0[object: type]) }
    required = nil
  }

  /// The value.
  public var wrappedValue: Value {
    guard let value = read(EnvironmentValues(scope)) else {
      preconditionFailure(
        "There is no \(Value.self) in the environment: add '.environment(object)' around the view that reads it")
    }
    return value
  }
}

extension Environment: Equatable {
  /// True: the value is no part of the view value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

// Unchecked: cells are locked.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedField, ObservingField, CompletelyCompared {
  static func connect(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __Tree
  ) -> Any.Type? {
    let environment = field.assumingMemoryBound(to: Self.self)
    environment.pointee.scope = tree.environment(around: node)
    guard let required = environment.pointee.required else { return nil }
    return environment.pointee.scope?.cell(ObjectIdentifier(required)) == nil ? required : nil
  }

  static func keep(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) {
    let scope = old.assumingMemoryBound(to: Self.self).pointee.scope
    new.assumingMemoryBound(to: Self.self).pointee.scope = scope
  }
}
