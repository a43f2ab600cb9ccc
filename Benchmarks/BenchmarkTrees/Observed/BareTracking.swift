import Observation
import Synchronization
import ViewTrees

/// What evaluating a body again and again comes down to: tracking it, hearing of a change, tracking it once more.
///
/// Written as well as it can be with what the standard library offers in public. A tracking is given up by changing an
/// object that was read in it, unless a change of something else has ended it already.
public final class BareTracking {
  /// What becomes of a tracking when the body is evaluated again.
  public enum Cancelling: Sendable {
    /// It stays until something changes: if the body is evaluated without a change, registrations pile up.
    case never
    /// It is given up, unless it has ended already.
    case ifNeeded
    /// It is given up whether or not it has ended.
    case always
  }

  private let cancelling: Cancelling
  private let canceller = Canceller()
  private let changes = Changes()
  private let evaluate: () -> Void

  /// What a host is told of the body.
  public let lines: () -> [String]

  /// Evaluates the body of a row.
  public convenience init(_ row: ObservedRow, cancelling: Cancelling) { self.init(view: row, cancelling) }

  /// Evaluates the body of one of many views of a model.
  public convenience init(_ reader: ModelReader, cancelling: Cancelling) { self.init(view: reader, cancelling) }

  // Inlined where the type of the body is known, so that nothing generic is left.
  @inline(__always)
  private init<Content: View>(view: Content, _ cancelling: Cancelling) {
    let place = Place(view.body)
    self.cancelling = cancelling
    evaluate = { place.body = view.body }
    lines = {
      let host = HostRecorder()
      return withExtendedLifetime(ViewTree(place.body, host: host)) { host.topLines }
    }
    trackAgain()
  }

  deinit { if cancelling != .never { canceller.cancel() } }

  /// Evaluates the body again.
  @inline(never)
  public func trackAgain() {
    let (number, hasEnded) = changes.next()
    switch cancelling {
    case .never:
      withObservationTracking {
        evaluate()
      } onChange: { [changes] in
        changes.note(number)
      }
      return
    case .ifNeeded: if !hasEnded { canceller.cancel() }
    case .always: canceller.cancel()
    }
    withObservationTracking {
      canceller.read()
      evaluate()
    } onChange: { [changes] in
      changes.note(number)
    }
  }

  /// Whether something changed since the body was evaluated.
  public var hasChanged: Bool { changes.hasChanged }
}

/// Keeps a body.
private final class Place<Body> {
  var body: Body

  init(_ body: Body) { self.body = body }
}

/// Notes a change on whatever thread it happens.
private final class Changes: Sendable {
  private let state = Mutex<(number: Int, hasChanged: Bool)>((0, true))

  /// Begins a tracking.
  func next() -> (number: Int, hasEnded: Bool) {
    state.withLock { state in
      let hasEnded = state.hasChanged
      state = (state.number + 1, false)
      return (state.number, hasEnded)
    }
  }

  /// Notes a change, unless the tracking that it belongs to was given up.
  func note(_ number: Int) {
    state.withLock { state in if state.number == number { state.hasChanged = true } }
  }

  var hasChanged: Bool { state.withLock { $0.hasChanged } }
}

/// An object that is read in a tracking in order to end it.
private final class Canceller: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var signal: Void { () }

  @inline(__always)
  func read() { registrar.access(self, keyPath: \.signal) }

  @inline(__always)
  func cancel() {
    registrar.willSet(self, keyPath: \.signal)
    registrar.didSet(self, keyPath: \.signal)
  }
}
