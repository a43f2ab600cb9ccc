import Observation

/// A property without a value that can be read and changed, so that a value kept elsewhere can be observed.
///
/// Readers are notified of a change when it is over. A read on any thread then gets the new value.
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
