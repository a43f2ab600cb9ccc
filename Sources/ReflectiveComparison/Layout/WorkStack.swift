/// The deferred work of a comparison: rows of values that are still to be compared.
///
/// Values nest through boxes and arrays to any depth, so the walk keeps its own stack and does not call itself for
/// them.
struct WorkStack: ~Copyable {
  /// Values in a row on each side, all of one type.
  struct Row {
    let plan: UnsafePointer<LayoutPlan>
    var lhs: UnsafeRawPointer
    var rhs: UnsafeRawPointer
    /// The number of values left, at least one.
    var count: Int
    let stride: Int
  }

  private var rows: UnsafeMutablePointer<Row>
  private var capacity: Int
  private var isOnHeap = false
  private(set) var count = 0

  /// Starts in memory of the caller, and moves to the heap when that is full.
  init(_ memory: UnsafeMutableBufferPointer<Row>) {
    precondition(!memory.isEmpty, "A stack of work begins with some memory")
    rows = memory.baseAddress.unsafelyUnwrapped
    capacity = memory.count
  }

  deinit {
    if isOnHeap { rows.deallocate() }
  }

  mutating func push(_ row: Row) {
    if count == capacity { grow() }
    // There is room for `capacity` rows, of which the first `count` are initialized.
    assert(count < capacity, "The stack of work has no room")
    (rows + count).initialize(to: row)
    count += 1
  }

  /// Takes the next value of the last row, which leaves the stack with its last value.
  mutating func next() -> (plan: UnsafePointer<LayoutPlan>, lhs: UnsafeRawPointer, rhs: UnsafeRawPointer)? {
    guard count > 0 else { return nil }
    let top = rows + (count - 1)
    let row = top.pointee
    if row.count == 1 {
      count -= 1
    } else {
      top.pointee.count = row.count - 1
      top.pointee.lhs = row.lhs + row.stride
      top.pointee.rhs = row.rhs + row.stride
    }
    return (row.plan, row.lhs, row.rhs)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Row>.allocate(capacity: 2 * capacity)
    larger.update(from: rows, count: count)
    if isOnHeap { rows.deallocate() }
    rows = larger
    capacity *= 2
    isOnHeap = true
  }
}
