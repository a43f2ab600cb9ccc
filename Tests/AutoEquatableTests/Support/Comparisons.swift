import Testing

/// A number that records each of its comparisons, which shows what is compared and in what order.
struct Noted: Hashable, CustomStringConvertible {
  let value: Int
  let name: String

  init(_ value: Int, _ name: String) {
    self.value = value
    self.name = name
  }

  var description: String { "\(name) \(value)" }

  @TaskLocal static var notes: Notes?

  static func == (lhs: Noted, rhs: Noted) -> Bool {
    notes?.names.append(lhs.name)
    return lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Returns the names of the values that are compared while `body` runs.
  static func comparisons(_ body: () -> Void) -> [String] {
    let notes = Notes()
    $notes.withValue(notes) { body() }
    return notes.names
  }

  /// The record of comparisons, which only the task that made it uses.
  final class Notes: @unchecked Sendable {
    var names: [String] = []
  }
}
