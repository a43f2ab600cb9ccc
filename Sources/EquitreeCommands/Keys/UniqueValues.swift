import JSONDocuments

/// A set of strings and numbers of a document that finds out whether they are all different.
struct UniqueValues {
  /// A hash table with open addressing, at most half full, in which the hash decides most comparisons.
  private var slots: [(hash: UInt32, node: JSONNode?)] = []
  private var mask = 0

  /// Empties the set and makes room for a number of values.
  mutating func reset(for count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    mask = size - 1
    if slots.count < size {
      slots = Array(repeating: (0, nil), count: size)
    } else {
      for slot in 0..<size { slots[slot].node = nil }
    }
  }

  /// Adds a value.
  ///
  /// - Returns: Whether the set had no equal value.
  mutating func insert(_ node: JSONNode) -> Bool {
    let hash = node.hashExceptChildren
    let short = UInt32(truncatingIfNeeded: hash >> 20)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let other = slots[slot].node {
      if slots[slot].hash == short, other.isEqualExceptChildren(to: node) { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = (short, node)
    return true
  }
}
