/// The memory that a difference took, for the benchmarks.
///
/// It depends only on the lists. The capacity of an array does not: the allocator may give more than it was asked for,
/// and not always the same.
package struct KeyedMemoryUse {
  /// The bytes that the differ asked for and holds, and those of the difference's elements.
  package var bytes = 0
  /// How often the differ has allocated so far, for itself and for its differences.
  package var allocations = 0
  /// The length of the larger side between the equal ends, in the last difference.
  package var middle = 0

  fileprivate mutating func count<Element>(_ buffer: ScratchBuffer<Element>) {
    bytes += buffer.capacity * MemoryLayout<Element>.stride
    allocations += buffer.growths
  }

  fileprivate mutating func count<Element>(_ array: [Element]) { bytes += array.count * MemoryLayout<Element>.stride }
}

extension KeyedDiffer {
  /// Returns the memory of this differ and of the last difference that it made.
  package func memoryUse(of diff: KeyedDiff) -> KeyedMemoryUse {
    var use = KeyedMemoryUse()
    use.allocations = arrayGrowths
    use.middle = max(matcher.oldMiddle, matcher.newMiddle)
    use.count(matcher.sourceBuffer)
    use.count(matcher.matchedBuffer)
    use.count(matcher.keptBuffer)
    use.count(matcher.wordBuffer)
    use.count(matcher.repeatBuffer)
    use.count(updatedBuffer)
    use.count(diff.removals.values)
    use.count(diff.insertions.values)
    use.count(diff.moves.values)
    use.count(diff.updates.values)
    use.count(diff.repeatedKeys.old.values)
    use.count(diff.repeatedKeys.new.values)
    return use
  }
}
