extension KeyTable {
  /// What is wrong with the table; empty if nothing is.
  ///
  /// Between two changes this holds:
  ///
  /// - At least one slot is free, so that every search ends.
  /// - A slot that is not free holds an element, or is used up.
  /// - No element is in two slots, and no two elements with the same key are in the table.
  /// - A search for the key of an element ends at the element's slot: the slot has the tag of the hash, and no slot
  ///   between it and the one where the search begins is free.
  ///
  /// - Parameters:
  ///   - hash: The hash of the key of the element at an offset.
  ///   - hasSameKey: Whether the elements at two offsets have the same key.
  /// - Returns: A sentence for each part that is wrong.
  /// - Complexity: O(*n*) for *n* slots, on average.
  func findViolations(hash: (Int) -> UInt64, hasSameKey: (Int, Int) -> Bool) -> [String] {
    guard (0..<slotCount).contains(where: { slots[$0] == 0 }) else {
      return ["no slot is free: a search for a key that the table lacks would not end"]
    }
    var violations: [String] = []
    var seen: Set<Int> = []
    for slot in 0..<slotCount where slots[slot] != 0 && !isUsedUp(slots[slot]) {
      let offset = offset(in: slots[slot])
      guard offset >= 0 else {
        violations.append("slot \(slot): it has a tag and no element")
        continue
      }
      if !seen.insert(offset).inserted {
        violations.append("slot \(slot): its element \(offset) is in another one too")
      }
      let found = find(hash(offset)) { hasSameKey($0, offset) }
      if found != slot {
        let place = found < 0 ? "free slot \(~found)" : "slot \(found)"
        violations.append("slot \(slot): a search for the key of its element \(offset) ends at \(place)")
      }
    }
    return violations
  }
}
