extension Collection {
  /// Calls `body` with the elements in contiguous memory; a collection that is stored otherwise is copied.
  @inlinable
  @inline(__always)
  func withContiguousElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    if let result = withContiguousStorageIfAvailable(body) { return result }
    return ContiguousArray(self).withUnsafeBufferPointer(body)
  }
}
