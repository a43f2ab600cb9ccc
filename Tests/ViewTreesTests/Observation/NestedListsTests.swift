import ComparisonSpecs
import Observation
import TestSupport
import Testing
import ViewTrees

/// How a list is made.
private enum Kind: CaseIterable, Sendable, CustomTestStringConvertible {
  /// Of values. The body around the list depends on what its closure reads.
  case plain
  /// Of values, memoizing. Each row has its own dependencies.
  case memoizing
  /// Of observable objects. Each row has its own dependencies.
  case objects

  var testDescription: String { "\(self)" }
}

/// Two levels of lists, with reads in the closures of both.
private struct Grid: View {
  let shelf: Shelf
  let outer: Kind
  let inner: Kind
  let isErased: Bool

  var body: some View {
    let _ = Bodies.note("grid")
    switch outer {
    case .plain: ForEach([1, 2], id: \.self) { section(shelf.things[$0 - 1]) }
    case .memoizing: ForEach([1, 2], id: \.self, memoizing: true) { section(shelf.things[$0 - 1]) }
    case .objects: ForEach(shelf.things) { section($0) }
    }
  }

  @ViewBuilder
  private func section(_ thing: Thing) -> some View {
    let _ = Bodies.note("section \(thing.id) \(thing.title)")
    if isErased { AnyView(list(thing)) } else { Element("ul") { list(thing) } }
  }

  @ViewBuilder
  private func list(_ thing: Thing) -> some View {
    let parts = thing.parts
    switch inner {
    case .plain: ForEach(parts.indices, id: \.self) { row(parts[$0]) }
    case .memoizing:
      // The row is compared by the identity alone: no part is replaced by another with the same identity.
      ForEach(parts.map(\.id), id: \.self, memoizing: true) { id in row(parts.first { $0.id == id } ?? Thing(id)) }
    case .objects: ForEach(parts) { row($0) }
    }
  }

  private func row(_ part: Thing) -> Text {
    Bodies.note("row \(part.id)")
    return Text(part.title)
  }
}

/// Three levels, all of which read.
private struct Deep: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("deep")
    ForEach([1], id: \.self) { _ in
      let _ = Bodies.note("outer \(shelf.header)")
      ForEach([1, 2], id: \.self, memoizing: true) { id in
        let _ = Bodies.note("middle \(id) \(shelf.footer)")
        ForEach([1], id: \.self) { _ in
          let _ = Bodies.note("inner \(id)")
          Text("\(shelf.header) \(shelf.footer) \(shelf.things[id - 1].title)")
        }
      }
    }
  }
}

/// A list in a list, which calls back after the inner one has read.
private struct Interrupted: View {
  let thing: Thing
  let afterReading: Outside<(() -> Void)?>

  var body: some View {
    ForEach([1], id: \.self) { _ in
      Element("ul") {
        ForEach([1], id: \.self) { _ in
          let title = thing.title
          let _ = Bodies.note("row")
          let _ = afterReading.value?()
          Text(title)
        }
      }
    }
  }
}

@Suite("Lists in lists")
struct NestedListsTests {
  private static let cases = Kind.allCases.flatMap { outer in
    Kind.allCases.flatMap { inner in [false, true].map { (outer, inner, $0) } }
  }

  @Test("each have their own dependencies", arguments: cases)
  fileprivate func twoLevels(outer: Kind, inner: Kind, isErased: Bool) {
    let shelf = Shelf(1...2)
    shelf.things[0].parts = [Thing(11), Thing(12)]
    shelf.things[1].parts = [Thing(21), Thing(22)]
    let stage = Stage(Grid(shelf: shelf, outer: outer, inner: inner, isErased: isErased))
    let everything = stage.mounting.bodies
    #expect(everything.sorted() == ["grid", "row 11", "row 12", "row 21", "row 22", "section 1 t1", "section 2 t2"])
    #expect(stage.flush().bodies == [])

    // A row that the closure of the inner list made.
    let part = shelf.things[1].parts[0]
    for title in ["x", "y"] {
      let step = stage.change { part.title = title }
      #expect(step.operations == ["update '\(title)': text"])
      switch (outer, inner) {
      case (_, .memoizing), (_, .objects): #expect(step.bodies == ["row 21"])
      case (.plain, .plain): #expect(step.bodies.sorted() == everything.sorted())
      default: #expect(step.bodies == ["section 2 t2", "row 21", "row 22"])
      }
      #expect(stage.flush().bodies == [])
    }

    // Read by the closure of the outer list.
    let section = stage.change { shelf.things[0].title = "s" }
    #expect(section.operations == [])
    #expect(section.bodies.contains("grid") == (outer == .plain))
    #expect(section.bodies.contains("section 1 s"))
    #expect(section.bodies.contains("section 2 t2") == (outer == .plain))
    #expect(Set(section.bodies).count == section.bodies.count)

    // The elements of the inner list.
    let added = stage.change { shelf.things[0].parts.append(Thing(13)) }
    #expect(added.operations.map { $0.prefix(11) } == ["mount 't13'"])
    #expect(Set(added.bodies).count == added.bodies.count)
    #expect(added.bodies.contains("row 13"))
    #expect(added.bodies.contains("row 21") == (outer == .plain && inner != .memoizing))

    // All at once, evaluated once each.
    let batch = stage.change {
      for section in shelf.things {
        section.title += "."
        for part in section.parts { part.title += "." }
        section.parts.reverse()
      }
    }
    #expect(Set(batch.bodies).count == batch.bodies.count)
    #expect(batch.bodies.count { $0.hasPrefix("row") } == 5)
    #expect(stage.flush().bodies == [])

    let live = stage.tree.liveTrackingCount
    #expect(live > 0)
    stage.tree.unmount()
    #expect(stage.tree.liveTrackingCount == 0)
    for thing in [shelf.things[0], shelf.things[1]] {
      #expect(registrationCount(of: thing) == 0)
      #expect(thing.parts.map { registrationCount(of: $0) } == Array(repeating: 0, count: thing.parts.count))
    }
    #expect(registrationCount(of: shelf) == 0)
  }

  @Test("read twice if models are shared: to register, and to show", arguments: cases)
  fileprivate func sharedModels(outer: Kind, inner: Kind, isErased: Bool) {
    let shelf = Shelf(1...2)
    shelf.things[0].parts = [Thing(11), Thing(12)]
    shelf.things[1].parts = [Thing(21)]
    let grid = Grid(shelf: shelf, outer: outer, inner: inner, isErased: isErased)
    let once = Stage(grid)
    let twice = Stage(grid, models: .shared)
    func expectTwice(_ change: () -> Void = {}) {
      change()
      let steps = (once.flush(), twice.flush())
      #expect(steps.1.bodies.sorted() == (steps.0.bodies + steps.0.bodies).sorted())
      #expect(steps.1.operations == steps.0.operations)
      #expect(steps.1.summary == steps.0.summary)
    }
    #expect(twice.mounting.bodies.sorted() == (once.mounting.bodies + once.mounting.bodies).sorted())
    expectTwice { shelf.things[1].parts[0].title = "x" }
    expectTwice { shelf.things[0].title = "y" }
    expectTwice { shelf.things[0].parts.removeFirst() }
    expectTwice { shelf.things[1].parts.append(Thing(22)) }
    expectTwice { for thing in shelf.things { thing.parts.reverse() } }
    expectTwice {}
    let part = shelf.things[1].parts[0]
    // The tracking of the outer row also includes what the inner list reads.
    let isReadInside = outer == .plain && inner == .plain && !isErased
    #expect(registrationCount(of: part) == (isReadInside ? 3 : 2))
    twice.tree.unmount()
    #expect(registrationCount(of: part) == 1)
  }

  @Test("tree-scenario 59: lose no change on another thread between reading and registering")
  func changeBeforeRegistration() {
    let thing = Thing(1, "a")
    let afterReading = Outside<(() -> Void)?>(nil)
    afterReading.value = {
      afterReading.value = nil
      onThread(stackSize: 512 << 10) { thing.title = "b" }
    }
    let stage = Stage(Interrupted(thing: thing, afterReading: afterReading), models: .shared)
    #expect(stage.mounting.bodies == ["row", "row"])
    #expect(stage.mounting.operations == ["mount ul", "mount 'b'"])
    #expect(stage.change { thing.title = "c" }.operations == ["update 'c': text"])
    #expect(stage.flush().bodies == [])
  }

  @Test("work at a depth of three")
  func threeLevels() {
    let shelf = Shelf(1...2)
    let stage = Stage(Deep(shelf: shelf))
    let inside = ["middle 1 footer", "inner 1", "middle 2 footer", "inner 2"]
    #expect(stage.mounting.bodies == ["deep", "outer header"] + inside)
    #expect(stage.change { shelf.things[1].title = "x" }.bodies == ["middle 2 footer", "inner 2"])
    let footer = stage.change { shelf.footer = "f" }
    #expect(footer.bodies == ["middle 1 f", "inner 1", "middle 2 f", "inner 2"])
    #expect(footer.operations == ["update 'header f t1': text", "update 'header f x': text"])
    let header = stage.change { shelf.header = "h" }
    #expect(header.bodies == ["deep", "outer h", "middle 1 f", "inner 1", "middle 2 f", "inner 2"])
    #expect(stage.flush().bodies == [])
  }
}
