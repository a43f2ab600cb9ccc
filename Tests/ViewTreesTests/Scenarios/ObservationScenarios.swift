import ComparisonSpecs
import Observation
import Testing
import ViewTrees

@AutoEquatable
private struct Clock: View {
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("clock")
    Text(thing.title)
  }
}

@AutoEquatable
private struct Shared: View {
  let name: String
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("shared")
    Element("div") { Clock(thing: thing) }
  }
}

private struct Frame: View {
  let number: Int
  let shared: Shared

  var body: some View {
    let _ = Bodies.note("frame")
    Element("main", ["id": "\(number)"]) { shared }
  }
}

/// Rows whose closure reads something that is not part of the elements.
private struct CapturingRows: View {
  let ids: [Int]
  let shelf: Shelf
  let isMemoizing: Bool

  var body: some View {
    let _ = Bodies.note("list")
    if isMemoizing {
      ForEach(ids, id: \.self, memoizing: true) { row($0) }
    } else {
      ForEach(ids, id: \.self) { row($0) }
    }
  }

  private func row(_ id: Int) -> Text {
    Bodies.note("row \(id)")
    return Text("\(id) \(shelf.header)")
  }
}

/// Lists in rows, made from the rows' elements.
private struct Shelves: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("shelves")
    ForEach(shelf.things) { thing in
      let _ = Bodies.note("section \(thing.id)")
      Element("ul", ["id": "\(thing.id)"]) {
        ForEach(thing.parts) { ThingRow(thing: $0) }
      }
    }
  }
}

private struct Count: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("count")
    Text("\(shelf.things.count)")
  }
}

private struct Page: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("page")
    ShelfHeader(shelf: shelf)
    Count(shelf: shelf)
    ShelfList(shelf: shelf)
  }
}

private struct Replacing: View {
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("replacing")
    ThingRow(thing: thing)
  }
}

@AutoEquatable
private struct Scrolled: View {
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("scrolled")
    ForEach([1], id: \.self, memoizing: true) { _ in
      let _ = Bodies.note("closure")
      Text(thing.note)
      ThingRow(thing: thing)
    }
  }
}

private struct Scroll: View {
  let offset: Int
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("scroll")
    Element("div", ["offset": "\(offset)"]) { Scrolled(thing: thing) }
  }
}

private struct Featured: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("featured")
    // Traps if it is evaluated although the parent has removed it.
    Text(shelf.featured!.title)
  }
}

private struct Guarded: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("guarded")
    if shelf.featured != nil { Featured(shelf: shelf) }
  }
}

/// Rows that find their elements by position.
private struct ByIndex: View {
  let shelf: Shelf
  let index: Int

  var body: some View {
    let _ = Bodies.note("index \(index)")
    // Traps if the element is gone.
    Text(shelf.things[index].title)
  }
}

private struct ByIndexList: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(shelf.things.indices, id: \.self) { ByIndex(shelf: shelf, index: $0) }
  }
}

@Suite("What was read of models decides what is evaluated")
struct ObservationScenarios {
  @Test("tree-scenario 6: a change below a shared, equal subtree is noticed there", arguments: TestHosts.all)
  func changeBelowEqual(on kind: TestHost) {
    let thing = Thing(1, "a")
    let shared = Shared(name: "s", thing: thing)
    let stage = Stage(Frame(number: 1, shared: shared), on: kind)
    thing.title = "b"
    let step = stage.update(Frame(number: 2, shared: shared))
    #expect(step.bodies == ["frame", "clock"])
    #expect(step.operations == ["update main#2: attributes", "update 'b': text"])
    #expect(
      step.decisions == [
        "compare Frame: number", "compare Element: attributes", "skip Shared: equal", "compare Clock: observed change",
        "compare Text: text",
      ])
    #expect(stage.flush().bodies == [])
  }

  @Test("tree-scenario 7: the body around a list depends on what a row closure reads", arguments: TestHosts.all)
  func rowClosure(on kind: TestHost) {
    let shelf = Shelf()
    let stage = Stage(CapturingRows(ids: [1, 2], shelf: shelf, isMemoizing: false), on: kind)
    #expect(stage.mounting.bodies == ["list", "row 1", "row 2"])
    let step = stage.change { shelf.header = "b" }
    #expect(step.bodies == ["list", "row 1", "row 2"])
    #expect(step.operations == ["update '1 b': text", "update '2 b': text"])
    #expect(stage.change { shelf.footer = "b" }.bodies == [])
    #expect(registrationCount(of: shelf) == 1)
  }

  @Test("tree-scenario 7: each memoized row depends on what the row closure reads", arguments: TestHosts.all)
  func memoizedRowClosure(on kind: TestHost) {
    let shelf = Shelf()
    let stage = Stage(CapturingRows(ids: [1, 2], shelf: shelf, isMemoizing: true), on: kind)
    let step = stage.change { shelf.header = "b" }
    #expect(step.bodies == ["row 1", "row 2"])
    #expect(step.operations == ["update '1 b': text", "update '2 b': text"])
    // Afterwards only the remaining row depends on it.
    #expect(stage.update(CapturingRows(ids: [2], shelf: shelf, isMemoizing: true)).bodies == ["list"])
    #expect(stage.change { shelf.header = "c" }.bodies == ["row 2"])
    #expect(registrationCount(of: shelf) == 1)
  }

  @Test("tree-scenario 8: a list is rebuilt when its elements change", arguments: TestHosts.all)
  func elementsInContent(on kind: TestHost) {
    let shelf = Shelf(1...2)
    let stage = Stage(Page(shelf: shelf), on: kind)
    let step = stage.change { shelf.things.append(Thing(3)) }
    #expect(step.bodies == ["count", "list", "row 3"])
    #expect(step.operations.count == 3)
    #expect(Set(step.operations) == ["update '3': text", "mount li#3", "mount 't3'"])
  }

  @Test("tree-scenario 8: a list in a row is rebuilt, and no other list", arguments: TestHosts.all)
  func elementsInRow(on kind: TestHost) {
    let shelf = Shelf(1...2)
    shelf[1].parts = [Thing(11)]
    let stage = Stage(Shelves(shelf: shelf), on: kind)
    #expect(stage.mounting.bodies == ["shelves", "section 1", "section 2", "row 11"])
    let step = stage.change { shelf[2].parts.append(Thing(21)) }
    #expect(step.bodies == ["section 2", "row 21"])
    #expect(step.operations == ["mount li#21", "mount 't21'"])
    let removal = stage.change { shelf[1].parts = [] }
    #expect(removal.bodies == ["section 1"])
    #expect(removal.operations == ["unmount 't11'", "unmount li#11"])
  }

  @Test(
    "tree-scenario 11: a removed element affects the collection's readers, and no other row", arguments: TestHosts.all)
  func structure(on kind: TestHost) {
    let shelf = Shelf(1...3)
    let stage = Stage(Page(shelf: shelf), on: kind)
    let step = stage.change { shelf.things.remove(at: 1) }
    #expect(step.bodies == ["count", "list"])
    #expect(Set(step.operations) == ["update '2': text", "unmount 't2'", "unmount li#2"])
    #expect(step.operations.count == 3)
    // And in the other direction.
    let title = stage.change { shelf[3].title = "x" }
    #expect(title.bodies == ["row 3"])
    #expect(title.operations == ["update 'x': text"])
  }

  @Test("tree-scenario 12: a model that was replaced is no longer tracked, the new one is", arguments: TestHosts.all)
  func replacedModel(on kind: TestHost) {
    let (first, second) = (Thing(1, "a"), Thing(1, "b"))
    let stage = Stage(Replacing(thing: first), on: kind)
    let step = stage.update(Replacing(thing: second))
    #expect(step.bodies == ["replacing", "row 1"])
    #expect(step.operations == ["update 'b': text"])
    #expect(registrationCount(of: first) == 0)
    #expect(registrationCount(of: second) == 1)
    let change = stage.change { second.title = "c" }
    #expect(change.bodies == ["row 1"])
    #expect(change.operations == ["update 'c': text"])
    let silence = stage.change { first.title = "d" }
    #expect(silence.bodies == [])
    #expect(silence.operations == [])
  }

  @Test("tree-scenario 17: a row that changed is evaluated with the next update", arguments: TestHosts.all)
  func outOfSight(on kind: TestHost) {
    let thing = Thing(1, "a")
    let stage = Stage(Scroll(offset: 0, thing: thing), on: kind)
    thing.title = "b"
    thing.note = "n"
    // The list above is skipped, the row and its closure are not.
    let step = stage.update(Scroll(offset: 1, thing: thing))
    #expect(step.bodies == ["scroll", "closure", "row 1"])
    #expect(Set(step.operations) == ["update div: attributes", "update 'n': text", "update 'b': text"])
    #expect(stage.flush().bodies == [])
  }

  @Test("tree-scenario 17: a row that is removed and inserted again shows the changes", arguments: TestHosts.all)
  func backInSight(on kind: TestHost) {
    let shelf = Shelf(1...3)
    let all = shelf.things
    let stage = Stage(ShelfList(shelf: shelf), on: kind)
    #expect(stage.change { shelf.things = [all[0], all[1]] }.bodies == ["list"])
    let silence = stage.change { all[2].title = "x" }
    #expect(silence.bodies == [])
    let step = stage.change { shelf.things = all }
    #expect(step.bodies == ["list", "row 3"])
    #expect(step.operations == ["mount li#3", "mount 'x'"])
  }

  @Test(
    "tree-scenario 34: a child that its parent removes is not evaluated for its own change", arguments: TestHosts.all)
  func parentsFirst(on kind: TestHost) {
    let shelf = Shelf()
    shelf.featured = Thing(1, "a")
    let stage = Stage(Guarded(shelf: shelf), on: kind)
    #expect(stage.mounting.bodies == ["guarded", "featured"])
    let step = stage.change {
      shelf.featured?.title = "b"
      shelf.featured = nil
    }
    #expect(step.bodies == ["guarded"])
    #expect(step.operations == ["unmount 'a'"])
    #expect(registrationCount(of: shelf) == 1)
    let back = stage.change { shelf.featured = Thing(2, "c") }
    #expect(back.bodies == ["guarded", "featured"])
    #expect(back.operations == ["mount 'c'"])
  }

  @Test("tree-scenario 35: a row whose element is deleted is not evaluated, dirty or not", arguments: TestHosts.all)
  func removedRow(on kind: TestHost) {
    let shelf = Shelf(1...3)
    let stage = Stage(ByIndexList(shelf: shelf), on: kind)
    let step = stage.change {
      shelf.things[2].title = "x"
      shelf.things.removeLast()
    }
    // The remaining rows read the collection as well.
    #expect(step.bodies == ["list", "index 0", "index 1"])
    #expect(step.operations == ["unmount 't3'"])
    let last = stage.change { shelf.things = [] }
    #expect(last.bodies == ["list"])
    #expect(last.operations == ["unmount 't1'", "unmount 't2'"])
    #expect(registrationCount(of: shelf) == 1)
  }
}
