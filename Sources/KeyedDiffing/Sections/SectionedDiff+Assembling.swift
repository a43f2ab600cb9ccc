extension SectionedDiff {
  /// Creates a sectioned difference from that of the sections and that of all items, one after another.
  ///
  /// The latter only says which items match. What moves is decided section by section, so that a section that moves
  /// takes its items along.
  init(_ sections: KeyedDiff, _ all: KeyedDiff, _ old: SectionLayout, _ new: SectionLayout) {
    func paths(_ pairs: KeyedDiff.OffsetPairs) -> [ItemPathPair] {
      pairs.map { ItemPathPair(old: old.path(of: $0.old), new: new.path(of: $0.new)) }
    }
    self.sections = sections
    itemUpdates = paths(all.updates)
    repeatedOldItems = all.repeatedKeys.old.map(old.path)
    repeatedNewItems = all.repeatedKeys.new.map(new.path)
    let removed = Set(sections.removals)
    itemRemovals = all.removals.map(old.path).filter { !removed.contains($0.section) }
    let inserted = Set(sections.insertions)
    itemInsertions = all.insertions.map(new.path).filter { !inserted.contains($0.section) }
    let sources = all.sources
    let isKept = Self.keptItems(sources, sections.sources, old, new)
    itemMoves = sources.indices.filter { sources[$0] >= 0 && !isKept[$0] }.map {
      ItemPathPair(old: old.path(of: Int(sources[$0])), new: new.path(of: $0))
    }
  }

  /// Returns for each new item whether it stays in its section, and in order with the others that do.
  private static func keptItems(
    _ sources: [Int32], _ sectionSources: [Int32], _ old: SectionLayout, _ new: SectionLayout
  ) -> [Bool] {
    var isKept = Array(repeating: false, count: sources.count)
    /// The sources of items that stay in their section, and -1 for others.
    var staying = sources
    for (section, source) in sectionSources.enumerated() {
      let range = new.range(of: section)
      let oldRange = source < 0 ? 0..<0 : old.range(of: Int(source))
      for item in range {
        isKept[item] = sources[item] >= 0 && oldRange.contains(Int(sources[item]))
        if !isKept[item] { staying[item] = -1 }
      }
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * sources.count) { words in
      staying.withUnsafeMutableBufferPointer { staying in
        isKept.withUnsafeMutableBufferPointer { isKept in
          guard let words = words.baseAddress, let staying = staying.baseAddress, let isKept = isKept.baseAddress else {
            return
          }
          for section in 0..<new.sectionCount {
            let range = new.range(of: section)
            _ = LongestIncreasingSubsequence.keep(
              staying + range.lowerBound, isKept + range.lowerBound, count: range.count, words: words)
          }
        }
      }
    }
    return isKept
  }
}

extension KeyedDiff {
  /// For each element of the new list, its offset in the old one, or -1.
  var sources: [Int32] {
    let isKept = keptOffsets
    var sources = Array(repeating: Int32(0), count: newCount)
    for offset in insertions { sources[offset] = -1 }
    for move in moves { sources[move.new] = -2 }
    var kept = 0
    for offset in sources.indices where sources[offset] == 0 {
      while !isKept[kept] { kept += 1 }
      sources[offset] = Int32(truncatingIfNeeded: kept)
      kept += 1
    }
    for move in moves { sources[move.new] = Int32(truncatingIfNeeded: move.old) }
    return sources
  }
}
