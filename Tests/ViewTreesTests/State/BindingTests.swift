import ComparisonSpecs
import Observation
import Testing
import ViewTrees

@AutoEquatable
private struct Field: View {
  let name: String
  @Binding var text: String

  var body: some View {
    let _ = Bodies.note("\(name) \(text)")
    Element("input", ["id": name, "value": text]).on("input") { event in text = event.value ?? "" }
  }
}

@Observable
private final class Model { var text = "a" }

private struct Draft: Equatable {
  var title = "t"
  var notes = ["n0", "n1"]
  var subtitle: String?
}

@Suite("A binding")
struct BindingTests {
  private struct Editor: View {
    let number: Int
    @State private var draft = Draft()

    var body: some View {
      let _ = Bodies.note("editor")
      Field(name: "title", text: $draft.title)
      Field(name: "note", text: $draft.notes[1])
      if let subtitle = Binding($draft.subtitle) { Field(name: "subtitle", text: subtitle) }
      Element("b", ["id": "add"]).on("click") { draft.subtitle = "s" }
      Element("b", ["id": "remove"]).on("click") { draft.subtitle = nil }
    }
  }

  @Test("to parts of a state sets them and evaluates only the views that read it")
  func parts() {
    let stage = LiveStage(Editor(number: 1))
    #expect(stage.mounting.bodies == ["editor", "title t", "note n1"])
    let input = stage.input("T", to: "input#title")
    // The editor itself checked whether there is a subtitle.
    #expect(input.bodies == ["editor", "title T", "note n1"])
    #expect(input.operations == ["update input#title: attributes"])
    #expect(stage.input("N", to: "input#note").operations == ["update input#note: attributes"])
    let update = stage.update(Editor(number: 2))
    #expect(update.bodies == ["editor"])
    #expect(update.operations == [])
  }

  @Test("to the value of an optional exists while the value does")
  func optional() {
    let stage = LiveStage(Editor(number: 1))
    let added = stage.send("click", to: "b#add")
    #expect(added.bodies == ["editor", "title t", "note n1", "subtitle s"])
    #expect(added.operations == ["mount input#subtitle before b#add"])
    #expect(stage.input("S", to: "input#subtitle").operations == ["update input#subtitle: attributes"])
    let removed = stage.send("click", to: "b#remove")
    #expect(removed.operations == ["unmount input#subtitle"])
    #expect(removed.bodies == ["editor", "title t", "note n1"])
  }

  private struct Passing: View {
    let isSecond: Bool
    @State private var first = "1"
    @State private var second = "2"

    var body: some View {
      let _ = Bodies.note("passing")
      Field(name: "field", text: isSecond ? $second : $first)
      Element("b", ["id": "first"]).on("click") { first += "!" }
      Element("b", ["id": "second"]).on("click") { second += "!" }
    }
  }

  @Test("does not evaluate its view if it is the same, and does if it is another")
  func equality() {
    let stage = LiveStage(Passing(isSecond: false))
    #expect(stage.send("click", to: "b#first").bodies == ["field 1!"])
    #expect(stage.send("click", to: "b#second").bodies == [])
    let update = stage.update(Passing(isSecond: true))
    #expect(update.bodies == ["passing", "field 2!"])
    #expect(update.operations == ["update input#field: attributes"])
    #expect(stage.send("click", to: "b#first").bodies == [])
    #expect(stage.send("click", to: "b#second").operations == ["update input#field: attributes"])
    #expect(stage.tree.liveTrackingCount == 2)
  }

  @Test("tree-scenario 16: that was captured earlier writes to the same storage")
  func capturedEarlier() throws {
    struct Lending: View {
      let number: Int
      let lent: Outside<Binding<String>?>
      @State private var text = "a"

      var body: some View {
        let _ = Bodies.note("lending \(number) \(text)")
        let _ = { if lent.value == nil { lent.value = $text } }()
        Element("b", ["id": "\(number)"]) { Text(text) }
      }
    }
    let lent = Outside<Binding<String>?>(nil)
    let stage = LiveStage(Lending(number: 1, lent: lent))
    stage.update(Lending(number: 2, lent: lent))
    let binding = try #require(lent.value)
    let step = stage.perform { binding.wrappedValue = "b" }
    #expect(step.bodies == ["lending 2 b"])
    #expect(step.operations == ["update 'b': text"])
    #expect(binding.wrappedValue == "b")
    stage.tree.unmount()
    binding.wrappedValue = "c"
    #expect(stage.perform().operations == ["unmount 'b'", "unmount b#2"])
    #expect(binding.wrappedValue == "c")
  }

  @Test("that is constant equals another with an equal value, and cannot be set")
  func constant() {
    struct Root: View {
      let number: Int
      let text: String
      var body: some View { Field(name: "field", text: .constant(text)) }
    }
    let stage = LiveStage(Root(number: 1, text: "a"))
    #expect(stage.update(Root(number: 2, text: "a")).bodies == [])
    #expect(stage.input("b", to: "input#field").operations == [])
    #expect(stage.update(Root(number: 3, text: "c")).bodies == ["field c"])
  }

  @Test("made of closures evaluates its view whenever it is new, and tracks what the closure reads")
  func closures() {
    struct Root: View {
      let number: Int
      let model: Model
      var body: some View {
        Field(
          name: "field",
          text: Binding {
            model.text
          } set: {
            model.text = $0
          })
      }
    }
    let model = Model()
    let stage = LiveStage(Root(number: 1, model: model))
    #expect(stage.perform { model.text = "b" }.bodies == ["field b"])
    #expect(stage.input("c", to: "input#field").operations == ["update input#field: attributes"])
    #expect(stage.update(Root(number: 2, model: model)).bodies == ["field c"])
  }

  private struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  private struct Todos: View {
    @State private var todos = [Todo(id: 1, title: "a"), Todo(id: 2, title: "b")]

    var body: some View {
      let _ = Bodies.note("todos")
      ForEach($todos) { $todo in Field(name: "f\(todo.id)", text: $todo.title) }
      Element("b", ["id": "remove"]).on("click") { todos.removeFirst() }
    }
  }

  @Test("to a collection is a collection of bindings to its elements")
  func collection() {
    let stage = LiveStage(Todos())
    #expect(stage.mounting.bodies == ["todos", "f1 a", "f2 b"])
    let input = stage.input("B", to: "input#f2")
    #expect(input.bodies == ["todos", "f1 a", "f2 B"])
    #expect(input.operations == ["update input#f2: attributes"])
    let removed = stage.send("click", to: "b#remove")
    #expect(removed.bodies == ["todos", "f2 B"])
    #expect(removed.operations == ["unmount input#f1"])
    #expect(stage.input("c", to: "input#f2").operations == ["update input#f2: attributes"])
  }

  @Test("to an element that is gone returns the last value, and sets nothing")
  func goneElement() {
    let values = Outside([1, 2, 3])
    let all = Binding {
      values.value
    } set: {
      values.value = $0
    }
    let last = all[2]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 4
    #expect(values.value == [1, 2, 4])
    #expect(last.wrappedValue == 4)
    values.value = [1]
    #expect(last.wrappedValue == 4)
    last.wrappedValue = 5
    #expect(values.value == [1])
    #expect(all.map(\.wrappedValue) == [1])
  }

  @Test("can be converted to one of an optional")
  func wrapped() {
    let value = Outside(1)
    let base = Binding {
      value.value
    } set: {
      value.value = $0
    }
    let optional = Binding<Int?>(base)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(value.value == 2)
    #expect(optional == Binding<Int?>(base))
  }
}

extension LiveStage {
  /// Sends text to the node with a label and flushes the tree.
  fileprivate func input(_ text: String, to label: String) -> Step {
    perform { _ = host.node(label).map { tree.send(HostEvent("input", value: text), to: $0) } }
  }
}
