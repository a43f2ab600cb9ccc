import BenchmarkKit

extension Competitor {
  /// A competitor that compares pairs in storage; its answer is the number of pairs that it finds different.
  ///
  /// Inlined together with `areEqual`, so that the comparison is in the loop as if it were written there.
  @inline(__always)
  static func stored<Value>(
    _ name: String, _ pairs: StoredPairs<Value>, names: [String]? = nil,
    _ areEqual: @escaping (UnsafePointer<Value>, UnsafePointer<Value>) -> Bool
  ) -> Competitor {
    Competitor(name, operations: pairs.count) {
      (0..<pairs.count).filter { !areEqual(pairs.old + $0, pairs.new + $0) }.map { names?[$0] ?? "pair \($0)" }
    } body: {
      var different = 0
      for index in 0..<pairs.count where !areEqual(pairs.old + index, pairs.new + index) { different += 1 }
      return different
    }
  }
}
