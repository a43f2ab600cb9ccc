/// What tasks did, from wherever they ran.
final class Journal: Sendable {
  private let stream: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func add(_ line: String) { continuation.yield(line) }

  /// The next lines, when there are so many.
  func next(_ count: Int) async -> [String] {
    var lines: [String] = []
    for await line in stream {
      lines.append(line)
      if lines.count == count { break }
    }
    return lines
  }
}
