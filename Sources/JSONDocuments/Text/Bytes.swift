/// Compares two runs of bytes.
///
/// - Parameters:
///   - lhs: As many bytes as `rhs` has, or nil if it has none. This cannot be checked here: callers compare the counts
///     first.
///   - rhs: The other bytes.
/// - Returns: Whether all bytes are the same.
func areEqualBytes(_ lhs: UnsafePointer<UInt8>?, _ rhs: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let lhs, let other = rhs.baseAddress else { return rhs.isEmpty }
  let left = UnsafeRawPointer(lhs)
  let right = UnsafeRawPointer(other)
  var offset = 0
  while offset + 8 <= rhs.count {
    let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    if word != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
    offset += 8
  }
  while offset < rhs.count {
    if lhs[offset] != other[offset] { return false }
    offset += 1
  }
  return true
}

/// The start of each hash: a different number in each process, so that no document can be written in which all names or
/// all keys have the same hash.
private let secret = UInt64(truncatingIfNeeded: 0x5EED.hashValue) &<< 32 ^ UInt64(truncatingIfNeeded: 0xB17E5.hashValue)

/// Returns a hash of bytes that is the same for equal bytes within one run.
///
/// It only narrows a search: bytes with the same hash are still compared, and no order follows from it. Multiplying two
/// words to twice their width and folding the halves mixes every bit of a word into every bit of the hash.
func hashOfBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt {
  var hash = secret ^ UInt64(truncatingIfNeeded: bytes.count)
  func mix(_ word: UInt64) {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    hash = high ^ low &+ 0xA076_1D64_78BD_642F
  }
  guard let base = bytes.baseAddress else { return UInt(truncatingIfNeeded: hash) }
  // Words are read while eight bytes are left, and then single bytes, so no read goes beyond the count.
  let raw = UnsafeRawPointer(base)
  var offset = 0
  while offset + 8 <= bytes.count {
    mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    offset += 8
  }
  var rest: UInt64 = 0
  while offset < bytes.count {
    rest = rest << 8 | UInt64(base[offset])
    offset += 1
  }
  mix(rest)
  // The last word went into the middle bits; one more turn brings it into all of them.
  mix(0x2545_F491_4F6C_DD1D)
  return UInt(truncatingIfNeeded: hash)
}
