import Observation

/// A property of nothing in particular that can be read and changed: what a value is observed by that is kept elsewhere.
///
/// Who read it hears of a change when it is over. Whoever asks for the value then gets the new one, on any thread.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// What the value is known by.
  let source: ChangeSource

  init(_ source: ChangeSource) { self.source = source }

  private var value: Void { () }

  /// Counts as reading the value.
  func read() { registrar.access(self, keyPath: \.value) }

  /// Announces that the value has changed.
  func send() {
    ChangeSource.$current.withValue(source) {
      registrar.willSet(self, keyPath: \.value)
      registrar.didSet(self, keyPath: \.value)
    }
  }
}
