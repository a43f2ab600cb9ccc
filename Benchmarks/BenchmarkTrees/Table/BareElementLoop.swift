import ComparisonSpecs

/// The least that an update of a memoizing list has to do: a loop that compares each element with the previous one.
public enum BareElementLoop {
  /// Compares elements where they lie.
  ///
  /// - Returns: The number of elements that differ.
  @inline(never)
  public static func compare(_ old: [TableItem], _ new: [TableItem]) -> Int {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let oldBase = old.baseAddress, let newBase = new.baseAddress, old.count == new.count else {
          return max(old.count, new.count)
        }
        var different = 0
        for index in old.indices where !TableItem.areEqual(oldBase + index, newBase + index) { different += 1 }
        return different
      }
    }
  }
}
