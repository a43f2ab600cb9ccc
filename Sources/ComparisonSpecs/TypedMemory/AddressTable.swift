internal import Synchronization

/// A table from addresses to words that only grows, and is read without a lock.
///
/// It keeps a value for each type, found by the address of the type's record, which is valid for as long as the process
/// runs. Nothing runs under the lock but the insertion itself; of two threads that insert the same address at once, the
/// first one's word stays.
package final class AddressTable: Sendable {
  /// An open-addressing table with a power of two of places, of which at most half are taken.
  ///
  /// A place holds an address and its word. The address is written last and read first: who sees it sees the word.
  private struct Storage {
    let mask: UInt
    let places: UnsafeMutablePointer<Atomic<UInt>>

    init(capacity: Int) {
      mask = UInt(capacity - 1)
      places = .allocate(capacity: 2 * capacity)
      for index in 0..<2 * capacity { (places + index).initialize(to: Atomic(0)) }
    }

    /// The place of an address: the one that holds it, or the free one that will.
    func place(of address: UInt) -> UnsafeMutablePointer<Atomic<UInt>> {
      // Type records are aligned, so their lowest bits are always 0.
      var index = (address >> 4 ^ address >> 12) & mask
      while true {
        // `index` is at most `mask`, so that both words of the place lie within the 2 · (mask + 1) that were allocated.
        let place = places + Int(2 * index)
        let found = place.pointee.load(ordering: .acquiring)
        // There are always free places, so the loop ends.
        if found == address || found == 0 { return place }
        index = (index + 1) & mask
      }
    }
  }

  /// The address of the current storage.
  ///
  /// All replaced ones together are smaller than the current one.
  private let storage: Atomic<UInt>
  private let writing = Mutex(Writing())
  /// Shows the order of writers to the thread sanitizer, which does not see into `Mutex` on Linux.
  private let order = Atomic(false)

  /// What only writers look at.
  private struct Writing {
    /// The number of addresses in the table.
    var count = 0
    /// The addresses of replaced storage, which is never freed: a reader may still be looking at it.
    var retired: [UInt] = []
  }

  /// Makes an empty table.
  package init() {
    storage = Atomic(Self.address(of: Storage(capacity: 64)))
  }

  /// The word of an address that is not 0; nil if there is none yet.
  package func word(of address: UInt) -> UInt? {
    let place = current.pointee.place(of: address)
    guard place.pointee.load(ordering: .acquiring) != 0 else { return nil }
    return place.successor().pointee.load(ordering: .relaxed)
  }

  /// Puts a word under an address.
  ///
  /// - Returns: The word that the table has from now on: another one where the address had a word already.
  package func insert(_ word: UInt, for address: UInt) -> UInt {
    precondition(address != 0, "0 marks a free place and cannot be an address")
    return writing.withLock { writing in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      var storage = current.pointee
      if 2 * (writing.count + 1) > Int(storage.mask) + 1 {
        writing.retired.append(UInt(bitPattern: current))
        storage = grow()
      }
      let place = storage.place(of: address)
      if place.pointee.load(ordering: .relaxed) == address {
        return place.successor().pointee.load(ordering: .relaxed)
      }
      place.successor().pointee.store(word, ordering: .relaxed)
      place.pointee.store(address, ordering: .releasing)
      writing.count += 1
      return word
    }
  }

  private func grow() -> Storage {
    let old = current.pointee
    let new = Storage(capacity: 2 * (Int(old.mask) + 1))
    for index in 0...Int(old.mask) {
      let source = old.places + 2 * index
      let address = source.pointee.load(ordering: .relaxed)
      guard address != 0 else { continue }
      let place = new.place(of: address)
      place.successor().pointee.store(source.successor().pointee.load(ordering: .relaxed), ordering: .relaxed)
      place.pointee.store(address, ordering: .relaxed)
    }
    storage.store(Self.address(of: new), ordering: .releasing)
    return new
  }

  /// The current storage: `storage` holds the address of one from the initializer on, and none is ever freed.
  private var current: UnsafePointer<Storage> {
    UnsafePointer(bitPattern: storage.load(ordering: .acquiring)).unsafelyUnwrapped
  }

  private static func address(of storage: Storage) -> UInt {
    let pointer = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    pointer.initialize(to: storage)
    return UInt(bitPattern: pointer)
  }
}
