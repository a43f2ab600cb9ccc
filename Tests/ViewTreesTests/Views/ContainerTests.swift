import ComparisonSpecs
import Testing
import ViewTrees

/// A program's host view with any content.
@AutoEquatable
private struct Card<Content: View>: HostView {
  let title: String
  @AutoChildren let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var hostName: String { "card" }
  var attributes: Attributes { ["title": title] }
  var body: Content { content }
}

/// A container that is no host view.
@AutoEquatable
private struct Panel<Content: View>: View {
  let title: String
  @AutoChildren let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    let _ = Bodies.note("panel \(title)")
    Element("section", ["title": title]) { content }
  }
}

@AutoEquatable
private struct Reading: View {
  let name: String
  let value: Int

  var body: some View {
    let _ = Bodies.note(name)
    Element("p", ["name": name]) { Text("\(value)") }
  }
}

/// Cards and panels with several views, with one of each kind of structure, and with closures.
@AutoEquatable
private struct Dashboard: View {
  let values: [Int]
  var title = "a"
  var revision = 0

  var body: some View {
    Card(title) {
      Reading(name: "first", value: values[0])
      Text("between")
      if values.count > 2 { Reading(name: "third", value: values[2]) }
    }
    Panel(title) {
      Reading(name: "second", value: values[1])
      Element("button") { Text("more") }.on("click") {}
    }
    Card("all") { ForEach([7, 8], id: \.self) { Text("\($0)") } }
  }
}

@Suite("Containers of a program")
struct ContainerTests {
  @Test("found-case 44: an equal dashboard causes no patches")
  func unchanged() {
    let stage = Stage(Dashboard(values: [1, 2, 3]))
    let step = stage.update(Dashboard(values: [1, 2, 3], revision: 1))
    #expect(step.operations.isEmpty)
    #expect(!step.bodies.contains("first") && !step.bodies.contains("second") && !step.bodies.contains("third"))
  }

  @Test("found-case 44: a change inside of a container updates only what changed")
  func changedInside() {
    let stage = Stage(Dashboard(values: [1, 2, 3]))
    let step = stage.update(Dashboard(values: [1, 5, 3]))
    #expect(!step.bodies.contains("first") && !step.bodies.contains("third"))
    #expect(step.bodies.contains("second"))
    #expect(step.operations.count == 1)
  }

  @Test("found-case 44: a container that changes itself is updated, and nothing inside of it")
  func changedItself() {
    let stage = Stage(Dashboard(values: [1, 2, 3]))
    let step = stage.update(Dashboard(values: [1, 2, 3], title: "b"))
    #expect(step.operations.count == 2)
    #expect(!step.bodies.contains("first") && !step.bodies.contains("second") && !step.bodies.contains("third"))
  }
}
