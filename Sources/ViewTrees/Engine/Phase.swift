/// What a tree is doing, which decides what user code may ask of it.
///
/// User code runs in every phase but the first, and may ask for anything:
///
/// | phase | a pass, or handing over the tree | a question about views or nodes | an event |
/// |---|---|---|---|
/// | idle | runs at once | is answered | is handled |
/// | evaluating | is queued | is refused with a diagnostic | is queued |
/// | handing over | is queued | is answered | is handled |
/// | running effects | is queued | is answered | is handled |
///
/// A question is refused while the tree evaluates because a view may be half replaced and rows may be half linked. To
/// answer a question or to handle an event, the tree may evaluate skipped views: it is evaluating in the meantime, and
/// goes back to the phase before.
enum Phase {
  /// The tree does nothing.
  case idle
  /// Views are evaluated, compared, or replaced.
  case evaluating
  /// The host receives patches.
  case handingOver
  /// Hooks run and tasks start, after the host has received a commit.
  case runningEffects
}

extension TreeCore {
  /// Whether questions about views and nodes cannot be answered.
  var isEvaluating: Bool { phase == .evaluating }

  /// Whether a pass that is asked for has to wait.
  var isOccupied: Bool { phase != .idle }

  /// Does something in another phase, and goes back to the phase before.
  func during<Result>(_ other: Phase, _ action: () -> Result) -> Result {
    let before = phase
    phase = other
    defer { phase = before }
    return action()
  }
}
