import Observation
import Synchronization
import ViewTrees

/// The least that repeated evaluation of a body needs: to track it, to be notified of a change, and to track it again.
///
/// It is as fast as the public parts of the standard library allow. A tracking is ended by changing an object that was
/// read in it, unless another change has ended it already.
public final class BareTracking {
  /// What happens to a tracking when the body is evaluated again.
  public enum Cancelling: Sendable {
    /// It stays until something changes: if the body is evaluated without a change, registrations pile up.
    case never
    /// It is ended, unless a change has ended it already.
    case ifNeeded
    /// It is ended, whether or not a change has ended it already.
    case always
  }

  private let cancelling: Cancelling
  private let canceller = Canceller()
  private let changes = Changes()
  private let evaluate: () -> Void

  /// The text that a host would receive.
  public let lines: () -> [String]

  /// Evaluates the body of a row.
  public convenience init(_ row: ObservedRow, cancelling: Cancelling) { self.init(view: row, cancelling) }

  /// Evaluates the body of one of many views of a model.
  public convenience init(_ reader: ModelReader, cancelling: Cancelling) { self.init(view: reader, cancelling) }

  // Inlined into callers that know the type of the body, so that nothing generic is left.
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

/// Records a change, on any thread.
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

  /// Records a change, unless its tracking was ended.
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
