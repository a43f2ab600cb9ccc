/// A flat hash table with open addressing that maps keys to the offsets of their elements, four bytes a slot.
///
/// It holds no keys: the caller compares the elements. Each slot has the offset plus one in its low bits and, in those
/// that are left, a part of the hash, so that few elements are compared in vain. Up to twice as many
/// slots as elements keep the searches short; their number need not be a power of two, so that memory is proportional to
/// the elements.
@frozen
@usableFromInline
struct KeyTable {
  @usableFromInline let slots: UnsafeMutablePointer<UInt32>
  @usableFromInline let slotCount: Int
  /// The bits of a slot that hold the offset.
  @usableFromInline let offsetMask: UInt32
  @usableFromInline let mixer: KeyMixer

  /// Empties `slots`.
  ///
  /// - Parameters:
  ///   - slots: Memory for the table.
  ///   - slotCount: How many slots it has: more than elements, or no search would end.
  ///   - limit: Every offset is below this.
  ///   - mixer: Decides where the search for a key begins.
  @inlinable
  @inline(__always)
  init(_ slots: UnsafeMutablePointer<UInt32>, slotCount: Int, limit: Int, mixer: KeyMixer = .ofProcess) {
    assert(slotCount > 0 && limit >= 0 && limit < UInt32.max - 1, "the offsets do not fit in the slots")
    self.slots = slots
    self.slotCount = slotCount
    self.mixer = mixer
    // Offsets are stored plus one, and a larger value marks a slot whose elements are used up.
    let largest = UInt32(truncatingIfNeeded: limit) &+ 1
    offsetMask = UInt32.max >> UInt32(truncatingIfNeeded: largest.leadingZeroBitCount)
    slots.update(repeating: 0, count: slotCount)
  }

  /// The slot where the search for a key begins.
  ///
  /// It is below `slotCount`, since that is multiplied with a fraction below one.
  @inlinable
  @inline(__always)
  func start(_ mixed: UInt64) -> Int {
    Int(truncatingIfNeeded: ((mixed >> 32) &* UInt64(truncatingIfNeeded: slotCount)) >> 32)
  }

  @inlinable
  @inline(__always)
  func tag(_ mixed: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: mixed) & ~offsetMask }

  @inlinable
  @inline(__always)
  func next(_ slot: Int) -> Int { slot + 1 == slotCount ? 0 : slot + 1 }

  /// Finds the slot that holds a key.
  ///
  /// - Parameters:
  ///   - hash: The key's hash.
  ///   - isSame: Whether the element at an offset has the key.
  /// - Returns: The slot, or the complement of the free one where the key belongs.
  @inlinable
  @inline(__always)
  func find(_ hash: UInt64, _ isSame: (Int) -> Bool) -> Int {
    let mixed = mixer.mixed(hash)
    let tag = tag(mixed)
    var slot = start(mixed)
    // Some slots are free: the search ends. No index is checked: `start` and `next` give slots of the table only.
    while true {
      let entry = slots[slot]
      if entry == 0 { return ~slot }
      if entry & ~offsetMask == tag {
        let offset = offset(in: entry)
        if !isUsedUp(entry) && isSame(offset) { return slot }
      }
      slot = next(slot)
    }
  }

  @inlinable
  @inline(__always)
  func offset(at slot: Int) -> Int {
    assert(holds(slot) && slots[slot] != 0 && !isUsedUp(slots[slot]), "the slot has no element")
    return offset(in: slots[slot])
  }

  @inlinable
  @inline(__always)
  func offset(in entry: UInt32) -> Int { Int(truncatingIfNeeded: entry & offsetMask) &- 1 }

  /// Puts an element into a free slot, or in place of another one with the same key.
  @inlinable
  @inline(__always)
  func put(_ offset: Int, hash: UInt64, at slot: Int) {
    assert(holds(slot) && offset >= 0 && offset &+ 1 < offsetMask, "the element has no place in the table")
    slots[slot] = tag(mixer.mixed(hash)) | (UInt32(truncatingIfNeeded: offset) &+ 1)
  }

  /// Leaves no element in a slot, without ending the searches that pass it.
  @inlinable
  @inline(__always)
  func useUp(_ slot: Int) {
    assert(holds(slot), "the table has no such slot")
    slots[slot] |= offsetMask
  }

  /// Whether a slot is one of the table: for debug builds, since all slots come from ``find(_:_:)`` and ``firstFree(_:)``.
  @inlinable
  func holds(_ slot: Int) -> Bool { slot >= 0 && slot < slotCount }

  @inlinable
  @inline(__always)
  func isUsedUp(_ entry: UInt32) -> Bool { entry & offsetMask == offsetMask }
}

extension KeyTable {
  /// Finds where a key belongs that is known not to be in the table.
  @inlinable
  @inline(__always)
  func firstFree(_ hash: UInt64) -> Int {
    var slot = start(mixer.mixed(hash))
    while slots[slot] != 0 { slot = next(slot) }
    return slot
  }
}
