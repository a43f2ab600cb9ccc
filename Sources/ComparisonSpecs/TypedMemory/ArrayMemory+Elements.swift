extension ArrayMemory {
  /// Whether two arrays of plain values are equal, as the standard library's `==` says.
  @inline(__always)
  static func areElementsEqual<Element: Equatable & BitwiseCopyable>(
    _ type: Element.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    switch compareCounts(lhs, rhs, alignment: MemoryLayout<Element>.alignment) {
    case .known(let answer): return answer
    case .elements(let lhs, let rhs, let count):
      // Both buffers hold `count` elements of the type, from their first on.
      let lhs = lhs.holding(type)
      let rhs = rhs.holding(type)
      for index in 0..<count where lhs[index] != rhs[index] { return false }
      return true
    }
  }

  /// Whether two arrays of strings are equal, as the standard library's `==` says.
  @inline(__always)
  static func areStringsEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch compareCounts(lhs, rhs, alignment: MemoryLayout<String>.alignment) {
    case .known(let answer): return answer
    case .elements(var lhs, var rhs, let count):
      for _ in 0..<count {
        guard StringMemory.areEqual(lhs, rhs) else { return false }
        lhs += MemoryLayout<String>.stride
        rhs += MemoryLayout<String>.stride
      }
      return true
    }
  }
}
