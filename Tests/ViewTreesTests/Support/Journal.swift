/// Records what tasks did, on any thread.
final class Journal: Sendable {
  private let stream: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func add(_ line: String) { continuation.yield(line) }

  /// Returns the next lines, when there are `count`.
  func next(_ count: Int) async -> [String] {
    var lines: [String] = []
    for await line in stream {
      lines.append(line)
      if lines.count == count { break }
    }
    return lines
  }
}
