import Observation

/// An observable property without a value.
///
/// It makes a value observable that is stored elsewhere.
///
/// It is announced after a change, so a read on any thread gets the new value then.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The name of the value, for decisions.
  let source: ChangeSource

  init(_ source: ChangeSource) { self.source = source }

  private var value: Void { () }

  /// Records a read of the value.
  func read() { registrar.access(self, keyPath: \.value) }

  /// Announces that the value has changed.
  func send() {
    ChangeSource.$current.withValue(source) {
      registrar.willSet(self, keyPath: \.value)
      registrar.didSet(self, keyPath: \.value)
    }
  }
}
