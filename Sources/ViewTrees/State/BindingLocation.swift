/// Where the value of a binding lies.
///
/// Subclasses say how it is read and set. A place may be gone, such as that of an element that was removed: reading gives
/// what was there last then, and setting changes nothing and is reported.
class BindingLocation<Value> {
  /// The value as it is now, or as it was last where the place is gone; reading it counts for whoever is being tracked.
  var value: Value { preconditionFailure("A location has a value") }

  /// The value as it is now, nil where the place is gone; reading it counts for whoever is being tracked.
  var found: Value? { value }

  /// The value as it is now without counting, as far as that is possible; nil where the place is gone.
  var untracked: Value? { found }

  func set(_ value: Value) {}

  /// Whether another location is the same place.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

  /// What the place is called in a diagnostic.
  var words: String { "\(Value.self)" }

  /// The tree that the value belongs to, where it belongs to one.
  var inbox: ChangeInbox? { nil }

  /// Reports that a value was set whose place is gone: to the tree that it belongs to, else to the one whose view
  /// handles an event.
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

/// A property of an object that concerns as a whole whoever reads it.
final class PublishedLocation<Object: ObservableObject, Value>: PropertyLocation<Object, Value> {
  override var value: Value {
    object.changes.read()
    return super.value
  }

  override var untracked: Value? { super.value }
}

/// A value that is never nil, as an optional.
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
