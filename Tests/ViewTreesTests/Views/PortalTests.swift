import Testing
import ViewTrees

private struct Rows: View {
  let ids: [Int]
  var target = "dialogs"
  var content = "x"

  var body: some View {
    Element("ul") {
      ForEach(ids, id: \.self) { id in
        Portal(to: target) { Leaf("\(id)\(content)") }
        Leaf("\(id)")
      }
    }
  }
}

@Suite("Portals")
struct PortalTests {
  @Test("are outside of the flow and do not count among siblings")
  func mounting() {
    let stage = Stage(Rows(ids: [1]))
    #expect(stage.mounting.operations == ["mount ul", "mount #portal", "mount b#1x", "mount b#1"])
    #expect(stage.host.text == "ul\n  b#1 [id=\"1\"]\n#portal [target=\"dialogs\"]\n  b#1x [id=\"1x\"]")
  }

  @Test("are not touched when their row is moved")
  func moving() {
    let stage = Stage(Rows(ids: [1, 2, 3]))
    let step = stage.update(Rows(ids: [3, 1, 2]))
    #expect(step.operations == ["move b#3 before b#1"])
    #expect(step.bodies == [])
  }

  @Test("are mounted and unmounted with their row")
  func lifetime() {
    let stage = Stage(Rows(ids: [1, 2]))
    #expect(stage.update(Rows(ids: [2])).operations == ["unmount b#1x", "unmount #portal", "unmount b#1"])
    let step = stage.update(Rows(ids: [2, 3]))
    #expect(step.operations == ["mount #portal", "mount b#3x", "mount b#3"])
    #expect(stage.update(Rows(ids: [])).operations.count == 6)
    #expect(stage.host.count == 1)
  }

  @Test("update the host for another target, and for their content separately")
  func updates() {
    let stage = Stage(Rows(ids: [1]))
    #expect(stage.update(Rows(ids: [1], target: "other")).operations == ["update #portal: target"])
    #expect(stage.update(Rows(ids: [1], target: "other", content: "y")).operations == ["update b#1y: attributes"])
    #expect(stage.update(Rows(ids: [1], target: "other", content: "y")).operations == [])
  }
}
