import Synchronization

/// What was compiled for each type: a table that only grows, and is read without a lock.
///
/// Records live as long as the process, like the type records of the runtime that they are made from. Nothing runs under
/// the lock but the insertion itself; two threads that compile the same type at once do the work twice, and the record
/// of the first one stays.
final class TypeTable<Record>: Sendable {
  /// An open-addressing table with a power of two of places, of which at most half are taken.
  ///
  /// A place holds a type and its record. The type is written last and read first: who sees it sees the record. Storage is
  /// never freed, so that its address is good for ever, and an index is below the number of places by the mask.
  private struct Storage {
    let mask: UInt
    let places: UnsafeMutablePointer<Atomic<UInt>>

    init(capacity: Int) {
      mask = UInt(capacity - 1)
      places = .allocate(capacity: 2 * capacity)
      for index in 0..<2 * capacity { (places + index).initialize(to: Atomic(0)) }
    }

    /// The place of a type: the one that holds it, or the free one that will.
    func place(of type: UInt) -> UnsafeMutablePointer<Atomic<UInt>> {
      // Type records are aligned, so that their lowest bits say nothing.
      var index = (type >> 4 ^ type >> 12) & mask
      while true {
        let place = places + Int(2 * index)
        let found = place.pointee.load(ordering: .acquiring)
        // There are always free places, so the loop ends.
        if found == type || found == 0 { return place }
        index = (index + 1) & mask
      }
    }
  }

  /// The address of the current storage.
  ///
  /// All replaced ones together are smaller than the current one.
  private let storage: Atomic<UInt>
  private let writing = Mutex(Writing())
  /// Shows the thread sanitizer, which does not see into `Mutex` on Linux, in which order writers come.
  private let order = Atomic(false)

  /// What only writers look at.
  private struct Writing {
    /// The number of types in the table.
    var count = 0
    /// The addresses of replaced storage and of records that came second, none of which is ever freed.
    var retired: [UInt] = []
  }

  init() {
    storage = Atomic(Self.address(of: Storage(capacity: 64)))
  }

  /// The record of a type.
  func record(of type: TypeMetadata) -> UnsafePointer<Record>? {
    let place = current.pointee.place(of: UInt(bitPattern: type.address))
    guard place.pointee.load(ordering: .acquiring) != 0 else { return nil }
    return UnsafePointer(bitPattern: place.successor().pointee.load(ordering: .relaxed))
  }

  /// The record of a type, compiled if there is none yet.
  func record(of type: TypeMetadata, compile: () -> Record) -> UnsafePointer<Record> {
    if let record = record(of: type) { return record }
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: compile())
    return insert(record, for: UInt(bitPattern: type.address))
  }

  private func insert(_ record: UnsafeMutablePointer<Record>, for type: UInt) -> UnsafePointer<Record> {
    // The lock orders writers; a pointer is only a number to it.
    let record = UInt(bitPattern: record)
    let stored = writing.withLock { writing in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      var storage = current.pointee
      if 2 * (writing.count + 1) > Int(storage.mask) + 1 {
        writing.retired.append(UInt(bitPattern: current))
        storage = grow()
      }
      let place = storage.place(of: type)
      if place.pointee.load(ordering: .relaxed) == type {
        writing.retired.append(record)
        return place.successor().pointee.load(ordering: .relaxed)
      }
      place.successor().pointee.store(record, ordering: .relaxed)
      place.pointee.store(type, ordering: .releasing)
      writing.count += 1
      return record
    }
    return UnsafePointer(bitPattern: stored).unsafelyUnwrapped
  }

  private func grow() -> Storage {
    let old = current.pointee
    let new = Storage(capacity: 2 * (Int(old.mask) + 1))
    for index in 0...Int(old.mask) {
      let source = old.places + 2 * index
      let type = source.pointee.load(ordering: .relaxed)
      guard type != 0 else { continue }
      let place = new.place(of: type)
      place.successor().pointee.store(source.successor().pointee.load(ordering: .relaxed), ordering: .relaxed)
      place.pointee.store(type, ordering: .relaxed)
    }
    storage.store(Self.address(of: new), ordering: .releasing)
    return new
  }

  private var current: UnsafePointer<Storage> {
    UnsafePointer(bitPattern: storage.load(ordering: .acquiring)).unsafelyUnwrapped
  }

  private static func address(of storage: Storage) -> UInt {
    let pointer = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    pointer.initialize(to: storage)
    return UInt(bitPattern: pointer)
  }
}
