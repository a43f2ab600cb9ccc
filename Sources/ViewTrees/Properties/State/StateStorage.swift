/// The storage of a state's value: one for each identity of a view.
final class StateStorage<Value>: BindingLocation<Value> {
  private let content: LockedValue<Value>
  private let signal: ChangeSignal
  private let changes: ChangeInbox

  init(_ value: Value, _ source: ChangeSource, in inbox: ChangeInbox) {
    content = LockedValue(value)
    signal = ChangeSignal(source)
    changes = inbox
  }

  override var value: Value {
    signal.read()
    return content.value
  }

  override var untracked: Value? { content.value }

  override var words: String { signal.source.description }

  override var inbox: ChangeInbox? { changes }

  override func set(_ value: Value) {
    let old = content.exchange(value)
    guard !areEqualForReaders(old, value) else { return }
    let pass = changes.currentPass
    signal.send()
    changes.changeIsOver(signal, in: pass)
  }
}
