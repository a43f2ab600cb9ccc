/// A buffer that writes text to standard output in large pieces.
struct Output {
  private var buffer: [UInt8] = []
  private let print: ([UInt8]) throws -> Void
  private static var pieceSize: Int { 1 << 16 }

  init(_ print: @escaping ([UInt8]) throws -> Void) {
    self.print = print
  }

  mutating func write(_ text: String) throws(ToolError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  mutating func write(_ bytes: [UInt8]) throws(ToolError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws(ToolError) {
    if buffer.isEmpty { return }
    do {
      try print(buffer)
    } catch {
      throw ToolError("the result cannot be written: \(error)")
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
