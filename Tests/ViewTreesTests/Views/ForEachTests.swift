import ComparisonSpecs
import Testing
import ViewTrees

/// A row that records each time it is made.
private struct MadeRow: View, Equatable {
  let title: String

  init(_ title: String) {
    Bodies.note("made \(title)")
    self.title = title
  }

  var body: some View {
    let _ = Bodies.note("body \(title)")
    Text(title)
  }
}

private struct Memoized: View {
  let items: [Item]
  var isMemoizing = true

  var body: some View {
    ForEach(items, memoizing: isMemoizing) { MadeRow($0.title) }
  }
}

private struct PlainItem: Equatable, Identifiable {
  let id: Int
  let title: String
}

private struct PlainMemoized: View {
  let items: [PlainItem]

  var body: some View {
    ForEach(items, memoizing: true) { item in
      MadeRow(item.title)
      Leaf("\(item.id)")
    }
  }
}

@Suite("ForEach")
struct ForEachTests {
  @Test("accepts ranges, sets, slices, keys of dictionaries and lazy collections")
  func collections() {
    func expect(_ labels: [String], _ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
      let host = RecordingHost()
      _ = ViewTree(AnyView(view), host: host)
      #expect(
        host.takeOperations().map { String($0.dropFirst("mount b#".count)) }.sorted() == labels,
        sourceLocation: sourceLocation)
    }
    expect(["0", "1", "2"], ForEach(0..<3, id: \.self) { Leaf("\($0)") })
    expect(["1", "2", "3"], ForEach(1...3, id: \.self) { Leaf("\($0)") })
    expect(["a", "b"], ForEach(Set(["a", "b"]), id: \.self) { Leaf($0) })
    expect(["k", "l"], ForEach(["k": 1, "l": 2].keys, id: \.self) { Leaf($0) })
    expect(["k1", "l2"], ForEach(["k": 1, "l": 2], id: \.key) { Leaf("\($0.key)\($0.value)") })
    expect(["2", "3"], ForEach([1, 2, 3][1...], id: \.self) { Leaf("\($0)") })
    expect(["2", "4"], ForEach([1, 2].lazy.map { $0 * 2 }, id: \.self) { Leaf("\($0)") })
    expect(["0a", "1b"], ForEach(Array(["a", "b"].enumerated()), id: \.offset) { Leaf("\($0.offset)\($0.element)") })
    expect([], ForEach([Int](), id: \.self) { Leaf("\($0)") })
    expect(["1", "2"], ForEach(items([1, 2])) { Leaf("\($0.id)") })
  }

  @Test("identifies elements by stored and by computed properties")
  func paths() {
    struct Element {
      var stored: Int
      var computed: Int { stored }
    }
    for path in [\Element.stored, \Element.computed] {
      let stage = Stage(List(elements: [1, 2, 3].map(Element.init), id: path) { Leaf("\($0.stored)") })
      let step = stage.update(List(elements: [3, 1, 2].map(Element.init), id: path) { Leaf("\($0.stored)") })
      #expect(step.bodies == [])
      #expect(step.operations == ["move b#3 before b#1"])
    }
  }

  @Test("with memoizing does not make rows of equal elements")
  func memoizing() {
    let stage = Stage(Memoized(items: items([1, 2, 3])))
    #expect(stage.mounting.bodies.count == 6)
    var changed = items([1, 2, 3])
    changed[1].title = "new"
    let step = stage.update(Memoized(items: changed))
    #expect(step.bodies == ["made new", "body new"])
    #expect(step.summary.skipped == 2)
    #expect(step.decisions.contains("skip ForEach: 2 equal elements"))
    // The same array.
    let same = stage.update(Memoized(items: changed))
    #expect(same.bodies == [])
  }

  @Test("with memoizing finds moved, removed and inserted rows")
  func memoizingMoves() {
    let stage = Stage(Memoized(items: items([1, 2, 3, 4])))
    let step = stage.update(Memoized(items: items([4, 1, 5, 3])))
    #expect(step.bodies == ["made t5", "body t5"])
    #expect(Set(step.operations) == ["move 't4' before 't1'", "unmount 't2'", "mount 't5' before 't3'"])
    #expect(step.summary.skipped == 3)
  }

  @Test("with memoizing makes a row once that changed before others moved")
  func memoizingChangeAndMove() {
    let stage = Stage(Memoized(items: items([1, 2, 3])))
    let step = stage.update(Memoized(items: [Item(1, "new"), Item(3), Item(2)]))
    #expect(step.bodies == ["made new", "body new"])
    #expect(step.operations == ["update 'new': text", "move 't3' before 't2'"])
    #expect(step.summary.skipped == 2)
    #expect(step.summary.compared == 3)
  }

  @Test("with memoizing compares elements by == if they have no spec, also for rows of several views")
  func memoizingPlain() {
    let stage = Stage(PlainMemoized(items: [PlainItem(id: 1, title: "a"), PlainItem(id: 2, title: "b")]))
    let step = stage.update(PlainMemoized(items: [PlainItem(id: 1, title: "a"), PlainItem(id: 2, title: "c")]))
    #expect(step.bodies == ["made c", "body c"])
    #expect(step.operations == ["update 'c': text"])
  }

  @Test("without memoizing makes every row")
  func notMemoizing() {
    let stage = Stage(Memoized(items: items([1, 2]), isMemoizing: false))
    #expect(stage.update(Memoized(items: items([2, 1]), isMemoizing: false)).bodies == ["made t2", "made t1"])
  }

  @Test("can begin and stop memoizing")
  func switching() {
    let stage = Stage(Memoized(items: items([1, 2]), isMemoizing: false))
    #expect(stage.update(Memoized(items: items([1, 2]), isMemoizing: true)).bodies == ["made t1", "made t2"])
    #expect(stage.update(Memoized(items: items([1, 2]), isMemoizing: true)).bodies == [])
    #expect(stage.update(Memoized(items: items([1, 2, 3]), isMemoizing: false)).bodies.count == 4)
    #expect(stage.update(Memoized(items: items([3]), isMemoizing: true)).bodies == ["made t3"])
  }

  @Test("keeps the order of rows of several views, of optionals and of nothing")
  func rowsOfManyKinds() {
    let stage = Stage(Mixed(ids: [1, 2, 3, 4, 5, 6]))
    #expect(stage.host.text.split(separator: "\n").count == 10)
    stage.update(Mixed(ids: [6, 5, 4, 3, 2, 1]))
    stage.update(Mixed(ids: [2, 9, 4, 6, 12]))
    #expect(stage.update(Mixed(ids: [])).bodies == [])
    #expect(stage.tree.nodeCount == 2)
  }
}

private struct List<Element, ID: Hashable, Row: View>: View {
  let elements: [Element]
  let id: KeyPath<Element, ID>
  let row: (Element) -> Row

  init(elements: [Element], id: KeyPath<Element, ID>, row: @escaping (Element) -> Row) {
    self.elements = elements
    self.id = id
    self.row = row
  }

  var body: some View {
    ForEach(elements, id: id) { row($0) }
  }
}

/// Rows of one view, two, and none.
private struct Mixed: View {
  let ids: [Int]

  var body: some View {
    ForEach(ids, id: \.self) { id in
      if id % 3 == 1 {
        Leaf("\(id)")
      } else if id % 3 == 2 {
        Leaf("\(id)a")
        Group {
          Leaf("\(id)b")
          Leaf("\(id)c")
        }
      } else if id > 3 {
        Leaf("\(id)e")
        Leaf("\(id)f")
      }
    }
  }
}
