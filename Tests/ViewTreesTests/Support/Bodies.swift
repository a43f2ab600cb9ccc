/// Records which bodies and row closures are evaluated, in order.
final class Bodies: @unchecked Sendable {
  /// The current recording; only the task or thread that made it uses it.
  @TaskLocal static var current: Bodies?

  private(set) var names: [String] = []

  /// Records one evaluation.
  ///
  /// Bodies call it.
  static func note(_ name: String) { current?.names.append(name) }

  /// Returns the names recorded since the last call.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
