/// A property of an ``ObservableObject`` whose changes are announced as changes to the object.
///
/// A change is announced after it was made. Setting an equal value counts as a change.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Wraps a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "'@Published' is for properties of a class that conforms to 'ObservableObject'")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and sets the property of an object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      object[keyPath: storage].value = newValue
      object.changes.send()
    }
  }
}
