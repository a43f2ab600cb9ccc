import ComparisonSpecs
import Observation
import Testing
import ViewTrees

@Observable
private final class Model {
  let name: String
  var number = 0

  init(_ name: String, _ log: Calls) {
    self.name = name
    log.add("made \(name)")
  }
}

private struct Owner: View {
  let name: String
  let log: Calls
  @State private var model: Model

  init(_ name: String, _ log: Calls) {
    self.name = name
    self.log = log
    _model = State(initialValue: Model(name, log))
  }

  var body: some View {
    let _ = Bodies.note("\(model.name) \(model.number)")
    Element("b", ["id": name]) { Text("\(model.number)") }
      .on("click") { model.number += 1 }
      .on("keep") { kept.value = model }
  }

  private var kept: Outside<Model?> { Self.keptModels }
  @TaskLocal fileprivate static var keptModels = Outside<Model?>(nil)
}

private struct Owners: View {
  let names: [String]
  let log: Calls

  var body: some View {
    let _ = Bodies.note("owners")
    ForEach(names, id: \.self) { Owner($0, log) }
  }
}

/// Shows its content, and has no influence on its content's state.
private struct Holder<Content: View>: View {
  let title: String
  let content: Content

  var body: some View {
    let _ = Bodies.note(title)
    Element("p", ["id": title]) { content }
  }
}

@Suite("The initial value of a state")
struct StateLifetimeTests {
  @Test("is made once, when the view is mounted, from what its initializer was given")
  func madeOnce() {
    let log = Calls()
    let root = Owners(names: ["a", "b"], log: log)
    #expect(log.take() == [])
    let stage = LiveStage(root)
    #expect(log.take() == ["made a", "made b"])
    #expect(stage.mounting.bodies == ["owners", "a 0", "b 0"])
    #expect(stage.send("click", to: "b#a").bodies == ["a 1"])
    for names in [["a", "b"], ["b", "a"], ["b", "a", "c"]] { stage.update(Owners(names: names, log: log)) }
    #expect(log.take() == ["made c"])
    #expect(stage.send("click", to: "b#a").operations == ["update '2': text"])
  }

  @Test("moves with its view")
  func moves() {
    let log = Calls()
    let stage = LiveStage(Owners(names: ["a", "b", "c"], log: log))
    stage.send("click", to: "b#c")
    let step = stage.update(Owners(names: ["c", "a", "b"], log: log))
    #expect(step.bodies == ["owners"])
    #expect(step.operations == ["move b#c before b#a"])
    // The first evaluation updates the handler, since the log is an object that is not compared.
    #expect(stage.send("click", to: "b#c").bodies == ["c 1", "c 2"])
  }

  @Test("is dropped when the view is unmounted, and made again when the view comes back")
  func dropped() throws {
    let log = Calls()
    let bodies = Bodies()
    let host = RecordingHost()
    weak var model: Model?
    try Bodies.$current.withValue(bodies) {
      let tree = ViewTree(Owners(names: ["a", "b"], log: log), host: host)
      let node = try #require(host.node("b#a"))
      let kept = Outside<Model?>(nil)
      Owner.$keptModels.withValue(kept) { _ = tree.send(HostEvent("keep"), to: node) }
      model = kept.value
      kept.value = nil
      tree.send(HostEvent("click"), to: node)
      tree.flush()
      #expect(model?.number == 1)
      _ = bodies.take()
      _ = host.takeOperations()
      tree.update(Owners(names: ["b"], log: log))
      #expect(bodies.take() == ["owners"])
      #expect(host.takeOperations() == ["unmount '1'", "unmount b#a"])
      #expect(model == nil)
      _ = log.take()
      tree.update(Owners(names: ["a", "b"], log: log))
      #expect(bodies.take() == ["owners", "a 0"])
      #expect(host.takeOperations() == ["mount b#a before b#b", "mount '0'"])
      #expect(log.take() == ["made a"])
    }
  }

  @Test("is released with the tree")
  func droppedWithTree() {
    let log = Calls()
    weak var model: Model?
    do {
      let stage = LiveStage(Owners(names: ["a"], log: log))
      let kept = Outside<Model?>(nil)
      Owner.$keptModels.withValue(kept) { _ = stage.send("keep", to: "b#a") }
      model = kept.value
      #expect(model != nil)
    }
    #expect(model == nil)
  }

  @Test("is made once for a view that is a field of another view")
  func heldView() {
    let log = Calls()
    let stage = LiveStage(Holder(title: "p", content: Holder(title: "q", content: Owner("a", log))))
    #expect(log.take() == ["made a"])
    #expect(stage.mounting.bodies == ["p", "q", "a 0"])
    #expect(stage.send("click", to: "b#a").bodies == ["a 1"])
    let step = stage.update(Holder(title: "r", content: Holder(title: "q", content: Owner("a", log))))
    #expect(step.operations == ["update p#r: attributes"])
    #expect(log.take() == [])
  }

  @Test("can be read from a view that is not mounted, and the view's body can be evaluated")
  func unmounted() {
    struct Sample: View {
      @State var number = 5
      var body: some View { Text("\(number)") }
    }
    #expect(Sample().number == 5)
    #expect((Sample(number: 6).body as? Text)?.text == "6")
    #expect(Sample(number: 7).$number.wrappedValue == 7)
  }

  @Test("may be given by a memberwise initializer, and counts for the first value only")
  func memberwise() {
    struct Child: View {
      @State var count: Int
      @State var note: String?

      var body: some View {
        let _ = Bodies.note("child \(count) \(note ?? "-")")
        Element("b", ["id": "c"]) { Text("\(count)") }
          .on("click") {
            count += 1
            note = "clicked"
          }
      }
    }
    struct Parent: View {
      let count: Int
      var body: some View { Child(count: count) }
    }
    let stage = LiveStage(Parent(count: 3))
    #expect(stage.mounting.bodies == ["child 3 -"])
    #expect(stage.send("click", to: "b#c").bodies == ["child 4 clicked"])
    let step = stage.update(Parent(count: 10))
    #expect(step.bodies == [])
    #expect(step.operations == [])
  }
}
