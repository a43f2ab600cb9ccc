import BenchmarkTrees
import Testing
import ViewTrees

@Suite("Observed views of the benchmarks")
struct ObservedModelTests {
  @Test("tables show the same after changes of properties, objects or values, and evaluate what the benchmark expects")
  func tables() {
    let hosts = (0..<3).map { _ in HostRecorder() }
    let model = TableModel(rows: 5)
    let properties = ViewTree(ObservedTable(model: model), host: hosts[0])
    let object = TableObject(rows: 5)
    let objects = ViewTree(ObjectTable(object: object), host: hosts[1])
    let makeRow = SpecifiedDataTable.rowMaker(RowActions())
    var table = HeadedTable(header: model.header, items: TableItem.make(0..<5), makeRow: makeRow)
    let values = ViewTree(table, host: hosts[2])
    func evaluated() -> [Int] {
      let counts = [
        properties.flush().summary.evaluated, objects.flush().summary.evaluated, values.update(table).summary.evaluated,
      ]
      #expect(hosts[0].lines == hosts[1].lines && hosts[0].lines == hosts[2].lines)
      #expect(hosts[0].lines.count == 6)
      return counts
    }
    model.rows[2].title = "changed"
    object.rows[2].title = "changed"
    table.items[2].title = "changed"
    #expect(evaluated() == [1, 1, 2])
    #expect(hosts[0].lines[3].contains("changed"))
    model.rows[2].note = 1
    object.rows[2].note = 1
    table.note = 1
    #expect(evaluated() == [0, 1, 1])
    model.header = "changed"
    object.header = "changed"
    table.header = "changed"
    #expect(evaluated() == [1, 2, 2])
    #expect(hosts[0].lines[0].contains("changed"))
  }

  @Test("only those readers of a model are evaluated that read what changed", arguments: [0, 1, 3, 7])
  func readers(_ counting: Int) {
    let model = SharedModel()
    let object = SharedObject()
    let hosts = (0..<3).map { _ in HostRecorder() }
    let properties = ViewTree(ModelReaders(model: model, total: 7, counting: counting), host: hosts[0])
    let objects = ViewTree(ObjectReaders(object: object, total: 7, counting: counting), host: hosts[1])
    func values(_ count: Int) -> ValueReaders {
      ValueReaders(count: count, title: model.title, total: 7, counting: counting)
    }
    let tree = ViewTree(values(0), host: hosts[2])
    model.count = 9
    object.count = 9
    #expect(properties.flush().summary.evaluated == counting)
    #expect(objects.flush().summary.evaluated == 7)
    #expect(tree.update(values(9)).summary.evaluated == counting + 1)
    let lines = (0..<7).map { $0 < counting ? "9" : model.title }
    for host in hosts { #expect(host.topLines == lines) }
  }

  @Test("a theme reaches the rows that read it, from the environment as well as passed on")
  func themes() {
    let hosts = (0..<2).map { _ in HostRecorder() }
    let above = ViewTree(ThemedTable(theme: "light", total: 6, reading: 2), host: hosts[0])
    let along = ViewTree(PassedThemeTable(theme: "light", total: 6, reading: 2), host: hosts[1])
    #expect(above.update(ThemedTable(theme: "dark", total: 6, reading: 2)).summary.evaluated == 3)
    #expect(along.update(PassedThemeTable(theme: "dark", total: 6, reading: 2)).summary.evaluated == 3)
    for host in hosts { #expect(host.topLines == ["dark", "dark", "plain", "plain", "plain", "plain"]) }
  }

  @Test("a row counts on its own, with a state or a model")
  func counters() {
    let hosts = (0..<2).map { _ in HostRecorder() }
    let bindings = RowBindings()
    let states = ViewTree(CounterRows(total: 4, bindings: bindings), host: hosts[0])
    let model = CounterModel(total: 4)
    let models = ViewTree(ModelCounterRows(model: model), host: hosts[1])
    #expect(bindings.counts.count == 4)
    bindings.counts[2]?.wrappedValue += 5
    model.counters[2].count += 5
    #expect(states.flush().summary.evaluated == 1)
    #expect(models.flush().summary.evaluated == 1)
    for host in hosts { #expect(host.topLines == ["0", "0", "5", "0"]) }
  }

  @Test(
    "a bare tracking reports each change, and none after it ends",
    arguments: [BareTracking.Cancelling.never, .ifNeeded, .always])
  func bareTrackings(_ cancelling: BareTracking.Cancelling) {
    let model = RowModel(.make(3))
    let tracking = BareTracking(ObservedRow(model: model), cancelling: cancelling)
    #expect(!tracking.hasChanged)
    for number in 0..<3 {
      model.title = "title \(number)"
      #expect(tracking.hasChanged)
      tracking.trackAgain()
      #expect(!tracking.hasChanged)
      #expect(tracking.lines()[0].contains("title \(number)"))
      // Without a change, a tracking that was cancelled must not count as one.
      tracking.trackAgain()
      model.note += 1
      #expect(!tracking.hasChanged)
    }
  }
}
