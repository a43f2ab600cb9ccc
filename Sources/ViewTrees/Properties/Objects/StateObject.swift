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
  private var object: Object?
  private let initialValue: () -> Object

  /// Makes the property with its object.
  ///
  /// - Parameter wrappedValue: The object, made when the view is mounted.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { initialValue = wrappedValue }

  /// The object.
  ///
  /// In a view that is not mounted, each read makes a new object.
  public var wrappedValue: Object { object ?? initialValue() }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension StateObject: Equatable {
  /// Always true, because the object is not part of the view value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension StateObject: NodeBoundProperty, ObservingField, ObjectObservingProperty, LosslesslyEquatable {
  static func bind(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __TreeHandle
  ) {
    let state = field.assumingMemoryBound(to: Self.self)
    state.pointee.object = state.pointee.initialValue()
  }

  static func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) -> Bool {
    let object = old.assumingMemoryBound(to: Self.self).pointee.object
    new.assumingMemoryBound(to: Self.self).pointee.object = object
    return true
  }

  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)? {
    field.assumingMemoryBound(to: Self.self).pointee.object
  }
}
