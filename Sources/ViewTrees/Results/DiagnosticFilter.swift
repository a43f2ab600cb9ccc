/// Passes each diagnostic of a tree to its output once.
final class DiagnosticFilter: Sendable {
  /// The number of diagnostics that are remembered; later ones may be passed on twice.
  private static let limit = 1_000

  private let output: DiagnosticOutput
  private let given = LockedValue<Set<TreeDiagnostic>>([])

  init(_ output: DiagnosticOutput) { self.output = output }

  func callAsFunction(_ diagnostic: TreeDiagnostic) {
    guard !output.isSilent else { return }
    let isNew = given.withLock { $0.count >= Self.limit || $0.insert(diagnostic).inserted }
    if isNew { output(diagnostic) }
  }
}
