/// A part of the value at another location.
final class PartLocation<Whole, Value>: BindingLocation<Value> {
  private let whole: BindingLocation<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: BindingLocation<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var value: Value { whole.value[keyPath: path] }

  override var found: Value? { whole.found.map { $0[keyPath: path] } }

  override var untracked: Value? {
    // The object records reads of its properties.
    whole.untracked.map { $0[keyPath: path] }
  }

  override var words: String { "the \(Value.self) of \(whole.words)" }

  override var inbox: ChangeInbox? { whole.inbox }

  override func set(_ value: Value) {
    guard var copy = whole.found else { return drop() }
    copy[keyPath: path] = value
    // If the value is an object, its property is changed already.
    if !(path is ReferenceWritableKeyPath<Whole, Value>) { whole.set(copy) }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}
