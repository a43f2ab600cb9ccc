/// An object of which any change concerns everyone who holds it.
///
/// This is object-level observation, for code that was written for it: a view that holds the object by
/// ``ObservedObject``, ``StateObject`` or ``EnvironmentObject`` is evaluated whenever anything in the object changes,
/// whether its body read that or not. With `@Observable` only the views are evaluated that read what changed; the
/// article *Migrating to property-level observation* leads from one to the other.
///
/// ```swift
/// final class Session: ObservableObject {
///   let changes = ObjectChanges()
///   @Published var user = "nobody"
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// Where changes of the object are announced: a stored property.
  var changes: ObjectChanges { get }
}

/// Announces changes of an object, of whatever it is that changes.
///
/// It may be used on any thread.
public struct ObjectChanges: Sendable {
  private let signal = ChangeSignal(ChangeSource("changes", of: (any ObservableObject).self))
  private let listeners = LockedValue<[ObjectIdentifier: WeakInbox]>([:])

  /// Announces nothing yet.
  public init() {}

  /// Announces a change that is over.
  ///
  /// ``Published`` properties do so by themselves.
  public func send() {
    signal.send()
    for listener in listeners.value.values { listener.inbox?.changeIsOver() }
  }

  /// Counts as reading the object.
  func read() { signal.read() }

  /// Lets a tree know that a change is over.
  func listen(_ inbox: ChangeInbox) {
    let id = ObjectIdentifier(inbox)
    var inboxes = listeners.value
    guard inboxes[id]?.inbox == nil else { return }
    inboxes = inboxes.filter { $0.value.inbox != nil }
    inboxes[id] = WeakInbox(inbox: inbox)
    _ = listeners.exchange(inboxes)
  }
}

private struct WeakInbox {
  weak var inbox: ChangeInbox?
}
