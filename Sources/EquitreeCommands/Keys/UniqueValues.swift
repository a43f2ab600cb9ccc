import JSONDocuments

/// A set of strings and numbers of a document, to find out whether they differ from each other.
struct UniqueValues {
  /// Values by open addressing, at most half of the places taken; the hash decides most comparisons.
  private var places: [(hash: UInt32, node: JSONNode?)] = []
  private var mask = 0

  /// Empties the set and makes room for a number of values.
  mutating func reset(for count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    mask = size - 1
    if places.count < size {
      places = Array(repeating: (0, nil), count: size)
    } else {
      for index in 0..<size { places[index].node = nil }
    }
  }

  /// Adds a value.
  ///
  /// - Returns: Whether there was none that is equal to it.
  mutating func insert(_ node: JSONNode) -> Bool {
    let hash = node.hashExceptChildren
    let short = UInt32(truncatingIfNeeded: hash >> 20)
    var place = Int(truncatingIfNeeded: hash) & mask
    while let other = places[place].node {
      if places[place].hash == short, other.isEqualExceptChildren(to: node) { return false }
      place = (place + 1) & mask
    }
    places[place] = (short, node)
    return true
  }
}
