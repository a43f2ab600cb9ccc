import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// Counts its clicks.
@AutoEquatable
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    let _ = Bodies.note("\(name) \(count)")
    Element("b", ["id": name]) { Text("\(count)") }
      .on("click") { count += 1 }
      .on("twice") {
        count += 1
        count += 1
      }
      .on("same") { count = count }
  }
}

extension Counter {
  init(_ name: String) { self.init(name: name) }
}

private struct CountedSection<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    let _ = Bodies.note(title)
    Element("p", ["id": title]) { content }
  }
}

@Suite("The state of a view")
struct StateTests {
  @Test("stays when the view around it is evaluated again, and its view is skipped")
  func staysInPlace() {
    let stage = LiveStage(CountedSection(title: "a") { Counter("x") })
    #expect(stage.mounting.bodies == ["a", "x 0"])
    let click = stage.send("click", to: "b#x")
    #expect(click.bodies == ["x 1"])
    #expect(click.operations == ["update '1': text"])
    #expect(click.decisions == ["compare Counter: Counter.count", "compare Element: children", "compare Text: text"])
    let update = stage.update(CountedSection(title: "b") { Counter("x") })
    #expect(update.bodies == ["b"])
    #expect(update.operations == ["update p#b: attributes"])
    #expect(stage.send("click", to: "b#x").bodies == ["x 2"])
  }

  @Test("tree-scenario 15: counts two events that arrive before anything is evaluated")
  func twoEvents() throws {
    let stage = LiveStage(Counter("x"))
    let node = try #require(stage.host.node("b#x"))
    let step = stage.perform {
      stage.tree.send(HostEvent("click"), to: node)
      stage.tree.send(HostEvent("click"), to: node)
    }
    #expect(step.bodies == ["x 2"])
    #expect(step.operations == ["update '2': text"])
    let twice = stage.send("twice", to: "b#x")
    #expect(twice.bodies == ["x 4"])
    #expect(twice.operations == ["update '4': text"])
  }

  @Test("changes nothing if it is set to an equal value")
  func equalValue() {
    let stage = LiveStage(Counter("x"))
    let step = stage.send("same", to: "b#x")
    #expect(step.bodies == [])
    #expect(step.operations == [])
    #expect(!stage.tree.needsFlush)
  }
}
