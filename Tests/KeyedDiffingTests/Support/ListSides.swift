import KeyedDiffing

/// Two arrays of keys for the matcher.
struct ListSides<Key: Hashable>: __KeyedSides {
  let old: [Key]
  let new: [Key]

  var oldCount: Int { old.count }
  var newCount: Int { new.count }
  func keysAreEqual(old oldIndex: Int, new newIndex: Int) -> Bool { old[oldIndex] == new[newIndex] }
  func keysAreEqual(old first: Int, old second: Int) -> Bool { old[first] == old[second] }
  func keysAreEqual(new first: Int, new second: Int) -> Bool { new[first] == new[second] }
  func hash(old index: Int) -> UInt64 { __keyHash(old[index]) }
  func hash(new index: Int) -> UInt64 { __keyHash(new[index]) }
}

/// A key whose hash is that of every other one.
struct CollidingKey: Hashable {
  let value: Int

  init(_ value: Int) { self.value = value }

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// Sides that count the matcher's comparisons and hashes.
struct CountingSides: __KeyedSides {
  final class Counter { var count = 0 }

  let old: [Int]
  let new: [Int]
  let comparisons = Counter()
  let hashes = Counter()

  var oldCount: Int { old.count }
  var newCount: Int { new.count }
  func keysAreEqual(old oldIndex: Int, new newIndex: Int) -> Bool { compare(old[oldIndex], new[newIndex]) }
  func keysAreEqual(old first: Int, old second: Int) -> Bool { compare(old[first], old[second]) }
  func keysAreEqual(new first: Int, new second: Int) -> Bool { compare(new[first], new[second]) }
  func hash(old index: Int) -> UInt64 { hash(old[index]) }
  func hash(new index: Int) -> UInt64 { hash(new[index]) }

  private func compare(_ lhs: Int, _ rhs: Int) -> Bool {
    comparisons.count += 1
    return lhs == rhs
  }

  private func hash(_ key: Int) -> UInt64 {
    hashes.count += 1
    return UInt64(bitPattern: Int64(key))
  }
}
