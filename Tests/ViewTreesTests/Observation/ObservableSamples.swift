import Observation

/// Observable classes of all kinds, for tests of what is read of them.
@Observable
class Chore {
  var title = "Buy milk"
  var note = "Two bottles"
  var isDone = false
  var parent: Chore?
  var steps: [Chore] = []
  var byName: [String: Chore] = [:]
  @ObservationIgnored var reads = 0

  var headline: String { isDone ? "✓ \(title)" : title }

  init() {}

  init(_ title: String) { self.title = title }
}

/// Inherits the registrar, and adds none.
final class PlainChore: Chore {
  var plain = 1
}

/// Has a separate registrar besides the inherited one.
@Observable
final class TrackedChore: Chore {
  var depth = 1
}

/// Observable without the macro.
final class Thermometer: Observable {
  private let waiting = ObservationRegistrar()
  private var kelvin = 300.0

  var celsius: Double {
    get {
      waiting.access(self, keyPath: \.celsius)
      return kelvin - 273.15
    }
    set { waiting.withMutation(of: self, keyPath: \.celsius) { kelvin = newValue + 273.15 } }
  }
}
