/// Notes which bodies and row closures are evaluated, in order.
final class Bodies: @unchecked Sendable {
  /// Where evaluations are noted; used by the one task or thread that made it.
  @TaskLocal static var current: Bodies?

  private(set) var names: [String] = []

  /// Notes one evaluation; to be called from a body.
  static func note(_ name: String) { current?.names.append(name) }

  /// The names noted since the last time this was asked.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
