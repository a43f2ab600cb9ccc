/// A table that gives each name of a member a number.
///
/// In documents that share one table, names are equal if and only if their numbers are. Numbers follow the order in
/// which the names first occur. The table has each name once, in UTF-8 without escapes, so that `"a"` and `"\u0061"`
/// are the same.
package final class JSONNames {
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// A hash table with open addressing that has numbers of entries, or `free`.
  ///
  /// Its size is a power of two, and it is at most half full.
  private var slots: [UInt32]
  private static var free: UInt32 { .max }

  private struct Entry {
    var start: Int
    var count: Int
    var hash: UInt
  }

  /// Creates a table.
  ///
  /// - Parameter names: The first names of the table. Without repetitions, their numbers are their positions.
  package init(_ names: [String] = []) {
    slots = [UInt32](repeating: Self.free, count: 64)
    for name in names { _ = number(of: name) }
  }

  /// The number of names.
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

  /// Returns the number of a name, and adds the name if it is new.
  package func number(of name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { number(of: $0) }
  }

  /// Returns the number of a name if the table has it.
  package func knownNumber(of name: String) -> UInt32? {
    var name = name
    return name.withUTF8 { name in
      let slot = self.slot(of: name, hash: hashOfBytes(name))
      return slots[slot] == Self.free ? nil : slots[slot]
    }
  }

  /// Returns the number of a name in UTF-8, and adds the name if it is new.
  ///
  /// - Complexity: Amortized O(*n*) for *n* bytes.
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

  /// Returns whether a name has a number.
  func isName(_ name: UnsafeBufferPointer<UInt8>, _ number: UInt32) -> Bool {
    let entry = entries[Int(number)]
    guard entry.count == name.count else { return false }
    return bytes.withUnsafeBufferPointer { areEqualBytes($0.baseAddress.map { $0 + entry.start }, name) }
  }

  /// Returns the slot that holds a name, or the free slot for it.
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
