public import ComparisonSpecs

/// An object that belongs to the node of a view; the view depends on the whole object.
///
/// ```swift
/// struct AccountPage: View {
///   @StateObject private var account = Account()
///   var body: some View { AccountName(account: account) }
/// }
/// ```
///
/// The object is made when the view is mounted, once for each identity, and dropped when it is unmounted. The view is
/// evaluated whenever anything in the object changes.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: FrameworkState {
  var bound: Object?
  private let initialValue: () -> Object

  /// Makes the property with its object.
  ///
  /// - Parameter wrappedValue: The object, made when the view is mounted.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { initialValue = wrappedValue }

  /// The object.
  ///
  /// In a view that is not mounted, each read makes a new object.
  public var wrappedValue: Object { bound ?? initialValue() }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension StateObject: Equatable {
  /// Always true, because the object is not part of the view value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension StateObject: SimplyBoundProperty, ObservingField, ObjectObservingProperty, LosslesslyEquatable {
  func makeBound(_ source: ChangeSource, to node: __NodeReference, _ tree: __TreeHandle) -> Object? { initialValue() }

  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)? {
    field.assumingMemoryBound(to: Self.self).pointee.bound
  }
}
