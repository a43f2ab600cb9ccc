import Foundation
import TestSupport
import Testing
import ViewTreeHosts
import ViewTrees

@Suite("Events from outside")
struct HostEventTests {
  @Test("carry modifiers, the checked state, the fields of a form and a position (found-case 50)")
  func parts() throws {
    let text = #"""
      {"node":"7.1","name":"submit","modifiers":["meta","shift"],"isChecked":true,"position":{"x":1.5,"y":-2},
      "fields":[{"name":"a","value":"1"},{"name":"b","value":""},{"name":"a","value":"2"}],"later":{"x":[]}}
      """#
    let event = try JSONDecoder().decode(PageEvent.self, from: Data(text.utf8))
    let expected = HostEvent(
      "submit", modifiers: [.shift, .meta], isChecked: true,
      fields: [.init("a", "1"), .init("b", ""), .init("a", "2")], position: .init(x: 1.5, y: -2))
    #expect(event == PageEvent(node: node(7, 1), event: expected))
    #expect(event.event.field("a") == "1" && event.event.field("b")?.isEmpty == true && event.event.field("c") == nil)
    #expect(event.event.modifiers.contains(.meta) && !event.event.modifiers.contains(.alt))
    for event in [event, PageEvent(node: node(0), name: "click"), PageEvent(node: node(0), name: "input", value: "ä")] {
      #expect(try JSONDecoder().decode(PageEvent.self, from: JSONEncoder().encode(event)) == event)
    }
    let bare = try JSONEncoder().encode(HostEvent("click"))
    #expect(String(decoding: bare, as: UTF8.self) == #"{"name":"click"}"#)
  }

  static let wrong = [
    "", "[]", "null", "{}", #"{"node":"1.0"}"#, #"{"node":1,"name":"x"}"#, #"{"node":"1.0","name":1}"#,
    #"{"node":"1.0","name":"x","value":{}}"#, #"{"node":"1.0","name":"x","modifiers":["hyper"]}"#,
    #"{"node":"1.0","name":"x","modifiers":"shift"}"#, #"{"node":"1.0","name":"x","isChecked":"true"}"#,
    #"{"node":"1.0","name":"x","fields":[["a","b"]]}"#, #"{"node":"1.0","name":"x","fields":[{"name":"a"}]}"#,
    #"{"node":"1.0","name":"x","position":{"x":1}}"#, #"{"node":"1.0","name":"x","position":{"x":1e999,"y":0}}"#,
    #"{"node":"4294967296.0","name":"x"}"#, #"{"node":"1.0.0","name":"x"}"#, #"{"node":"-1.0","name":"x"}"#,
    #"{"node":"1.0","name":"\ud83d"}"#,
    #"{"node":"1.0","name":"x","position":"# + String(repeating: "[", count: 100_000),
  ]

  @Test("that are malformed are decoding errors (found-case 50)", arguments: wrong.indices)
  func hostile(index: Int) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(PageEvent.self, from: Data(Self.wrong[index].utf8))
    }
  }

  @Test("for nodes with any ID are answered, and nothing traps")
  func anyNode() throws {
    struct Button: View {
      var body: some View { Element("button").on("click") {} }
    }
    let tree = ViewTree(Button(), host: MemoryHost())
    for index in [0, 1, 2, 1_000, UInt32.max - 1, .max] {
      for generation in [0, 1, UInt32.max] {
        _ = tree.send(HostEvent("x", value: "\0", position: .init(x: .infinity, y: .nan)), to: node(index, generation))
      }
    }
    #expect(tree.send(HostEvent("click"), to: node(.max, .max)) == .stale)
  }
}
