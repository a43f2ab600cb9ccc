import BenchmarkKit
import KeyedDiffing

/// The bars for keyed lists, L1 to L5.
func listsBars(_ results: ResultTable) -> [Bar] {
  [movesBar()] + ["int", "uuid", "string"].flatMap { fillBars(results, key: $0) }
    + [standardBar(results)] + memoryBars() + [growthBar(results)]
}

/// L1: as many moves as an independent search finds necessary, and the new list is what comes out.
private func movesBar() -> Bar {
  var wrong = 0
  // The cases of the longest lists check their totals themselves.
  for size in ListSize.allCases.dropLast() {
    for scenario in ListScenario.allCases {
      let pair = ListPair(scenario, count: size.count) { $0 }
      let diff = KeyedDiff(from: pair.old, to: pair.new)
      if ListOracle(diff) != ListOracle(pair) || diff.applied(to: pair.old, with: pair.new) != pair.new { wrong += 1 }
    }
  }
  return Bar(
    id: "L1", text: "scenarios with another number of moves than n − LIS, or another outcome", .atMost, 0,
    .measured(Double(wrong)))
}

/// L2: the time against that of filling a dictionary, in the worst scenario.
///
/// Filling a dictionary looks only at keys. A difference compares the rows as well, which alone takes a fifth of the
/// time of filling one with integers. So integers have a bar without comparisons.
private func fillBars(_ results: ResultTable, key: String) -> [Bar] {
  func worst(_ competitor: String, _ includes: (ListSize, ListScenario) -> Bool) -> Double? {
    var worst = 0.0
    for size in ListSize.allCases {
      for scenario in ListScenario.allCases where scenario != .cleared && includes(size, scenario) {
        if competitor == ListCompetitor.keysAlone && scenario == .updated { continue }
        let ratio = results.ratio(
          of: competitor, to: ListCompetitor.fill, suite: "lists", case: listCaseName(key, size, scenario))
        guard let ratio else { return nil }
        worst = max(worst, ratio)
      }
    }
    return worst
  }
  func bars(_ id: String, _ competitor: String) -> [Bar] {
    [
      Bar(
        id: id, text: "\(competitor) to filling one dictionary, \(key) keys, worst scenario", .atMost, 0.6,
        value: worst(competitor) { _, _ in true }),
      Bar(
        id: "\(id).little", text: "the same, worst scenario in which little changes", .atMost, 0.2,
        value: worst(competitor) { size, scenario in scenario.changesLittle(size.count) }),
    ]
  }
  let all = bars("L2.\(key)", ListCompetitor.diff)
  return key == "int" ? all + bars("L2.\(key).keys", ListCompetitor.keysAlone) : all
}

/// L3: the standard library's difference represents those of other packages, since this package depends on none.
private func standardBar(_ results: ResultTable) -> Bar {
  let size = ListSize.allCases[0]
  let ratios = [ListScenario.shuffled, .mixed, .reversed, .replaced].map { scenario in
    results.ratio(
      of: ListCompetitor.standard, to: ListCompetitor.diff, suite: "lists", case: listCaseName("int", size, scenario))
  }
  return Bar(
    id: "L3", text: "CollectionDifference to KeyedDiff, 1k, int keys, least of the larger changes", .atLeast, 5,
    value: ratios.contains { $0 == nil } ? nil : ratios.compactMap { $0 }.min())
}

/// L4: the memory of a first difference, including its own arrays.
private func memoryBars() -> [Bar] {
  var mostBytes = 0.0
  var allocations: Set<Int> = []
  var mostAllocations = 0
  for scenario in ListScenario.allCases {
    let counts = [ListSize.allCases[0], ListSize.allCases[2]].map { size in
      let pair = ListPair(scenario, count: size.count) { $0 }
      var differ = KeyedDiffer()
      let diff = differ.difference(from: pair.old, to: pair.new)
      let use = differ.memoryUse(of: diff)
      // The bit for each element outside the middle is not worth counting.
      if use.middle > size.count / 20 { mostBytes = max(mostBytes, Double(use.bytes) / Double(use.middle)) }
      mostAllocations = max(mostAllocations, use.allocations)
      return use.allocations
    }
    allocations.insert(counts[1] - counts[0])
  }
  return [
    Bar(
      id: "L4", text: "bytes for each element of the changed middle, worst scenario", .atMost, 24,
      .measured(mostBytes)),
    Bar(
      id: "L4.count", text: "allocations of one difference, of any length", .atMost, 12,
      .measured(Double(mostAllocations))),
    Bar(
      id: "L4.growth", text: "allocations more at 100k elements than at 1k", .atMost, 0,
      .measured(Double(allocations.max() ?? 0))),
  ]
}

/// L5: string keys that collided would show here.
private func growthBar(_ results: ResultTable) -> Bar {
  func time(_ size: ListSize) -> Double? {
    results.median(ListCompetitor.diff, "lists", listCaseName("string", size, .reversed))
  }
  let growth = time(ListSize.allCases[2]).flatMap { long in time(.tenThousand).map { long / $0 / 10 } }
  return Bar(
    id: "L5", text: "string keys reversed, 100k to ten times 10k", .atMost, 1.3, value: growth)
}
