import Observation

/// An observable object that ends the one tracking in which it was read.
///
/// There is no other public way: a change of any one object that a tracking read removes its registrations from all.
final class TrackingCanceller: Observable {
  private let registrar = ObservationRegistrar()

  private var signal: Void { () }

  /// Makes the tracking that is running depend on this object.
  func read() { registrar.access(self, keyPath: \.signal) }

  /// Ends the tracking: its registrations are gone from all objects, and its `onChange` has run.
  func cancel() { registrar.withMutation(of: self, keyPath: \.signal) {} }
}
