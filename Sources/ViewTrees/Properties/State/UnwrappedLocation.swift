/// The value in an optional.
///
/// The location is gone while the optional is nil, or holds a value with another identity.
final class UnwrappedLocation<Value>: BindingLocation<Value> {
  private let optional: BindingLocation<Value?>
  private let identity = ElementIdentity<Value>.shared

  /// The last value.
  private let last: LockedValue<Value>

  init(_ optional: BindingLocation<Value?>, _ value: Value) {
    self.optional = optional
    last = LockedValue(value)
  }

  override var value: Value { found ?? last.value }

  override var found: Value? { optional.found.flatMap { note($0) } }

  override var untracked: Value? { optional.untracked.flatMap { note($0) } }

  private func note(_ value: Value?) -> Value? {
    guard let value else { return nil }
    if let identity, !identity.areIdentical(last.value, value) { return nil }
    _ = last.exchange(value)
    return value
  }

  override var words: String { "the \(Value.self) in an optional" }

  override var inbox: ChangeInbox? { optional.inbox }

  override func set(_ value: Value) {
    guard found != nil else { return drop() }
    _ = last.exchange(value)
    optional.set(value)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation, optional.isSame(as: other.optional) else { return false }
    return identity?.areIdentical(last.value, other.last.value) ?? true
  }
}
