/// Makes one difference after another, and keeps its memory for the next one.
///
/// ```swift
/// var differ = KeyedDiffer()
/// let diff = differ.difference(from: rows, to: nextRows, id: \.id)
/// // … use the difference …
/// differ.recycle(diff)
/// ```
///
/// Once the memory is large enough, a difference allocates only its own arrays, and nothing at all if an earlier
/// difference was given back with ``recycle(_:)``.
public struct KeyedDiffer: ~Copyable {
  @usableFromInline var matcher = __KeyedMatcher()
  /// A bit for each element of the new list: whether it is updated.
  @usableFromInline var updatedBuffer = ScratchBuffer<UInt>()
  @usableFromInline var recycled: KeyedDiff?
  /// How often an array of a difference allocated memory.
  var arrayGrowths = 0

  /// Creates a differ that holds no memory yet.
  @inlinable
  public init() {}

  deinit {
    var matcher = matcher
    var updatedBuffer = updatedBuffer
    matcher.deallocate()
    updatedBuffer.deallocate()
  }

  /// Takes back a difference that is no longer needed, so that the next one uses its memory.
  ///
  /// - Parameter diff: A difference. While there are other copies of it, its memory is not used again.
  @inlinable
  public mutating func recycle(_ diff: consuming KeyedDiff) { recycled = consume diff }

  /// Compares two lists in memory.
  @inlinable
  mutating func difference<Reader: KeyReader>(
    _ sides: BufferSides<Reader>, keysAreUnique: Bool,
    _ areEqual: (UnsafePointer<Reader.Element>, UnsafePointer<Reader.Element>) -> Bool
  ) -> KeyedDiff {
    matcher.match(sides, prefix: 0, knowledge: keysAreUnique ? .allUnique : .nothing)
    let updated = findUpdates(sides, areEqual)
    var diff = takeDifference(oldCount: sides.oldCount, newCount: sides.newCount, updated: updated)
    if matcher.foundRepeats {
      takeRepeated(&diff, isNew: true)
      matcher.listRepeated(in: OldSide(sides), count: sides.oldCount)
      takeRepeated(&diff, isNew: false)
    }
    return diff
  }
}
