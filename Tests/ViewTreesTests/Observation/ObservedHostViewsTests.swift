import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// A host view that reads, without content.
private struct Badge: HostView {
  let thing: Thing
  var number = 0

  var hostName: String { "badge" }
  var attributes: Attributes {
    Bodies.note("look")
    return ["id": thing.title, "number": "\(number)"]
  }
}

/// The same with a spec.
@AutoEquatable
private struct SpecifiedBadge: HostView {
  let thing: Thing
  var number = 0

  var hostName: String { "badge" }
  var attributes: Attributes { ["id": thing.title, "number": "\(number)"] }
}

/// A host view that is text.
private struct Label: HostView, Equatable {
  let thing: Thing

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.thing === rhs.thing }

  var hostName: String { "#text" }
  var text: String? { thing.title }
}

/// A host view that reads, with content that reads something else.
private struct Panel: HostView {
  let thing: Thing
  var number = 0

  var hostName: String { "panel" }
  var attributes: Attributes { ["id": thing.title, "number": "\(number)"] }
  var body: some View {
    let _ = Bodies.note("panel")
    Text(thing.note)
    ThingRow(thing: thing.parts[0])
  }
}

/// Has only plain data in its fields, but reads a global model in its body.
@AutoEquatable
private struct Data: HostView {
  let name: String

  var attributes: Attributes { ["id": name] }
  var body: some View {
    let _ = Bodies.note("data \(name)")
    Text(global.value.title)
    if name.count < 3 { Data(name: name + "x") }
  }
}

/// Has and reads only plain data.
@AutoEquatable
private struct PlainData: HostView {
  let name: String

  var attributes: Attributes { ["id": name] }
  var body: some View {
    let _ = Bodies.note("plain \(name)")
    if name.count < 3 { PlainData(name: name + "x") }
    if name == "bxx" { Data(name: "cxx") }
  }
}

/// Reads only plain data until its name says that it reads a model.
@AutoEquatable
private struct Late: HostView {
  let name: String

  var attributes: Attributes { ["id": name] }
  var body: some View {
    let _ = Bodies.note(name)
    if name.hasPrefix("reads") { Text(global.value.note) }
  }
}

private let global = Outside(Thing(0, "global"))

private struct Two<Content: View>: View {
  let first: Content
  let second: Content

  var body: some View {
    let _ = Bodies.note("two")
    Element("div") {
      first
      second
    }
  }
}

@Suite("Host views that read models", .serialized)
struct ObservedHostViewsTests {
  private let thing = Thing(1, "a", parts: [Thing(11)])

  @Test("are read again, and the host is updated if they look different", arguments: TestHosts.all)
  func attributes(on kind: TestHost) {
    let stage = Stage(Badge(thing: thing), on: kind)
    let step = stage.change { thing.title = "b" }
    #expect(step.operations == ["update badge#b: "])
    #expect(step.decisions == ["compare Badge: observed change"])
    #expect(stage.change { thing.note = "n" }.decisions == [])
    // Changed back before the flush.
    let nothing = stage.change {
      thing.title = "c"
      thing.title = "b"
    }
    #expect(nothing.operations == [])
    #expect(registrationCount(of: thing) == 1)
  }

  @Test("are updated once if fields and model changed", arguments: TestHosts.all)
  func bothAtOnce(on kind: TestHost) {
    func view(_ number: Int) -> Two<Badge> {
      Two(first: Badge(thing: thing, number: number), second: Badge(thing: thing, number: number + 1))
    }
    let stage = Stage(view(1), on: kind)
    thing.title = "b"
    let step = stage.update(view(2))
    #expect(step.operations == ["update badge#b: number", "update badge#b: number"])
    let fields = stage.update(view(3))
    #expect(fields.operations == ["update badge#b: number", "update badge#b: number"])
    let models = stage.change { thing.title = "c" }
    #expect(models.operations == ["update badge#c: ", "update badge#c: "])
    #expect(stage.flush().operations == [])
  }

  @Test("are updated again if the host read a value that the tree never saw", arguments: [false, true])
  func changedDuringCommit(isRemounted: Bool) {
    func view(_ number: Int) -> Two<Badge> {
      Two(first: Badge(thing: thing, number: number), second: Badge(thing: thing.parts[0], number: number))
    }
    let stage = Stage(view(1))
    let part = thing.parts[0]
    stage.host.onOperation = { operation in
      // Between the evaluation of the second badge and its read by the host.
      if operation.contains("badge#a") { part.title = "passing" }
    }
    if isRemounted { stage.tree.remount() } else { _ = stage.tree.update(view(2)) }
    stage.host.onOperation = nil
    #expect(stage.host.text.contains("passing"))
    part.title = "t11"
    _ = stage.host.takeOperations()
    stage.tree.flush()
    #expect(stage.host.takeOperations().count == 1)
    #expect(!stage.host.text.contains("passing"))
  }

  @Test("work with a spec, with a == and as plain text")
  func comparisons() {
    let specified = Stage(SpecifiedBadge(thing: thing))
    #expect(specified.change { thing.title = "b" }.operations == ["update badge#b: "])
    #expect(specified.update(SpecifiedBadge(thing: thing, number: 1)).operations == ["update badge#b: number"])
    let label = Stage(Two(first: Label(thing: thing), second: Label(thing: thing.parts[0])))
    let step = label.change { thing.title = "c" }
    #expect(step.bodies == [])
    #expect(step.operations == ["update 'c': "])
    let erased = Stage(Label(thing: thing).equatable())
    #expect(erased.change { thing.title = "d" }.operations == ["update 'd': "])
    #expect(erased.update(Label(thing: thing.parts[0]).equatable()).operations.count == 1)
    #expect(erased.change { thing.title = "e" }.operations == [])
    #expect(erased.change { thing.parts[0].title = "f" }.operations == ["update 'f': "])
  }

  @Test("depend on what the body and the host read, and not on what their children read")
  func content() {
    let stage = Stage(Panel(thing: thing))
    #expect(stage.mounting.bodies == ["panel", "row 11"])
    let note = stage.change { thing.note = "n" }
    #expect(note.bodies == ["panel"])
    #expect(note.operations == ["update 'n': text"])
    let title = stage.change { thing.title = "b" }
    #expect(title.bodies == ["panel"])
    #expect(title.operations == ["update panel#b: "])
    #expect(stage.change { thing.parts[0].title = "c" }.bodies == ["row 11"])
    thing.title = "d"
    thing.note = "m"
    let all = stage.update(Panel(thing: thing, number: 1))
    #expect(all.bodies == ["panel"])
    #expect(Set(all.operations) == ["update panel#d: number", "update 'm': text"])
    #expect(all.operations.count == 2)
  }

  @Test("in rows are updated only for their own changes")
  func rows() {
    let things = (0..<3).map { Thing($0) }
    let stage = Stage(ForEach(things) { Badge(thing: $0) })
    let step = stage.change { things[1].title = "x" }
    #expect(step.operations == ["update badge#x: "])
    let memoized = Stage(ForEach([0, 1, 2], id: \.self, memoizing: true) { Badge(thing: things[$0]) })
    #expect(memoized.change { things[2].title = "y" }.operations == ["update badge#y: "])
  }

  @Test("of plain data are evaluated for what they read elsewhere, and lose no change the first time")
  func globals() {
    let stage = Stage(Two(first: Data(name: "a"), second: Data(name: "b")))
    // When the tree finds that a type reads models, it evaluates the type's nodes once more.
    #expect(Set(stage.mounting.bodies) == ["two", "data a", "data ax", "data axx", "data b", "data bx", "data bxx"])
    for title in ["b", "c"] {
      let step = stage.change { global.value.title = title }
      #expect(step.bodies.sorted() == ["data a", "data ax", "data axx", "data b", "data bx", "data bxx"])
      #expect(step.operations == Array(repeating: "update '\(title)': text", count: 6))
    }
    #expect(registrationCount(of: global.value) == 6)
    stage.tree.unmount()
    #expect(registrationCount(of: global.value) == 0)
  }

  @Test("of plain data that begin to read are recognized in every tree and in every node")
  func lateReads() {
    func view(_ first: String, _ second: String) -> Two<Late> {
      Two(first: Late(name: first), second: Late(name: second))
    }
    let stages = [Stage(view("a", "b")), Stage(view("c", "d"))]
    #expect(stages[0].mounting.bodies == ["two", "a", "b"])
    // All nodes of the type are evaluated this one time.
    #expect(Set(stages[0].update(view("a", "reads 1")).bodies) == ["two", "reads 1", "a"])
    #expect(Set(stages[1].update(view("reads 2", "d")).bodies) == ["two", "reads 2", "d"])
    for note in ["m", "n"] {
      global.value.note = note
      #expect(stages[0].flush().bodies == ["reads 1"])
      let step = stages[1].flush()
      #expect(step.bodies == ["reads 2"])
      #expect(step.operations == ["update '\(note)': text"])
    }
    #expect(stages[0].update(view("reads 3", "b")).bodies == ["two", "reads 3", "b"])
    #expect(stages[0].change { global.value.note = "o" }.bodies == ["reads 3"])
    #expect(stages[1].flush().bodies == ["reads 2"])
  }

  @Test("of plain data may contain others that read")
  func mixed() {
    let stage = Stage(Two(first: PlainData(name: "a"), second: PlainData(name: "b")))
    for title in ["b", "c"] {
      let step = stage.change { global.value.title = title }
      #expect(step.bodies == ["data cxx"])
      #expect(step.operations == ["update '\(title)': text"])
    }
  }
}
