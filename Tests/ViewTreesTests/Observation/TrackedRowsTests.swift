import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// How the rows of a list are made.
private enum Rows: CaseIterable, Sendable, CustomTestStringConvertible {
  /// Of observable objects.
  case objects
  /// Of numbers, memoizing.
  case memoizing

  var testDescription: String { "\(self)" }
}

/// What a row consists of.
private enum Shape: CaseIterable, Sendable, CustomTestStringConvertible {
  case text, fragment, element, optional, branch, erased, group, identified, portal, nested, effect

  var testDescription: String { "\(self)" }
}

/// A list with a row closure that reads the titles of things.
private struct ShapedList: View {
  let shelf: Shelf
  let rows: Rows
  let shape: Shape

  var body: some View {
    let _ = Bodies.note("list")
    Element("ul") {
      switch rows {
      case .objects: ForEach(shelf.things) { row($0) }
      case .memoizing:
        ForEach(shelf.things.map(\.id), id: \.self, memoizing: true) { id in row(thing(id)) }
      }
    }
  }

  // The code that makes the list reads the collection, not each row.
  private func thing(_ id: Int) -> Thing { all.value[id] ?? Thing(id) }
  private var all: Outside<[Int: Thing]> { ThingsByID.shared(shelf) }

  @ViewBuilder
  private func row(_ thing: Thing) -> some View {
    let _ = Bodies.note("row \(thing.id)")
    switch shape {
    case .text: Text(thing.title)
    case .fragment:
      Text("first \(thing.id)")
      Text(thing.title)
    case .element: Element("li", ["id": "\(thing.id)"]) { Text(thing.title) }
    case .optional: if !thing.title.isEmpty { Text(thing.title) }
    case .branch: if thing.title == "t1" { Leaf("one") } else { Text(thing.title) }
    case .erased: AnyView(Text(thing.title))
    case .group:
      Group {
        Text("first \(thing.id)")
        Text(thing.title)
      }
    case .identified: Text(thing.title).id(thing.id)
    case .portal: Portal(to: "\(thing.id)") { Text(thing.title) }
    case .nested: ForEach([thing.title], id: \.self) { Text($0) }
    case .effect: Text(thing.title).onMount {}
    }
  }
}

/// The things of a shelf by their ids, as they were at the first call.
private enum ThingsByID {
  @TaskLocal static var things: Outside<[Int: Thing]> = Outside([:])

  static func shared(_ shelf: Shelf) -> Outside<[Int: Thing]> { things }
}

/// A list at the root of a tree.
private func rootList(_ shelf: Shelf) -> ForEach<Thing, Int, Text> {
  ForEach(shelf.things) { thing in
    Bodies.note("row \(thing.id)")
    return Text(thing.title)
  }
}

/// Rows of values that read a model, below a parent of some kind.
private struct Around: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("around")
    Element("div") { AnyView(Group { list.id("l") }) }
  }

  private var list: some View {
    ForEach(["a", "b"], id: \.self) { name in
      let _ = Bodies.note("row \(name)")
      if shelf.isOpen { Text("\(name) \(shelf.header)") }
    }
  }
}

/// Changes between a list that memoizes and one that does not.
private struct Switching: View {
  let ids: [Int]
  let isMemoizing: Bool
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(ids, id: \.self, memoizing: isMemoizing) { id in
      let _ = Bodies.note("row \(id)")
      Text("\(id) \(shelf.header)")
    }
  }
}

/// Doubled elements.
private struct Doubled: View {
  let ids: [Int]
  let shelf: Shelf
  let isMemoizing: Bool

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(ids, id: \.self, memoizing: isMemoizing) { id in
      let _ = Bodies.note("row \(id)")
      Text("\(id) \(shelf.header)")
    }
  }
}

@Suite("Rows that are tracked one by one")
struct TrackedRowsTests {
  private func withStage(
    _ ids: some Sequence<Int>, _ rows: Rows, _ shape: Shape = .text, on kind: TestHost = .recording,
    _ run: (Shelf, Stage<ShapedList>) -> Void
  ) {
    // The first tracking of rows that read models stays registered. It must not be of the test's things.
    _ = ViewTree(ShapedList(shelf: Shelf([0]), rows: rows, shape: shape))
    let shelf = Shelf(ids)
    let things = Outside(Dictionary(uniqueKeysWithValues: shelf.things.map { ($0.id, $0) }))
    ThingsByID.$things.withValue(things) {
      run(shelf, Stage(ShapedList(shelf: shelf, rows: rows, shape: shape), on: kind))
    }
  }

  @Test("are rebuilt alone, with any content", arguments: Rows.allCases, Shape.allCases)
  fileprivate func shapes(rows: Rows, shape: Shape) {
    withStage(1...3, rows, shape) { shelf, stage in
      #expect(stage.mounting.bodies.filter { $0 != "one" } == ["list", "row 1", "row 2", "row 3"])
      let things = shelf.things
      let count = registrationCount(of: shelf)
      for title in ["x", "y"] {
        let step = stage.change { things[1].title = title }
        #expect(step.bodies == ["row 2"])
        let expected =
          shape == .nested
          ? ["unmount '\(title == "x" ? "t2" : "x")'", "mount '\(title)'"] : ["update '\(title)': text"]
        #expect(step.operations.map { $0.split(separator: " before")[0].description } == expected)
      }
      // No other row changed, and no one else is registered.
      #expect(stage.change { things[1].note = "n" }.bodies == [])
      #expect(things.map { registrationCount(of: $0) } == [1, 1, 1])
      #expect(registrationCount(of: shelf) == count)
      let live = stage.tree.liveTrackingCount
      #expect(stage.change { shelf.things.removeLast() }.bodies.first == "list")
      #expect(things.map { registrationCount(of: $0) } == [1, 1, 0])
      #expect(stage.tree.liveTrackingCount < live)
    }
  }

  @Test("appear and disappear as what they read says", arguments: Rows.allCases)
  fileprivate func comingAndGoing(rows: Rows) {
    withStage(1...3, rows, .optional) { shelf, stage in
      let things = shelf.things
      let gone = stage.change { things[1].title = "" }
      #expect(gone.bodies == ["row 2"])
      #expect(gone.operations == ["unmount 't2'"])
      let back = stage.change { things[1].title = "b" }
      #expect(back.bodies == ["row 2"])
      #expect(back.operations == ["mount 'b' before 't3'"])
    }
    withStage(1...3, rows, .branch) { shelf, stage in
      let things = shelf.things
      let step = stage.change { things[1].title = "t1" }
      #expect(step.bodies == ["row 2", "one"])
      #expect(step.operations == ["unmount 't2'", "mount b#one before 't3'"])
    }
  }

  @Test(
    "are made once each if they are invalidated and the list changes as well", arguments: Rows.allCases, Shape.allCases)
  fileprivate func dirtyAndRearranged(rows: Rows, shape: Shape) {
    withStage(1...5, rows, shape) { shelf, stage in
      let things = shelf.things
      for order in [[4, 3, 2, 1, 0], [0, 2, 4], [1, 0, 2, 3, 4], [3], [0, 1, 2, 3, 4]] {
        let step = stage.change {
          for thing in things { thing.title += "x" }
          shelf.things = order.map { things[$0] }
        }
        let made = step.bodies.filter { $0.hasPrefix("row") }
        #expect(made.count == order.count, "\(order): \(made)")
        #expect(Set(made) == Set(order.map { "row \($0 + 1)" }))
        #expect(step.bodies.count { $0 == "list" } == 1)
        #expect(stage.flush().bodies == [])
        for thing in things {
          #expect(registrationCount(of: thing) == (order.contains(thing.id - 1) ? 1 : 0))
        }
      }
    }
  }

  @Test("are rebuilt only for their own changes if the list moves them", arguments: TestHosts.all)
  func dirtyAndMoved(on kind: TestHost) {
    withStage(1...4, .memoizing, on: kind) { shelf, stage in
      let things = shelf.things
      let step = stage.change {
        things[0].title = "x"
        shelf.things = [things[3], things[0], things[1], things[2]]
      }
      #expect(step.bodies == ["list", "row 1"])
      #expect(Set(step.operations) == ["move 't4' before 'x'", "update 'x': text"])
      // Their positions are known afterwards.
      for thing in things {
        #expect(stage.change { thing.title += "." }.bodies == ["row \(thing.id)"])
      }
    }
  }

  @Test("of a list at the root are tracked, because nothing else could make them", arguments: TestHosts.all)
  func rootList(on kind: TestHost) {
    let shelf = Shelf(1...3)
    let stage = Stage(ViewTreesTests.rootList(shelf), on: kind)
    let step = stage.change { shelf[2].title = "x" }
    #expect(step.bodies == ["row 2"])
    #expect(step.operations == ["update 'x': text"])
    #expect(stage.tree.liveTrackingCount == 3)
  }

  @Test("of values at the root are tracked as well, in elements, groups and erased views")
  func rootValues() {
    let shelf = Shelf()
    func check<V: View>(_ view: V) {
      let stage = Stage(view)
      let step = stage.change { shelf.header += "x" }
      #expect(step.bodies == ["row 1", "row 2"])
      #expect(step.operations == ["update '1 \(shelf.header)': text", "update '2 \(shelf.header)': text"])
      stage.tree.unmount()
      #expect(registrationCount(of: shelf) == 0)
    }
    let list = ForEach([1, 2], id: \.self) { id in
      let _ = Bodies.note("row \(id)")
      Text("\(id) \(shelf.header)")
    }
    check(list)
    check(Element("ul") { list })
    check(Group { list })
    check(AnyView(list))
    check(Portal(to: "p") { list })
    check(list.id(7))
    check(AnyView(Element("ul") { AnyView(list) }))
    check(list.onMount {})
  }

  @Test("of values are dependencies of the nearest body, at any distance")
  func readerAbove() {
    let shelf = Shelf()
    let stage = Stage(Around(shelf: shelf))
    for title in ["x", "y"] {
      let step = stage.change { shelf.header = title }
      #expect(step.bodies == ["around", "row a", "row b"])
      #expect(step.operations == ["update 'a \(title)': text", "update 'b \(title)': text"])
    }
    #expect(stage.change { shelf.isOpen = false }.operations == ["unmount 'a y'", "unmount 'b y'"])
    #expect(stage.change { shelf.header = "z" }.bodies == [])
    #expect(registrationCount(of: shelf) == 1)
  }

  @Test("leave no registration of the list when it begins to memoize, and none of rows when it stops")
  func switching() {
    let shelf = Shelf()
    let stage = Stage(Switching(ids: [1, 2], isMemoizing: false, shelf: shelf))
    #expect(stage.change { shelf.header = "a" }.bodies == ["list", "row 1", "row 2"])
    #expect(
      stage.update(Switching(ids: [1, 2], isMemoizing: true, shelf: shelf)).bodies == ["list", "row 1", "row 2"])
    let step = stage.change { shelf.header = "b" }
    #expect(step.bodies == ["row 1", "row 2"])
    #expect(registrationCount(of: shelf) == 2)
    #expect(stage.update(Switching(ids: [2, 1], isMemoizing: true, shelf: shelf)).bodies == ["list"])
    #expect(
      stage.update(Switching(ids: [2, 1], isMemoizing: false, shelf: shelf)).bodies == ["list", "row 2", "row 1"])
    let again = stage.change { shelf.header = "c" }
    #expect(again.bodies.filter { $0 != "list" }.sorted() == ["row 1", "row 2"])
    #expect(again.operations.sorted() == ["update '1 c': text", "update '2 c': text"])
  }

  @Test("with repeated keys are made once each", arguments: [false, true])
  func doubledKeys(isMemoizing: Bool) {
    let shelf = Shelf()
    let stage = Stage(Doubled(ids: [1, 1, 2], shelf: shelf, isMemoizing: isMemoizing))
    let rows = ["row 1", "row 1", "row 2"]
    let step = stage.change { shelf.header = "a" }
    #expect(step.bodies.filter { $0 != "list" } == rows)
    #expect(step.operations == ["update '1 a': text", "update '1 a': text", "update '2 a': text"])
    shelf.header = "b"
    let moved = stage.update(Doubled(ids: [2, 1, 1, 1], shelf: shelf, isMemoizing: isMemoizing))
    #expect(moved.bodies.first == "list")
    #expect(moved.bodies.dropFirst().sorted() == ["row 1", "row 1", "row 1", "row 2"])
    #expect(stage.change { shelf.header = "c" }.operations.count == 4)
    #expect(registrationCount(of: shelf) == (isMemoizing ? 4 : 1))
  }
}
