/// The bytes of a JSON text.
///
/// Eight zero bytes follow the last byte, so that a reader can load a whole word at any position of the text, and finds
/// a byte that is not JSON at its end.
package final class JSONText {
  /// The first byte.
  package private(set) var start: UnsafeMutablePointer<UInt8>
  /// The number of bytes, without the zeros behind them.
  package private(set) var count = 0

  private var capacity: Int
  private static var padding: Int { 8 }

  /// Creates an empty text.
  ///
  /// - Parameter capacity: The expected number of bytes.
  package init(capacity: Int = 0) {
    self.capacity = max(capacity, 256)
    start = .allocate(capacity: self.capacity + Self.padding)
    pad()
  }

  /// Creates a text with a copy of its bytes.
  package convenience init(_ bytes: [UInt8]) {
    self.init(capacity: bytes.count)
    _ = bytes.withUnsafeBufferPointer { bytes in
      append(atMost: bytes.count) { free in free.update(fromContentsOf: bytes) }
    }
  }

  deinit {
    start.deallocate()
  }

  /// Appends the bytes that `fill` writes.
  ///
  /// - Parameters:
  ///   - room: The number of bytes that `fill` may write.
  ///   - fill: Writes bytes to the beginning of the free space and returns their number.
  /// - Returns: The number of bytes written.
  @discardableResult
  package func append(atMost room: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Int {
    if count + room > capacity { grow(to: max(count + room, capacity + capacity / 2)) }
    let written = fill(UnsafeMutableBufferPointer(start: start + count, count: room))
    precondition(written <= room, "More bytes were written than there is room for.")
    count += written
    pad()
    return written
  }

  /// Makes room for a total number of bytes.
  package func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  private func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    self.capacity = capacity
  }

  private func pad() {
    (start + count).update(repeating: 0, count: Self.padding)
  }
}
