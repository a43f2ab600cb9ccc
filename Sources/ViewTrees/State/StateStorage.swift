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
    let pass = inbox.currentPass
    signal.send()
    inbox.changeIsOver(signal, in: pass)
  }
}
