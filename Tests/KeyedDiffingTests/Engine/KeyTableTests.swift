@testable import KeyedDiffing
import TestSupport
import Testing

@Suite("Tables of keys")
struct KeyTableTests {
  /// A table of elements, and a dictionary that has the same.
  private struct Trial {
    let keys: [Int]
    /// The number of different hashes of the keys.
    let hashCount: Int
    let table: KeyTable
    /// The element that the table holds for each key.
    var held: [Int: Int] = [:]

    init(_ slots: UnsafeMutableBufferPointer<UInt32>, keys: [Int], hashCount: Int) {
      self.keys = keys
      self.hashCount = hashCount
      table = KeyTable(slots.baseAddress!, slotCount: slots.count, limit: keys.count)
    }

    func hash(_ key: Int) -> UInt64 { UInt64(key % hashCount) }

    func slot(of key: Int) -> Int { table.find(hash(key)) { keys[$0] == key } }

    /// Puts an element in, or in place of another one with its key.
    mutating func put(_ offset: Int) {
      let key = keys[offset]
      let slot = slot(of: key)
      // Both ways to find the free slot for a new key give the same one.
      if slot < 0 { #expect(table.firstFree(hash(key)) == ~slot) }
      table.put(offset, hash: hash(key), at: slot < 0 ? ~slot : slot)
      held[key] = offset
    }

    /// Uses up the element of a key, if there is one.
    mutating func useUp(_ key: Int) {
      let slot = slot(of: key)
      if slot >= 0 { table.useUp(slot) }
      held[key] = nil
    }

    func violations() -> [String] {
      var violations = table.findViolations(hash: { hash(keys[$0]) }, hasSameKey: { keys[$0] == keys[$1] })
      for key in Set(keys) {
        let slot = slot(of: key)
        let found = slot < 0 ? nil : table.offset(at: slot)
        if found != held[key] { violations.append("key \(key) leads to \(String(describing: found))") }
      }
      return violations
    }
  }

  @Test(
    "random keys are found as in a dictionary, and the invariants hold after every step",
    arguments: [Int.max, 7, 1])
  func random(hashCount: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let keys = (0..<1 + generator.below(40)).map { _ in generator.below(30) }
      let slotCount = keys.count + 1 + generator.below(keys.count + 1)
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { slots in
        var trial = Trial(slots, keys: keys, hashCount: hashCount)
        for offset in keys.indices {
          trial.put(offset)
          let violations = trial.violations()
          if !violations.isEmpty { Issue.record("\(violations), keys \(keys), seed \(seed)") }
          guard generator.below(4) == 0 else { continue }
          trial.useUp(keys[generator.below(offset + 1)])
          let later = trial.violations()
          if !later.isEmpty { Issue.record("\(later), keys \(keys), seed \(seed)") }
        }
      }
    }
  }

  @Test("the invariants tell what is wrong with a table")
  func violations() {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 9) { slots in
      func violations(_ change: (KeyTable) -> Void) -> [String] {
        var trial = Trial(slots, keys: [1, 2, 3, 1], hashCount: 1)
        for offset in 0..<3 { trial.put(offset) }
        #expect(trial.violations().isEmpty)
        change(trial.table)
        return trial.table.findViolations(
          hash: { trial.hash(trial.keys[$0]) }, hasSameKey: { trial.keys[$0] == trial.keys[$1] })
      }
      let start = violations { _ in }
      #expect(start.isEmpty)
      // All keys have the same hash, so they are in three slots from the first one on.
      let first = (0..<9).first { slots[$0] != 0 && slots[($0 + 8) % 9] == 0 }!
      let (second, third) = ((first + 1) % 9, (first + 2) % 9)
      #expect(violations { _ in slots[first] = 0 }.count == 2, "two searches end too early")
      #expect(violations { table in slots[third] |= ~table.offsetMask }.count == 1, "the tag is another one")
      #expect(violations { $0.put(3, hash: 0, at: $0.firstFree(0)) }.count == 1, "a key is there twice")
      #expect(violations { _ in slots[third] = slots[second] }.count == 2, "an element is there twice")
      #expect(violations { _ in slots[third] = 1 << 31 }.count == 1, "a tag has no element")
      #expect(violations { table in for slot in 0..<9 { table.put(0, hash: 0, at: slot) } }.count == 1, "it is full")
    }
  }
}
