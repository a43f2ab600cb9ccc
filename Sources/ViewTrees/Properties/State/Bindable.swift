public import ComparisonSpecs
public import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// struct TodoEditor: View {
///   @Bindable var todo: Todo
///   var body: some View { TodoField(title: $todo.title) }
/// }
/// ```
///
/// Two of them are equal if they wrap the same object, even if the wrappers were made separately.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable>: ReferenceWrapper {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object, to make bindings within a body.
  public init(_ object: Value) { wrappedValue = object }

  /// The same wrapper, for properties that are passed on with `$`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  ///
  /// - Parameter path: The property.
  public subscript<Property>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    Binding<Property>(PropertyLocation(wrappedValue, path))
  }

  /// Whether both wrap the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue === rhs.wrappedValue }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: ObservingField, LosslesslyEquatable {}
