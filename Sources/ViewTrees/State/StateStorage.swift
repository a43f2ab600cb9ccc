import Observation
import ReflectiveComparison

/// Where the value of a state lies: one for each identity of a view.
final class StateStorage<Value>: BindingLocation<Value> {
  private let content: LockedValue<Value>
  private let signal: ChangeSignal
  private let inbox: ChangeInbox

  init(_ value: Value, _ source: ChangeSource, in inbox: ChangeInbox) {
    content = LockedValue(value)
    signal = ChangeSignal(source)
    self.inbox = inbox
  }

  override var value: Value {
    signal.read()
    return content.value
  }

  override func set(_ value: Value) {
    let old = content.exchange(value)
    guard !areSame(old, value) else { return }
    signal.send()
    inbox.changeIsOver()
  }
}

/// Whether replacing a value by another one changes anything: objects that are observable are told apart by identity,
/// everything else as `LayoutComparer` does.
func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
  if Value.self is any Observable.Type { return old as AnyObject === new as AnyObject }
  return LayoutComparer().areEqual(old, new)
}
