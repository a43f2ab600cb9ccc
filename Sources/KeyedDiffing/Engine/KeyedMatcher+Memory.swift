extension __KeyedMatcher {
  /// The bytes that the matcher keeps for its next use.
  package var byteCount: Int {
    4 * (sourceBuffer.capacity + wordBuffer.capacity + repeatBuffer.capacity) + matchedBuffer.capacity
      + keptBuffer.capacity
  }
}
