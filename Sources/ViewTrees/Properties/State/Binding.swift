public import ComparisonSpecs

/// A way to read and set a value that is stored elsewhere.
///
/// ```swift
/// struct TodoField: View {
///   @Binding var title: String
///   var body: some View {
///     Element("input", ["value": title]).on("input") { event in title = event.value ?? "" }
///   }
/// }
/// TodoField(title: $draft)
/// ```
///
/// Two bindings are equal if they refer to the same storage. A view that gets the same binding again is skipped, and is
/// evaluated only if its body read a value that has changed. A binding made of closures equals no other, because the
/// tree cannot know what the closures refer to.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: ReferenceWrapper {
  let location: BindingLocation<Value>

  init(_ location: BindingLocation<Value>) { self.location = location }

  /// Makes a binding of closures.
  ///
  /// A view with such a binding is evaluated whenever it gets a new one. If there is a property to bind to, prefer
  /// `$property`.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Sets it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// The same binding, for properties that are declared with `@Binding` and passed on with `$`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Binds to the value in an optional.
  ///
  /// Nil if there is no value.
  ///
  /// - Parameter base: A binding to an optional. When it becomes nil, or holds a value with another identity, the new
  ///   binding returns the last value, and setting it changes nothing and is reported as
  ///   ``TreeDiagnostic/droppedWrite(to:)``.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = UnwrappedLocation(base.location, value)
  }

  /// Binds to a value as an optional; setting it to nil has no effect.
  ///
  /// - Parameter base: A binding to the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = WrappedLocation(base.location)
  }

  /// A binding to a value that cannot be changed: setting it has no effect.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  ///
  /// - Parameter path: The part.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(PartLocation(location, path))
  }

  /// Whether both refer to the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.location.isSame(as: rhs.location) }
}

// Unchecked: locations of states are locked, and properties of objects and closures are the author's.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: ObservingField, LosslesslyEquatable {}
