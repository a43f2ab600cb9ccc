/// Where the value of a binding lies.
///
/// Subclasses say how it is read and set.
class BindingLocation<Value> {
  /// The value as it is now; reading it counts for whoever is being tracked.
  var value: Value { preconditionFailure("A location has a value") }

  func set(_ value: Value) {}

  /// Whether another location is the same place.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// A part of a value that lies elsewhere.
final class PartLocation<Whole, Value>: BindingLocation<Value> {
  private let whole: BindingLocation<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: BindingLocation<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var value: Value { whole.value[keyPath: path] }

  override func set(_ value: Value) {
    var copy = whole.value
    copy[keyPath: path] = value
    // An object was changed itself; setting it once more changes nothing.
    if !(path is ReferenceWritableKeyPath<Whole, Value>) { whole.set(copy) }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}

/// A property of an object.
class PropertyLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  fileprivate final let object: Object
  private final let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value { object[keyPath: path] }

  override func set(_ value: Value) { object[keyPath: path] = value }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PropertyLocation else { return false }
    return object === other.object && path == other.path
  }
}

/// A property of an object that concerns as a whole whoever reads it.
final class PublishedLocation<Object: ObservableObject, Value>: PropertyLocation<Object, Value> {
  override var value: Value {
    object.changes.read()
    return super.value
  }
}

/// The value of an optional that is not nil, as it was at first where it has become nil.
final class UnwrappedLocation<Value>: BindingLocation<Value> {
  private let optional: BindingLocation<Value?>
  private let fallback: Value

  init(_ optional: BindingLocation<Value?>, fallback: Value) {
    self.optional = optional
    self.fallback = fallback
  }

  override var value: Value { optional.value ?? fallback }

  override func set(_ value: Value) { optional.set(value) }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? UnwrappedLocation).map { optional.isSame(as: $0.optional) } ?? false
  }
}

/// A value that is never nil, as an optional.
final class WrappedLocation<Wrapped>: BindingLocation<Wrapped?> {
  private let base: BindingLocation<Wrapped>

  init(_ base: BindingLocation<Wrapped>) { self.base = base }

  override var value: Wrapped? { base.value }

  override func set(_ value: Wrapped?) { if let value { base.set(value) } }

  override func isSame(as other: BindingLocation<Wrapped?>) -> Bool {
    (other as? WrappedLocation).map { base.isSame(as: $0.base) } ?? false
  }
}

/// What a pair of closures makes of it.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override var value: Value { getter() }

  override func set(_ value: Value) { setter(value) }
}

/// A value that stays as it is.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ constant: Value) { self.constant = constant }

  override var value: Value { constant }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? ConstantLocation).map { areSame(constant, $0.constant) } ?? false
  }
}
