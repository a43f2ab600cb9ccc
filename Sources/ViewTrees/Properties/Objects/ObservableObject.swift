/// An object whose views all depend on it as a whole.
///
/// This is object-level observation, for code that was written for it: a view that holds the object by
/// ``ObservedObject``, ``StateObject`` or ``EnvironmentObject`` is evaluated whenever anything in the object changes,
/// even if its body did not read the changed property. With `@Observable` only the views that read what changed are
/// evaluated; the page *From object level to property level* explains how to move from one to the other.
///
/// ```swift
/// final class Session: ObservableObject {
///   let changes = ObjectChanges()
///   @Published var user = "nobody"
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// Announces changes to the object; declare it as a stored property.
  var changes: ObjectChanges { get }
}

/// Announces that something in an object has changed.
///
/// It may be used on any thread.
public struct ObjectChanges: Sendable {
  private let signal = ChangeSignal(ChangeSource("changes", of: (any ObservableObject).self))
  private let listeners = Listeners()

  /// Makes the changes of an object.
  public init() {}

  /// Announces a change, after it was made.
  ///
  /// ``Published`` properties do so by themselves.
  public func send() {
    let passes = listeners.inboxes.map { ($0, $0.currentPass) }
    signal.send()
    for (inbox, pass) in passes { inbox.changeIsOver(signal, in: pass) }
  }

  /// Records a read of the object, and makes changes tell a tree when they are over.
  func read(for inbox: ChangeInbox) {
    listeners.add(inbox)
    signal.read()
  }

  /// Records a read of the object.
  func read() { signal.read() }
}

/// The trees whose views hold an object.
private final class Listeners: Sendable {
  private struct Listener {
    weak var inbox: ChangeInbox?
  }

  private let listeners = LockedValue<[ObjectIdentifier: Listener]>([:])

  var inboxes: [ChangeInbox] { listeners.withLock { $0.values.compactMap(\.inbox) } }

  func add(_ inbox: ChangeInbox) {
    listeners.withLock { listeners in
      guard listeners[ObjectIdentifier(inbox)]?.inbox == nil else { return }
      listeners = listeners.filter { $0.value.inbox != nil }
      listeners[ObjectIdentifier(inbox)] = Listener(inbox: inbox)
    }
  }
}
