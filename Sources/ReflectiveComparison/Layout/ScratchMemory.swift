/// Memory for the payloads of enums that do not lie in the enum as they are, freed with the comparison.
///
/// A copy of bytes owns nothing, and is read only while the value that it comes from is alive.
struct ScratchMemory: ~Copyable {
  /// The memory for the next copies: memory of the caller, or the last block.
  private var current: UnsafeMutableRawBufferPointer
  private var used = 0
  private var blocks: [UnsafeMutableRawBufferPointer] = []

  private static var blockSize: Int { 4096 }
  private static var blockAlignment: Int { 16 }

  /// Starts in memory of the caller, and takes blocks from the heap when that is full.
  init(_ memory: UnsafeMutableRawBufferPointer) { current = memory }

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// A place in the memory, to go back to.
  struct Mark {
    fileprivate let blocks: Int
    fileprivate let used: Int
  }

  /// The end of the memory in use.
  var mark: Mark { Mark(blocks: blocks.count, used: used) }

  /// Frees what was taken since, unless it continues in another block.
  ///
  /// At most one copy in a block is not freed, so the memory in use is limited by the depth of the values.
  mutating func reset(to mark: Mark) {
    if blocks.count == mark.blocks { used = mark.used }
  }

  /// Copies bytes, and returns the address of the copy.
  mutating func copy(_ source: UnsafeRawPointer, size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    var start = offset(alignedTo: alignment)
    if start + size > current.count {
      current = .allocate(byteCount: max(Self.blockSize, size), alignment: max(Self.blockAlignment, alignment))
      blocks.append(current)
      used = 0
      start = 0
    }
    used = start + size
    // The memory is not empty, and `size` bytes from `start` on lie in it.
    assert(start >= 0 && used <= current.count, "A copy does not fit into its memory")
    let target = current.baseAddress.unsafelyUnwrapped + start
    target.copyMemory(from: source, byteCount: size)
    return target
  }

  /// The first unused place of the current memory that is aligned.
  private func offset(alignedTo alignment: Int) -> Int {
    let base = UInt(bitPattern: current.baseAddress)
    let mask = UInt(alignment - 1)
    return Int((base + UInt(used) + mask) & ~mask - base)
  }
}
