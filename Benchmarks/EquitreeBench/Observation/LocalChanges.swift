import BenchmarkKit
import BenchmarkTrees
import ViewTrees

private let rows = 10_000

/// Changes of what a tree keeps itself: a value of the environment above many rows, a state in one of them.
func localChangeCases() -> [BenchmarkCase] {
  [1, rows].map { reading in
    BenchmarkCase(
      "kept by the tree/time/theme above \(rows) rows that \(reading) read", reference: environment, effort: 0.5
    ) {
      themes(reading).map(\.timed)
    }
  } + [
    BenchmarkCase("kept by the tree/time/state of one row", reference: state, effort: 0.5) { states().map(\.timed) }
  ]
}

private let environment = "@Environment"
private let passed = "passed on by all views"
private let state = "@State"
private let model = "@Observable"

private func themes(_ reading: Int) -> [ChangeRun] {
  let above = ViewTree(ThemedTable(theme: "first theme", total: rows, reading: reading))
  let along = ViewTree(PassedThemeTable(theme: "first theme", total: rows, reading: reading))
  // The root is evaluated as well, since it is given a new theme.
  return [
    ChangeRun(environment, above, expecting: reading + 1) { number in
      above.update(ThemedTable(theme: number.title, total: rows, reading: reading))
    },
    ChangeRun(passed, along, expecting: reading + 1) { number in
      along.update(PassedThemeTable(theme: number.title, total: rows, reading: reading))
    },
  ]
}

private func states() -> [ChangeRun] {
  let bindings = RowBindings()
  let stateTree = ViewTree(CounterRows(total: rows, bindings: bindings))
  let binding = bindings.counts[rows / 2]
  let counters = CounterModel(total: rows)
  let modelTree = ViewTree(ModelCounterRows(model: counters))
  return [
    ChangeRun(state, stateTree, expecting: 1) { number in
      binding?.wrappedValue = number.value + 1
      return stateTree.flush()
    },
    ChangeRun(model, modelTree, expecting: 1) { number in
      counters.counters[rows / 2].count = number.value + 1
      return modelTree.flush()
    },
  ]
}
