/// A flat hash table with open addressing that maps keys to the offsets of their elements, four bytes a slot.
///
/// It holds no keys: the caller compares the elements. A search walks from slot to slot until it meets the key or a
/// free slot (linear probing; D. Knuth, "The Art of Computer Programming", volume 3, section 6.4).
///
///     slot    0                                     free
///             tag of the hash │ offset + 1          an element
///             tag of the hash │ 111…1               used up: holds no element, and searches go on behind it
///                             └ the bits of `offsetMask`
///
/// The tag is the part of the hash that the offset leaves room for; it makes useless comparisons rare. Up to twice as
/// many slots as elements keep the searches short. The number of slots need not be a power of two, so that memory is
/// proportional to the elements. `findViolations(hash:hasSameKey:)` says what always holds.
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
  ///   - slotCount: The number of slots. It must be larger than the number of elements, or no search would end.
  ///   - limit: A number that is larger than every offset.
  ///   - mixer: Decides where the search for a key begins.
  @inlinable
  @inline(__always)
  init(_ slots: UnsafeMutablePointer<UInt32>, slotCount: Int, limit: Int, mixer: KeyMixer = .ofProcess) {
    assert(slotCount > 0 && limit >= 0 && limit < UInt32.max - 1, "The offsets do not fit in the slots.")
    self.slots = slots
    self.slotCount = slotCount
    self.mixer = mixer
    // Offsets are stored plus one, and a still larger value marks a slot that is used up.
    let largest = UInt32(truncatingIfNeeded: limit) &+ 1
    offsetMask = UInt32.max >> UInt32(truncatingIfNeeded: largest.leadingZeroBitCount)
    slots.update(repeating: 0, count: slotCount)
  }

  /// Returns the slot where the search for a key begins.
  ///
  /// It is below `slotCount`, since that is multiplied by a fraction below one.
  @inlinable
  @inline(__always)
  func start(_ mixed: UInt64) -> Int {
    Int(truncatingIfNeeded: ((mixed >> 32) &* UInt64(truncatingIfNeeded: slotCount)) >> 32)
  }

  /// Returns the part of a hash that the slot of its key holds.
  @inlinable
  @inline(__always)
  func tag(_ mixed: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: mixed) & ~offsetMask }

  /// Returns the slot behind another one; the first one follows the last.
  @inlinable
  @inline(__always)
  func next(_ slot: Int) -> Int { slot + 1 == slotCount ? 0 : slot + 1 }

  /// Finds the slot that holds a key.
  ///
  /// - Parameters:
  ///   - hash: The key's hash.
  ///   - hasKey: Returns whether the element at an offset has the key.
  /// - Returns: The slot, or the complement of the free one where the key belongs.
  @inlinable
  @inline(__always)
  func find(_ hash: UInt64, _ hasKey: (Int) -> Bool) -> Int {
    let mixed = mixer.mixed(hash)
    let tag = tag(mixed)
    var slot = start(mixed)
    // Some slots are free: the search ends. No index is checked: `start` and `next` give slots of the table only.
    while true {
      let entry = slots[slot]
      if entry == 0 { return ~slot }
      if entry & ~offsetMask == tag {
        let offset = offset(in: entry)
        if !isUsedUp(entry) && hasKey(offset) { return slot }
      }
      slot = next(slot)
    }
  }

  /// Returns the offset of the element in a slot.
  @inlinable
  @inline(__always)
  func offset(at slot: Int) -> Int {
    assert(holds(slot) && slots[slot] != 0 && !isUsedUp(slots[slot]), "The slot has no element.")
    return offset(in: slots[slot])
  }

  @inlinable
  @inline(__always)
  func offset(in entry: UInt32) -> Int { Int(truncatingIfNeeded: entry & offsetMask) &- 1 }

  /// Puts an element into a free slot, or in place of another one with the same key.
  @inlinable
  @inline(__always)
  func put(_ offset: Int, hash: UInt64, at slot: Int) {
    assert(holds(slot) && offset >= 0 && offset &+ 1 < offsetMask, "The element does not fit in the table.")
    slots[slot] = tag(mixer.mixed(hash)) | (UInt32(truncatingIfNeeded: offset) &+ 1)
  }

  /// Removes the element in a slot, without ending the searches that pass it.
  @inlinable
  @inline(__always)
  func useUp(_ slot: Int) {
    assert(holds(slot), "The table has no such slot.")
    slots[slot] |= offsetMask
  }

  /// Returns whether the table has a slot.
  ///
  /// Only debug builds ask: all slots come from ``find(_:_:)`` and ``firstFree(_:)``.
  @inlinable
  func holds(_ slot: Int) -> Bool { slot >= 0 && slot < slotCount }

  @inlinable
  @inline(__always)
  func isUsedUp(_ entry: UInt32) -> Bool { entry & offsetMask == offsetMask }
}

extension KeyTable {
  /// Finds the free slot for a key that is known not to be in the table.
  @inlinable
  @inline(__always)
  func firstFree(_ hash: UInt64) -> Int {
    var slot = start(mixer.mixed(hash))
    while slots[slot] != 0 { slot = next(slot) }
    return slot
  }
}
