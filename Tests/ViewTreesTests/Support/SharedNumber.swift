import Observation
import Synchronization

/// An observable number that may be read and set on any thread.
///
/// A change is announced and made in one critical section, which reading enters as well: an observer on another thread
/// that reads at once waits for the new value.
final class SharedNumber: Observable, Identifiable, Sendable {
  let id: Int
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0)

  init(_ id: Int = 0) { self.id = id }

  private var observed: Int { 0 }

  var value: Int {
    registrar.access(self, keyPath: \.observed)
    return storage.withLock { $0 }
  }

  func increment() {
    storage.withLock { number in
      registrar.withMutation(of: self, keyPath: \.observed) { number += 1 }
    }
  }
}
