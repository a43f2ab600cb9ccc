import BenchmarkKit

/// The bars for differences: D1 for specs and equal values, D2 for values that differ, D3 for lists in any order.
func differencesBars(_ results: ResultTable) -> [Bar] {
  typealias Name = DifferencesCompetitor
  func median(_ competitor: String, _ name: String) -> Double? { results.median(competitor, "differences", name) }

  /// The time of `differences` beyond 200 ns, in units of `areEqual`.
  func ratio(_ differences: String, to areEqual: String, _ name: String) -> Double? {
    guard let differences = median(differences, name), let areEqual = median(areEqual, name) else { return nil }
    return max(0, differences - 200) / areEqual
  }
  let specs = [Name.spec, Name.specByHand, Name.cachedSpec, Name.genericSpec].map { median($0, "spec") }
  return [
    Bar(
      id: "D1", text: "differences of equal values beyond 200 ns to areEqual, medium", .atMost, 3,
      value: ratio(Name.differences, to: Name.areEqual, "medium/equal rebuilt")),
    Bar(
      id: "D1.hand", text: "the same by hand", .atMost, 3,
      value: ratio(Name.differencesByHand, to: Name.areEqualByHand, "medium/equal rebuilt")),
    Bar(
      id: "D1.large", text: "the same of generated code, large", .atMost, 3,
      value: ratio(Name.differences, to: Name.areEqual, "large/equal rebuilt")),
    Bar(
      id: "D1.spec", text: "nanoseconds for a spec after the first access, the slowest kind", .atMost, 60,
      value: specs.contains { $0 == nil } ? nil : specs.compactMap(\.self).max()),
    Bar(
      id: "D2", text: "nanoseconds for the differences of values of 30 fields with a deep one that differs", .atMost,
      15_000,
      value: median(Name.differences, "large/one deep field differs")),
    Bar(
      id: "D2.hand", text: "the same by hand", .atMost, 15_000,
      value: median(Name.differencesByHand, "large/one deep field differs")),
    Bar(
      id: "D3", text: "lists in the same order, compared in any order to ==", .atMost, 1.5,
      value: results.ratio(
        of: Name.unordered, to: Name.ordered, suite: "differences", case: "32 strings in the same order")),
  ]
}
