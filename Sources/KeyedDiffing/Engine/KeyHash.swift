/// The hash of a key for the matcher: an integer stands for itself, anything else has its hash value.
///
/// The matcher mixes the bits, so that neighbouring integers spread; hashing them first would take longer than all the
/// rest. The checks of the type are decided when a client's code is specialised.
@inlinable
@inline(__always)
public func __keyHash<ID: Hashable>(_ id: ID) -> Int {
  if ID.self == Int.self { return unsafeBitCast(id, to: Int.self) }
  if ID.self == UInt.self { return unsafeBitCast(id, to: Int.self) }
  if ID.self == Int64.self { return Int(truncatingIfNeeded: unsafeBitCast(id, to: Int64.self)) }
  if ID.self == UInt64.self { return Int(truncatingIfNeeded: unsafeBitCast(id, to: UInt64.self)) }
  if ID.self == Int32.self { return Int(unsafeBitCast(id, to: Int32.self)) }
  if ID.self == UInt32.self { return Int(truncatingIfNeeded: unsafeBitCast(id, to: UInt32.self)) }
  return id.hashValue
}
