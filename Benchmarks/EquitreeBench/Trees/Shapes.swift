import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// Trees of an extreme shape, with every policy: a chain whose end changes, and many leaves of which one changes.
func shapeCases() -> [BenchmarkCase] {
  [
    BenchmarkCase("shapes/other/deep chain of 10k", reference: Policy.spec, effort: 0.25) {
      [
        chain(Policy.spec, SpecifiedLink.self, .reflective), chain(Policy.equality, EquatableLink.self, .reflective),
        chain(Policy.layout, PlainLink.self, .reflective), chain(Policy.mirror, PlainLink.self, .mirror),
        chain(Policy.always, PlainLink.self, .alwaysDifferent),
      ]
    },
    BenchmarkCase("shapes/other/10k leaves without keys", reference: Policy.spec, effort: 0.25) {
      [
        wide(Policy.spec, SpecifiedWide.self, .reflective), wide(Policy.equality, EquatableWide.self, .reflective),
        wide(Policy.layout, PlainWide.self, .reflective), wide(Policy.mirror, PlainWide.self, .mirror),
        wide(Policy.always, PlainWide.self, .alwaysDifferent),
      ]
    },
  ]
}

private func chain<Chain: ChainView>(
  _ name: String, _ type: Chain.Type, _ fallback: FallbackComparison
) -> Competitor {
  let host = HostRecorder()
  let tree = ViewTree(Chain(depth: 10_000, value: 0), host: host, fallback: fallback)
  var value = 0
  return Competitor(name, operations: 10_000) {
    tree.update(Chain(depth: 10_000, value: -1))
    return host.topLines
  } body: {
    value += 1
    return tree.update(Chain(depth: 10_000, value: value)).patchCount
  }
}

private func wide<Wide: WideView>(_ name: String, _ type: Wide.Type, _ fallback: FallbackComparison) -> Competitor {
  let versions = TableVersions.oneRowChanged(rows: 10_000, strings: .rebuilt).all.map { $0.map(\.title) }
  let host = HostRecorder()
  let tree = ViewTree(Wide(labels: versions[2]), host: host, fallback: fallback)
  var position = -1
  return Competitor(name, operations: 10_000) {
    tree.update(Wide(labels: versions[0]))
    return host.lines
  } body: {
    position = (position + 1) % 3
    return tree.update(Wide(labels: versions[position])).patchCount
  }
}
