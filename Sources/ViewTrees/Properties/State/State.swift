public import ComparisonSpecs

/// A value that belongs to the node of a view rather than to the view value.
///
/// ```swift
/// @AutoEquatable
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Element("button") { Text("\(count)") }
///       .on("click") { count += 1 }
///   }
/// }
/// ```
///
/// The initial value is made once for each identity, when the view is mounted: not again for a new view value, and not
/// when the view moves among its siblings. It is dropped when the view is unmounted. Closures that outlive a view
/// value, and bindings, read and write the same storage.
///
/// Only nodes whose bodies read the value are evaluated when it changes. Setting a value that is equal to the current
/// one changes nothing. A state may hold an observable object, whose properties are observed by themselves. It may be
/// read and set on any thread.
///
/// The tree finds the states in the stored properties of a view that is a struct, and in the structs, tuples and
/// optionals in them. It does not look into arrays, dictionaries, sets, enums and classes, and reports a state in one
/// of these as ``TreeDiagnostic/unconnected(wrapper:property:container:view:)``.
///
/// Before the view is mounted, each read makes and returns an initial value. Setting stops the program with a message,
/// because the state has no storage yet.
@propertyWrapper
public struct State<Value>: FrameworkState {
  var bound: StateStorage<Value>?
  private let initialValue: () -> Value

  /// Makes a state with an initial value.
  ///
  /// - Parameter wrappedValue: The initial value, evaluated when the view is mounted.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { initialValue = wrappedValue }

  /// Makes a state with an initial value, in an initializer.
  ///
  /// - Parameter initialValue: The initial value, evaluated when the view is mounted.
  public init(initialValue: @autoclosure @escaping () -> Value) { self.initialValue = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get { bound.map { $0.value } ?? initialValue() }
    nonmutating set { mounted.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { bound.map { Binding($0) } ?? .constant(initialValue()) }

  private var mounted: StateStorage<Value> {
    guard let bound else {
      preconditionFailure(
        """
        A @State was set that no ViewTree has connected with a view: set it when its view is mounted, as in the handler \
        of an event. A tree finds no state in an array, a dictionary, a set, an enum or an object: there, make it a \
        property of the view, or give each element its own view
        """)
    }
    return bound
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

// Unchecked: the storage is locked, and the initial value is made on whatever thread the view is mounted.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: Equatable {
  /// Always true, because the value is not part of the view value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension State: SimplyBoundProperty, ObservingField, LosslesslyEquatable {
  func makeBound(_ source: ChangeSource, to node: __NodeReference, _ tree: __TreeHandle) -> StateStorage<Value>? {
    let inbox = tree.storage.pointee.owner._withUnsafeGuaranteedRef(\.inbox)
    return StateStorage(initialValue(), source, in: inbox)
  }
}
