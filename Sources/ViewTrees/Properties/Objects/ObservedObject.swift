public import ComparisonSpecs

/// An object that a view gets from its parent; the view depends on the whole object.
///
/// ```swift
/// struct AccountName: View {
///   @ObservedObject var account: Account
///   var body: some View { Text(account.name) }
/// }
/// ```
///
/// The view is evaluated whenever anything in the object changes. Two of them are equal if they wrap the same object.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: ReferenceWrapper {
  /// The object.
  public var wrappedValue: Object

  /// Wraps an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

  /// Whether both wrap the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue === rhs.wrappedValue }
}

extension ObservedObject: NodeBoundProperty, ObservingField, ObjectObservingProperty, LosslesslyEquatable {
  static func bind(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __TreeHandle
  ) {}

  static func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) -> Bool { true }

  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)? {
    field.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}
