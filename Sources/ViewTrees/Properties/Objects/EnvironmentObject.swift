public import ComparisonSpecs

/// An object that a view gets from the environment by its type; the view depends on the whole object.
///
/// ```swift
/// struct Balance: View {
///   @EnvironmentObject var account: Account
///   var body: some View { Text("\(account.balance)") }
/// }
/// Balance().environmentObject(account)
/// ```
///
/// The view is evaluated whenever anything in the object changes, or when another object replaces it. If the object is
/// missing, the view is not evaluated and shows nothing, and the update has the diagnostic
/// ``TreeDiagnostic/missingEnvironment(type:view:)``. It is shown as soon as the object is there or the view no longer
/// needs it.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: FrameworkState {
  var bound: EnvironmentScope?

  /// Finds the object when the view is mounted.
  public init() {}

  /// The object.
  public var wrappedValue: Object {
    guard let object = EnvironmentValues(bound)[object: Object.self] else {
      preconditionFailure(
        "There is no \(Object.self) in the environment: add '.environmentObject(object)' around the view that reads it")
    }
    return object
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: Equatable {
  /// Always true, because the object is not part of the view value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension EnvironmentObject: SimplyBoundProperty, ObservingField, ObjectObservingProperty, LosslesslyEquatable {
  func makeBound(_ source: ChangeSource, to node: __NodeReference, _ tree: __TreeHandle) -> EnvironmentScope? {
    tree.environment(around: node)
  }

  static func missing(in field: UnsafeMutableRawPointer) -> Any.Type? {
    let scope = field.assumingMemoryBound(to: Self.self).pointee.bound
    return scope?.cell(ObjectIdentifier(Object.self)) == nil ? Object.self : nil
  }

  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)? {
    EnvironmentValues(field.assumingMemoryBound(to: Self.self).pointee.bound)[object: Object.self]
  }
}

extension View {
  /// Provides an object for this view and all views below, which find it by its type.
  ///
  /// - Parameter object: The object. A new object of the same type replaces it for all views that use it.
  /// - Returns: The view in the environment.
  public consuming func environmentObject<Object: ObservableObject>(_ object: Object) -> EnvironmentView<Self> {
    EnvironmentView(content: self, EnvironmentChange(providing: object))
  }
}
