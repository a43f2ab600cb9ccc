/// Values of one type that lie in storage, as a tree holds them, each beside the value to compare it with.
///
/// The storage lives as long as the pairs, so that a competitor reads it without checks or reference counts.
final class StoredPairs<Value> {
  let old: UnsafePointer<Value>
  let new: UnsafePointer<Value>
  let count: Int

  init(_ old: [Value], _ new: [Value]) {
    precondition(old.count == new.count, "Pairs need as many new values as old ones.")
    count = old.count
    self.old = Self.copy(old)
    self.new = Self.copy(new)
  }

  deinit {
    UnsafeMutablePointer(mutating: old).deinitialize(count: count).deallocate()
    UnsafeMutablePointer(mutating: new).deinitialize(count: count).deallocate()
  }

  private static func copy(_ values: [Value]) -> UnsafePointer<Value> {
    let storage = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
    storage.initialize(from: values, count: values.count)
    return UnsafePointer(storage)
  }
}
