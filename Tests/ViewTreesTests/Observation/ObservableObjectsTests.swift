import Observation
import Testing
import ViewTrees

private enum Choice {
  case none
  case one(Chore)
  indirect case more(Choice, label: String)
}

private struct Panel {
  let title: String
  let chore: Chore
  var choice = Choice.none
  var pair: (Int, Chore?)?
  var kind: any Hashable.Type = Int.self
}

private final class Store {
  var chores: [Chore]
  weak var weakly: Chore?
  unowned var unowned: Chore

  init(_ chores: [Chore], weakly: Chore, unowned: Chore) {
    self.chores = chores
    self.weakly = weakly
    self.unowned = unowned
  }
}

@Suite("Observable objects that a value refers to")
struct ObservableObjectsTests {
  /// The titles of the chores that are found, in order.
  private func titles(_ value: Any, limit: Int = 10_000) -> [String] {
    ObservableObjects.reachable(from: value, limit: limit).map { ($0 as? Chore)?.title ?? "\(type(of: $0))" }
  }

  @Test("are found in structs, enums, tuples and optionals")
  func values() {
    let panel = Panel(
      title: "panel", chore: Chore("a"), choice: .more(.more(.one(Chore("d")), label: ""), label: ""),
      pair: (1, Chore("b")))
    #expect(titles(panel) == ["a", "b", "d"])
    #expect(titles(Panel(title: "panel", chore: Chore("a"))) == ["a"])
    #expect(titles(Chore("a")) == ["a"])
    #expect(titles(Chore?.none as Any) == [])
    #expect(titles((Int.self, Chore("a"), [Int.self], Int?.self)) == ["a"])
  }

  @Test("are found in collections and existentials")
  func collections() {
    let chores = ["a", "b", "c"].map(Chore.init)
    #expect(titles(chores) == ["a", "b", "c"])
    #expect(titles(chores[1...]) == ["b", "c"])
    #expect(titles(ContiguousArray(chores)) == ["a", "b", "c"])
    #expect(titles(["x": chores[0], "y": chores[1]]).sorted() == ["a", "b"])
    #expect(titles(["x": chores[0]].values) == ["a"])
    #expect(titles([chores[0] as Any, [1: chores[1]], "text", 7] as [Any]) == ["a", "b"])
    #expect(titles([AnyHashable("text"): chores[0] as any Observable]) == ["a"])
  }

  @Test("are found through objects, observable or not, including stored properties that are not tracked")
  func objects() {
    let parent = Chore("parent")
    parent.steps = [Chore("step"), TrackedChore("tracked")]
    let child = Chore("child")
    child.parent = parent
    let kept = [Chore("kept"), Chore("unowned")]
    let store = Store([child], weakly: kept[0], unowned: kept[1])
    #expect(titles(store) == ["child", "kept", "parent", "step", "tracked"])
    #expect(titles(Thermometer()) == ["Thermometer"])
    withExtendedLifetime(kept) {}
  }

  @Test("are not searched behind references to deallocated objects")
  func gone() {
    var gone = [Chore("gone"), Chore("unowned")]
    let store = Store([Chore("a")], weakly: gone[0], unowned: gone[1])
    gone = []
    #expect(titles(store) == ["a"])
  }

  @Test("are found once, with or without cycles, nearest first")
  func cycles() {
    let (a, b, c) = (Chore("a"), Chore("b"), Chore("c"))
    a.steps = [b, c]
    b.steps = [c, a]
    c.parent = a
    #expect(titles([a, a]) == ["a", "b", "c"])
    #expect(titles((c, [b])) == ["c", "b", "a"])
    for chore in [a, b, c] {
      chore.steps = []
      chore.parent = nil
    }
  }

  @Test("are found up to the limit", arguments: [(0, 0), (1, 0), (2, 1), (11, 10), (1_000, 100)])
  func limit(limit: Int, expected: Int) {
    #expect(titles((0..<100).map { Chore("\($0)") }, limit: limit).count == expected)
  }

  @Test("numbers and strings do not use up the limit")
  func plainParts() {
    #expect(titles((Array(0..<1_000), Array(repeating: "text", count: 1_000), Chore("a")), limit: 10) == ["a"])
  }

  @Test("are found at any depth on a small stack")
  func depth() {
    let count = onSmallStack {
      var chores = [Chore("0")]
      for depth in 1..<20_000 {
        chores.append(Chore("\(depth)"))
        chores[depth].parent = chores[depth - 1]
      }
      defer { for chore in chores { chore.parent = nil } }
      return ObservableObjects.reachable(from: chores.last as Any, limit: 1_000_000).count
    }
    #expect(count == 20_000)
  }

  @Test("are found without reading them: nothing is registered")
  func untracked() {
    let chore = Chore("a")
    chore.steps = [Chore("b")]
    chore.byName = ["c": TrackedChore("c")]
    let changed = Calls()
    var found: [any AnyObject & Observable] = []
    track(changed) { found = ObservableObjects.reachable(from: [chore], limit: 1_000) }
    #expect(found.count == 3)
    #expect(found.map { registrationCount(of: $0) } == [0, 0, 0])
    chore.title = ""
    chore.steps = []
    chore.byName = [:]
    #expect(changed.take().isEmpty)
  }
}
