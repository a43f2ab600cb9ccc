import Observation

/// An observable object that ends the one tracking in which it was read.
///
/// There is no other public way to end a tracking. A change of one object that it read removes its registrations from
/// all.
final class TrackingCanceller: Observable {
  private let registrar = ObservationRegistrar()

  private var signal: Void { () }

  /// Makes the current tracking depend on this object.
  func read() { registrar.access(self, keyPath: \.signal) }

  /// Ends the tracking: its registrations are gone from all objects, and its `onChange` has run.
  func cancel() { registrar.withMutation(of: self, keyPath: \.signal) {} }
}
