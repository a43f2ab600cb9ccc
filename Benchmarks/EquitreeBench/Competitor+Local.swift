import BenchmarkKit

extension Competitor {
  /// A competitor that compares two values in local variables, again and again; its answer counts the differences.
  ///
  /// Each round hands the variables to a function that might change them, so that no comparison can be reused for the
  /// next.
  @inline(__always)
  static func local<Value>(
    _ name: String, _ values: (old: Value, new: Value), _ areEqual: @escaping (Value, Value) -> Bool
  ) -> Competitor {
    let rounds = 64
    return Competitor(name, operations: rounds) {
      var lhs = values.old
      var rhs = values.new
      var different = 0
      for _ in 0..<rounds {
        mayChange(&lhs)
        mayChange(&rhs)
        if !areEqual(lhs, rhs) { different += 1 }
      }
      return different
    }
  }
}
