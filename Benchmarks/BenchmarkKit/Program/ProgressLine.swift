/// Tells on standard error what is being measured: one line that is redrawn on a terminal, plain lines elsewhere.
package struct ProgressLine {
  private let isTerminal: Bool
  private let write: (String) -> Void

  package init(isTerminal: Bool, write: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }

  /// Shows step `step` of `steps`.
  package func show(_ step: Int, of steps: Int, _ text: String) {
    let line = "[\(step)/\(steps)] \(text)"
    write(isTerminal ? "\r\(line.prefix(78))\u{1B}[K" : "\(line)\n")
  }

  /// Clears the line, so that what follows starts at its beginning.
  package func end() {
    if isTerminal { write("\r\u{1B}[K") }
  }
}
