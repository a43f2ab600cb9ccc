import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// The numbers of rows of the trees in which one of them is evaluated again and again.
let cycleSizes = [1, 250, 25_000]

func cycleName(_ rows: Int) -> String { "cycle/one property changed/\(rows == 1 ? "1 row" : "\(rows) rows")" }

private let cycles = 64

/// A property changes; its reader is marked, evaluated and tracked again.
///
/// The answer counts the evaluations of an iteration.
func cycle(inTreeOf rows: Int) -> BenchmarkCase {
  BenchmarkCase(cycleName(rows), reference: ObservationCompetitor.bare) {
    [
      bareCycle(ObservationCompetitor.bare, .ifNeeded), bareCycle("bare tracking, always given up", .always),
      bareCycle("bare tracking, never given up", .never), bodyAlone(),
      treeCycle(ObservationCompetitor.tree, rows),
      treeCycle("tree without decisions", rows, recordsDecisions: false),
      treeCycle("tree, models shared", rows, models: .shared),
    ]
  }
}

/// Gives a model one title after the other.
private final class TitleChanger {
  private let titles = (0..<3).map { "changed title of the row \(identity($0))" }
  private var position = 0

  @inline(__always)
  func change(_ model: RowModel) {
    position = position == 2 ? 0 : position + 1
    model.title = titles[position]
  }
}

/// Gives a model what it shows in the end.
private func finish(_ model: RowModel) {
  model.title = "last title"
  model.detail = "last detail"
}

private func bareCycle(_ name: String, _ cancelling: BareTracking.Cancelling) -> Competitor {
  let model = RowModel(.make(7))
  let tracking = BareTracking(ObservedRow(model: model), cancelling: cancelling)
  let changer = TitleChanger()
  return Competitor(name, operations: cycles) {
    finish(model)
    tracking.trackAgain()
    return tracking.lines()
  } body: {
    var evaluated = 0
    for _ in 0..<cycles {
      changer.change(model)
      if tracking.hasChanged {
        tracking.trackAgain()
        evaluated += 1
      }
    }
    return evaluated
  }
}

private func bodyAlone() -> Competitor {
  let model = RowModel(.make(7))
  let row = ObservedRow(model: model)
  let changer = TitleChanger()
  return Competitor("body alone", operations: cycles) {
    for _ in 0..<cycles {
      changer.change(model)
      blackHole(row.body)
    }
    return cycles
  }
}

private func treeCycle(
  _ name: String, _ rows: Int, recordsDecisions: Bool = true, models: ModelConcurrency = .automatic
) -> Competitor {
  let table = TableModel(rows: rows)
  let tree = ViewTree(ObservedTable(model: table), models: models, recordsDecisions: recordsDecisions)
  let model = table.rows[rows / 2]
  let changer = TitleChanger()
  return Competitor(name, operations: cycles) {
    finish(model)
    tree.flush()
    let host = HostRecorder()
    _ = tree.attach(host)
    // The first line is that of the header.
    return [host.lines[1 + rows / 2]]
  } body: {
    var evaluated = 0
    for _ in 0..<cycles {
      changer.change(model)
      evaluated += tree.flush().summary.evaluated
    }
    return evaluated
  }
}
