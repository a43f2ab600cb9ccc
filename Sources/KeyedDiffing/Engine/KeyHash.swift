/// The hash of a key for the matcher: equal keys have equal hashes.
///
/// An integer stands for itself, since the matcher mixes the bits. Strings and UUIDs have hashes of their own, which
/// are faster than those of the standard library, since they are meant for a search that lasts milliseconds; they are
/// seeded, so that nobody can choose keys that collide. Anything else has its hash value. What a key is, is
/// decided when a client's code is specialised.
@inlinable
@inline(__always)
public func __keyHash<ID: Hashable>(_ id: ID) -> Int {
  if ID.self == Int.self { return unsafeBitCast(id, to: Int.self) }
  if ID.self == UInt.self { return unsafeBitCast(id, to: Int.self) }
  if ID.self == Int64.self { return Int(truncatingIfNeeded: unsafeBitCast(id, to: Int64.self)) }
  if ID.self == UInt64.self { return Int(truncatingIfNeeded: unsafeBitCast(id, to: UInt64.self)) }
  if ID.self == Int32.self { return Int(unsafeBitCast(id, to: Int32.self)) }
  if ID.self == UInt32.self { return Int(truncatingIfNeeded: unsafeBitCast(id, to: UInt32.self)) }
  if ID.self == String.self { return withUnsafePointer(to: id) { SeededHash.string(UnsafeRawPointer($0)) } }
  if MemoryLayout<ID>.size == 16, MemoryLayout<ID>.alignment == 1, SeededHash.isUUID(ID.self) {
    return withUnsafePointer(to: id) { SeededHash.sixteenBytes(UnsafeRawPointer($0)) }
  }
  return id.hashValue
}
