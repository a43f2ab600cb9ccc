import ComparisonSpecs

/// The pairs of shared heap objects whose contents a comparison has deferred or compared.
///
/// A box or a buffer of elements with one owner is reached in one way only, so a pair with such a side is met once.
/// Only pairs whose sides are both shared are noted: values that share nothing pay for a look at two reference counts.
struct SharedPairs: ~Copyable {
  /// The addresses of two heap objects.
  private struct Pair: Hashable {
    let lhs: UnsafeRawPointer
    let rhs: UnsafeRawPointer
  }

  private var met: Set<Pair> = []

  /// Whether the contents of two heap objects are still to be compared.
  ///
  /// The compared values own both objects, so these are alive for as long as the comparison runs; no other object can
  /// take over an address.
  mutating func isNew(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if hasOneOwner(lhs) || hasOneOwner(rhs) { return true }
    return met.insert(Pair(lhs: lhs, rhs: rhs)).inserted
  }
}

/// Whether a heap object of Swift's own has one strong reference.
///
/// `isKnownUniquelyReferenced` reads only the reference count, which every heap object has after its first word; the
/// type, a class of Swift's own, only tells it where. The reference is neither counted nor kept: it is a copy of the
/// address, and gone when the call returns. The answer only decides whether work is spared, so a reference that another
/// thread adds meanwhile does no harm.
private func hasOneOwner(_ object: UnsafeRawPointer) -> Bool {
  var address = object
  return withUnsafeMutablePointer(to: &address) { address in
    isKnownUniquelyReferenced(&UnsafeMutableRawPointer(address).assumingMemoryBound(to: AnyHeapObject.self).pointee)
  }
}

/// Any heap object that Swift made: a box, or the buffer of an array.
private final class AnyHeapObject {}
