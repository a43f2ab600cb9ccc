/// Returns the hash of a key for the matcher: equal keys have equal hashes.
///
/// An integer is its own hash, since the matcher spreads hashes with a secret number. Strings and UUIDs have seeded
/// hashes that are faster than those of the standard library, as they only have to last for a search of milliseconds.
/// All other keys, a struct around an integer among them, have their `hashValue`, which is seeded too. So keys that
/// collide cannot be chosen. The checks for a type cost nothing: the compiler decides them when it specializes a
/// client's code.
///
/// The casts change neither bits nor types: each follows a check that `ID` is the type that it names.
@inlinable
@inline(__always)
public func __keyHash<ID: Hashable>(_ id: ID) -> UInt64 {
  if ID.self == Int.self { return UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self)) }
  if ID.self == UInt.self { return UInt64(truncatingIfNeeded: unsafeBitCast(id, to: UInt.self)) }
  // All 64 bits count, even if an `Int` has 32.
  if ID.self == Int64.self { return UInt64(bitPattern: unsafeBitCast(id, to: Int64.self)) }
  if ID.self == UInt64.self { return unsafeBitCast(id, to: UInt64.self) }
  if ID.self == Int32.self { return UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int32.self)) }
  if ID.self == UInt32.self { return UInt64(unsafeBitCast(id, to: UInt32.self)) }
  if ID.self == String.self { return withUnsafePointer(to: id) { SeededHash.string(UnsafeRawPointer($0)) } }
  if MemoryLayout<ID>.size == 16, MemoryLayout<ID>.alignment == 1, SeededHash.isUUID(ID.self) {
    return withUnsafePointer(to: id) { SeededHash.sixteenBytes(UnsafeRawPointer($0)) }
  }
  return UInt64(truncatingIfNeeded: id.hashValue)
}
