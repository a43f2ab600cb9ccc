/// The names of object members, each held once and told by a number.
///
/// Two documents that share one table have equal names exactly where they have equal numbers. Numbers are given in the
/// order in which the names are first met. A name is held as UTF-8 without escapes, so that `"a"` and `"\u0061"` are one.
package final class JSONNames {
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Numbers of entries by open addressing, a power of two of them, never more than half taken; `free` elsewhere.
  private var slots: [UInt32]
  private static var free: UInt32 { .max }

  private struct Entry {
    var start: Int
    var count: Int
    var hash: UInt
  }

  /// Creates a table.
  ///
  /// - Parameter names: The first names of the table: their numbers are their positions, repetitions left out.
  package init(_ names: [String] = []) {
    slots = [UInt32](repeating: Self.free, count: 64)
    for name in names { _ = number(of: name) }
  }

  /// How many names there are.
  package var count: Int { entries.count }

  /// The text of a name.
  package subscript(number: UInt32) -> String {
    withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 of a name.
  package func withBytes<Result>(of number: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let entry = entries[Int(number)]
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[entry.start..<entry.start + entry.count]))
    }
  }

  /// The number of a name, which is added where it is new.
  package func number(of name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { number(of: $0) }
  }

  /// The number of a name that the table holds.
  package func knownNumber(of name: String) -> UInt32? {
    var name = name
    return name.withUTF8 { name in
      let slot = self.slot(of: name, hash: hashOfBytes(name))
      return slots[slot] == Self.free ? nil : slots[slot]
    }
  }

  /// The number of a name in UTF-8, which is added where it is new.
  ///
  /// - Complexity: O(n) in the length of the name, amortised.
  func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let hash = hashOfBytes(name)
    let slot = self.slot(of: name, hash: hash)
    if slots[slot] != Self.free { return slots[slot] }
    let number = UInt32(entries.count)
    entries.append(Entry(start: bytes.count, count: name.count, hash: hash))
    bytes.append(contentsOf: name)
    slots[slot] = number
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  /// Whether a name is the one of that number.
  func isName(_ name: UnsafeBufferPointer<UInt8>, _ number: UInt32) -> Bool {
    let entry = entries[Int(number)]
    guard entry.count == name.count else { return false }
    return bytes.withUnsafeBufferPointer { areEqualBytes($0.baseAddress.map { $0 + entry.start }, name) }
  }

  /// The slot that holds a name, or the free one where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != Self.free {
      if entries[Int(slots[slot])].hash == hash, isName(name, slots[slot]) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func grow() {
    slots = [UInt32](repeating: Self.free, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[slot] != Self.free { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number)
    }
  }
}
