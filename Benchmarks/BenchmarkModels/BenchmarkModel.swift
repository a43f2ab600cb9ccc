/// A model of which the benchmark makes values.
package protocol BenchmarkModel {
  /// Makes the value with a number, with new buffers for its strings and arrays in every call.
  static func make(_ number: Int) -> Self

  /// Changes the one field that the scenario is about, to another value of the same size.
  mutating func change(for scenario: ModelScenario)
}

extension BenchmarkModel {
  /// Makes `count` values and as many to compare them with, in two arrays that share no storage.
  package static func pairs(_ count: Int, _ scenario: ModelScenario) -> (old: [Self], new: [Self]) {
    let old = (0..<count).map(make)
    if scenario == .equalShared { return (old, old.map { $0 }) }
    let new = (0..<count).map { number in
      var value = make(number)
      value.change(for: scenario)
      return value
    }
    return (old, new)
  }
}

/// Makes a string that is too long to be stored inline, and never shares its buffer with an equal one.
@inline(never)
func makeText(_ words: String, _ number: Int, ending: String = "list") -> String {
  "\(words) number \(number) of the \(ending)"
}
