import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// A row that counts its clicks, in the host's attribute and in text.
@AutoEquatable
private struct CountingRow: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note("\(name) \(count)")
    Element("li", ["id": name, "count": "\(count)"]).on("click") { count += 1 }
  }
}

private struct CountingList: View {
  let names: [String]

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(names, id: \.self) { CountingRow($0) }
  }
}

private struct UnkeyedList: View {
  let names: [String]

  var body: some View {
    let _ = Bodies.note("list")
    for name in names { CountingRow(name) }
  }
}

@Observable
private final class Model { var title = "t" }

@Suite("Scenarios with state")
struct StateScenarios {
  @Test("tree-scenario 19: a removed view loses its state, and no other view does")
  func removal() {
    let stage = LiveStage(CountingList(names: ["a", "b", "c"]))
    for name in ["a", "b", "b", "c", "c", "c"] { stage.send("click", to: "li#\(name)") }
    let step = stage.update(CountingList(names: ["a", "c"]))
    #expect(step.bodies == ["list"])
    #expect(step.operations == ["unmount li#b"])
    #expect(stage.send("click", to: "li#a").bodies == ["a 2"])
    #expect(stage.send("click", to: "li#c").bodies == ["c 4"])
    #expect(stage.update(CountingList(names: ["a", "b", "c"])).bodies == ["list", "b 0"])
  }

  @Test("tree-scenario 20: state moves with its row, and a row that stays is not touched")
  func moves() {
    let stage = LiveStage(CountingList(names: ["a", "b", "c"]))
    stage.send("click", to: "li#c")
    let step = stage.update(CountingList(names: ["c", "a", "b"]))
    #expect(step.bodies == ["list"])
    #expect(step.operations == ["move li#c before li#a"])
    #expect(stage.send("click", to: "li#c").bodies == ["c 2"])
  }

  @Test("tree-scenario 21: a new environment does not affect the state below it")
  func environment() {
    struct Root: View {
      let color: String
      var body: some View {
        Group {
          CountingRow("a")
          Colored("b")
        }
        .environment(\.theme.color, color)
      }
    }
    let stage = LiveStage(Root(color: "red"))
    stage.send("click", to: "li#a")
    let step = stage.update(Root(color: "blue"))
    #expect(step.bodies == ["b blue"])
    #expect(step.operations == ["update i#b: attributes"])
    #expect(step.update.summary.unmounted == 0)
    #expect(stage.send("click", to: "li#a").bodies == ["a 2"])
  }

  /// A view that may have another view before it.
  private struct Branches: View {
    let hasFirst: Bool
    var isSplit = false

    var body: some View {
      let _ = Bodies.note("branches")
      if isSplit {
        if hasFirst {
          CountingRow("y")
          CountingRow("x")
        } else {
          CountingRow("x")
        }
      } else {
        if hasFirst { CountingRow("y") }
        CountingRow("x")
      }
    }
  }

  @Test("tree-scenario 23: state belongs to a branch and a position, in both directions of a condition")
  func branches() {
    let stage = LiveStage(Branches(hasFirst: false))
    stage.send("click", to: "li#x")
    let there = stage.update(Branches(hasFirst: true))
    #expect(there.bodies == ["branches", "y 0"])
    #expect(there.operations == ["mount li#y before li#x"])
    let back = stage.update(Branches(hasFirst: false))
    #expect(back.operations == ["unmount li#y"])
    #expect(stage.send("click", to: "li#x").bodies == ["x 2"])

    let split = LiveStage(Branches(hasFirst: false, isSplit: true))
    split.send("click", to: "li#x")
    let other = split.update(Branches(hasFirst: true, isSplit: true))
    #expect(other.bodies == ["branches", "y 0", "x 0"])
    #expect(other.operations == ["unmount li#x", "mount li#y", "mount li#x"])
    #expect(split.update(Branches(hasFirst: false, isSplit: true)).bodies == ["branches", "x 0"])
  }

  @Test("tree-scenario 30: without keys a row takes over the state of another, and the tree says so")
  func unkeyed() {
    let stage = LiveStage(UnkeyedList(names: ["a", "b"]))
    stage.send("click", to: "li#a")
    let step = stage.update(UnkeyedList(names: ["b"]))
    #expect(step.bodies == ["list", "b 1"])
    #expect(step.operations.sorted() == ["unmount li#b", "update li#b: attributes"])
    #expect(step.update.diagnostics == [.unkeyedChange(list: "UnkeyedList")])

    let keyed = LiveStage(CountingList(names: ["a", "b"]))
    keyed.send("click", to: "li#a")
    #expect(keyed.update(CountingList(names: ["b"])).operations == ["unmount li#a"])
    #expect(keyed.send("click", to: "li#b").bodies == ["b 1"])
  }

  /// Shows nothing until its own state says otherwise.
  private struct Late: View {
    let lent: Outside<Binding<Bool>?>
    @State private var isShown = false

    var body: some View {
      let _ = Bodies.note("late")
      let _ = { lent.value = $isShown }()
      if isShown { Leaf("between") }
    }
  }

  private struct Around: View {
    let number: Int
    let lent: Outside<Binding<Bool>?>

    var body: some View {
      let _ = Bodies.note("around")
      Leaf("before")
      Late(lent: lent)
      Leaf("after")
    }
  }

  @Test("tree-scenario 45: a view that appears below a skipped view, through its state, is placed correctly")
  func late() {
    let lent = Outside<Binding<Bool>?>(nil)
    let stage = LiveStage(Around(number: 1, lent: lent))
    #expect(stage.update(Around(number: 2, lent: lent)).bodies == ["around"])
    let step = stage.perform { lent.value?.wrappedValue = true }
    #expect(step.bodies == ["late", "between"])
    #expect(step.operations == ["mount b#between before b#after"])
    #expect(stage.perform { lent.value?.wrappedValue = false }.operations == ["unmount b#between"])
  }

  @AutoEquatable
  fileprivate struct Editor: View {
    @Bindable var model: Model

    var body: some View {
      let _ = Bodies.note("editor \(model.title)")
      Element("input", ["id": "i", "value": model.title])
    }
  }

  private struct Form: View {
    let number: Int
    let model: Model

    var body: some View {
      let _ = Bodies.note("form")
      Editor(model: model)
    }
  }

  @Test("tree-scenario 63: new bindings to the same object are equal")
  func bindable() {
    let first = Model()
    let stage = LiveStage(Form(number: 1, model: first))
    #expect(stage.update(Form(number: 2, model: first)).bodies == ["form"])
    let changed = stage.perform { first.title = "u" }
    #expect(changed.bodies == ["editor u"])
    #expect(changed.operations == ["update input#i: attributes"])
    #expect(stage.update(Form(number: 3, model: Model())).bodies == ["form", "editor t"])
    #expect(stage.perform { first.title = "v" }.bodies == [])
  }
}
