/// Memory for the payloads of enums that do not lie in the enum as they are, freed with the comparison.
///
/// What is put here is a copy of bytes: it owns nothing, and is looked at only while the value that it comes from lives.
struct ScratchMemory: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var used = 0
  private var capacity = 0

  private static var blockSize: Int { 4096 }
  private static var blockAlignment: Int { 64 }

  init() {}

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// A place in the memory, to go back to.
  struct Mark {
    fileprivate let blocks: Int
    fileprivate let used: Int
    fileprivate let capacity: Int
  }

  /// Where the memory in use ends now.
  var mark: Mark { Mark(blocks: blocks.count, used: used, capacity: capacity) }

  /// Gives back what was taken since.
  mutating func reset(to mark: Mark) {
    // The first block stays, for the next one who asks.
    if mark.blocks == 0 {
      if blocks.count > 1 { removeBlocks(from: 1) }
      used = 0
      return
    }
    if blocks.count > mark.blocks { removeBlocks(from: mark.blocks) }
    used = mark.used
    capacity = mark.capacity
  }

  /// Copies bytes, and returns where the copy is.
  mutating func copy(_ source: UnsafeRawPointer, size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    var start = (used + alignment - 1) & ~(alignment - 1)
    if blocks.isEmpty || start + size > capacity {
      capacity = max(Self.blockSize, size)
      blocks.append(.allocate(byteCount: capacity, alignment: max(Self.blockAlignment, alignment)))
      start = 0
    }
    used = start + size
    let target = blocks[blocks.count - 1] + start
    target.copyMemory(from: source, byteCount: size)
    return target
  }

  private mutating func removeBlocks(from first: Int) {
    for block in blocks[first...] { block.deallocate() }
    blocks.removeSubrange(first...)
  }
}
