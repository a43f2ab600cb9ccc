/// The location of a binding's value: a subclass reads and sets it.
///
/// A location may be gone, such as that of a removed element. Reading then returns the last value, and setting changes
/// nothing and is reported.
class BindingLocation<Value> {
  /// The current value, or the last one if the location is gone; the current tracking scope records the read.
  var value: Value { preconditionFailure("A location has a value") }

  /// The current value, or nil if the location is gone; the current tracking scope records the read.
  var found: Value? { value }

  /// The current value, or nil if the location is gone; the read is not recorded if that can be avoided.
  var untracked: Value? { found }

  func set(_ value: Value) {}

  /// Whether two locations are the same.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

  /// The name of the location in a diagnostic.
  var words: String { "\(Value.self)" }

  /// The inbox of the tree that the value belongs to, if it belongs to one.
  var inbox: ChangeInbox? { nil }

  /// Reports that a value was set whose location is gone: to the tree that the value belongs to, or else to the tree
  /// whose view handles an event.
  final func drop() {
    let diagnostic = TreeDiagnostic.droppedWrite(to: words)
    if let inbox = inbox ?? ChangeInbox.ofEvent {
      inbox.notice(diagnostic)
    } else {
      DiagnosticOutput.standard(diagnostic)
    }
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

/// A property of an object on which readers depend as a whole.
final class PublishedLocation<Object: ObservableObject, Value>: PropertyLocation<Object, Value> {
  override var value: Value {
    object.changes.read()
    return super.value
  }

  override var untracked: Value? { super.value }
}

/// A value of another location, as an optional that is never nil.
final class WrappedLocation<Wrapped>: BindingLocation<Wrapped?> {
  private let base: BindingLocation<Wrapped>

  init(_ base: BindingLocation<Wrapped>) { self.base = base }

  override var value: Wrapped? { base.value }

  override var found: Wrapped?? { base.found.map { .some($0) } }

  override var untracked: Wrapped?? { base.untracked.map { .some($0) } }

  override var words: String { base.words }

  override var inbox: ChangeInbox? { base.inbox }

  override func set(_ value: Wrapped?) { if let value { base.set(value) } }

  override func isSame(as other: BindingLocation<Wrapped?>) -> Bool {
    (other as? WrappedLocation).map { base.isSame(as: $0.base) } ?? false
  }
}

/// A value that closures read and set.
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

/// A constant.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ constant: Value) { self.constant = constant }

  override var value: Value { constant }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? ConstantLocation).map { areEqualForReaders(constant, $0.constant) } ?? false
  }
}
