/// A buffer of records that grows.
struct GrowingRecords: ~Copyable {
  private var start: UnsafeMutablePointer<JSONRecord>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  subscript(index: UInt32) -> JSONRecord {
    get { start[Int(index)] }
    nonmutating set { start[Int(index)] = newValue }
    nonmutating _modify { yield &start[Int(index)] }
  }

  mutating func append(_ record: JSONRecord) {
    if count == capacity { grow(to: capacity * 2) }
    (start + count).initialize(to: record)
    count += 1
  }

  /// Hands the records over to the caller, who frees them, and leaves the buffer empty.
  mutating func take() -> UnsafeMutableBufferPointer<JSONRecord> {
    if capacity > count + count / 8 { grow(to: count) }
    let taken = UnsafeMutableBufferPointer(start: start, count: count)
    capacity = 1
    start = .allocate(capacity: capacity)
    count = 0
    return taken
  }

  private mutating func grow(to capacity: Int) {
    let other = UnsafeMutablePointer<JSONRecord>.allocate(capacity: capacity)
    other.moveInitialize(from: start, count: count)
    start.deallocate()
    start = other
    self.capacity = capacity
  }
}
