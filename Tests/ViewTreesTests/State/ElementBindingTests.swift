import ComparisonSpecs
import Observation
import TestSupport
import Testing
import ViewTrees

private struct Entry: Equatable {
  var title: String
  var tags: [String] = ["x", "y"]
}

private struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var notes: [Note] = []
}

private struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
}

@Observable
private final class Model {
  var rows = [Entry(title: "a"), Entry(title: "b")]
  var grid = [[1, 2], [3, 4]]
  var todos = [Todo(id: 1, title: "one"), Todo(id: 2, title: "two"), Todo(id: 3, title: "three")]
  var byName: [String: Entry] = ["k": Entry(title: "a")]
  var selected: Todo?
  var subtitle: String?
}

@Observable
private final class Job: Identifiable {
  var title: String

  init(_ title: String) { self.title = title }
}

/// A class without an identity other than the object's.
private final class Plain {
  var title: String

  init(_ title: String) { self.title = title }
}

@AutoEquatable
private struct Clear: View {
  let name: String
  @Binding var title: String

  var body: some View {
    Element("button", ["id": name]).on("click") { title += "!" }
  }
}

/// A value in a variable, bound by closures.
private func bind<Value>(_ outside: Outside<Value>) -> Binding<Value> {
  Binding {
    outside.value
  } set: {
    outside.value = $0
  }
}

/// A way to bind to something that is removed later.
private struct RemovableTarget: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Makes a binding, with functions that remove its target, and with the last value and what must stay unchanged.
  let make: @Sendable (Model) -> (binding: Binding<String>, remove: () -> Void, last: String, rest: () -> String)

  init(
    _ testDescription: String,
    make:
      @escaping @Sendable (Model) -> (binding: Binding<String>, remove: () -> Void, last: String, rest: () -> String)
  ) {
    self.testDescription = testDescription
    self.make = make
  }
}

private let removableTargets = [
  RemovableTarget("a part of an element") { model in
    let bindable = Bindable(model)
    return (bindable.rows[1].title, { model.rows.removeLast() }, "b", { "\(model.rows)" })
  },
  RemovableTarget("a part of an element, when all are gone") { model in
    let bindable = Bindable(model)
    return (bindable.rows[1].title, { model.rows = [] }, "b", { "\(model.rows)" })
  },
  RemovableTarget("an element of a part of an element") { model in
    let bindable = Bindable(model)
    return (bindable.rows[0].tags[1], { model.rows[0].tags = [] }, "y", { "\(model.rows)" })
  },
  RemovableTarget("an element of an element that is gone") { model in
    let bindable = Bindable(model)
    return (bindable.rows[1].tags[1], { model.rows.removeLast() }, "y", { "\(model.rows)" })
  },
  RemovableTarget("a part of an element by its index of the binding") { model in
    let rows = Bindable(model).rows
    return (rows[rows.indices.last!].title, { model.rows.removeLast() }, "b", { "\(model.rows)" })
  },
  RemovableTarget("a part of the first element of a slice") { model in
    let slice = Bindable(model).rows[1...]
    return (slice[1].title, { model.rows.removeLast() }, "b", { "\(model.rows)" })
  },
  RemovableTarget("a part of the last element") { model in
    (Bindable(model).rows.last!.title, { model.rows.removeLast() }, "b", { "\(model.rows)" })
  },
  RemovableTarget("a part of an element with an identity") { model in
    (Bindable(model).todos[1].title, { model.todos.remove(at: 1) }, "two", { "\(model.todos)" })
  },
  RemovableTarget("a part of an element whose place another one takes") { model in
    (Bindable(model).todos[1].title, { model.todos[1] = Todo(id: 9, title: "nine") }, "two", { "\(model.todos)" })
  },
  RemovableTarget("the value of a key") { model in
    let unwrapped = Binding(Bindable(model).byName["k"])!
    return (unwrapped.title, { model.byName["k"] = nil }, "a", { "\(model.byName)" })
  },
  RemovableTarget("a part of a value of a dictionary by its index") { model in
    let values = Bindable(model).byName.values
    return (values[values.wrappedValue.startIndex].title, { model.byName["k"] = nil }, "a", { "\(model.byName)" })
  },
  RemovableTarget("a part of a value of a dictionary by its index, when other keys are there") { model in
    let values = Bindable(model).byName.values
    let first = values[values.wrappedValue.startIndex].title
    let others = Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0)", Entry(title: "new")) })
    return (first, { model.byName = others }, "a", { "\(model.byName == others)" })
  },
  RemovableTarget("a part of an element of a slice of a dictionary's values") { model in
    let slice = Outside(model.byName.values[...])
    return (
      bind(slice)[slice.value.startIndex].title, { slice.value = [String: Entry]().values[...] }, "a",
      { "\(slice.value)" }
    )
  },
  RemovableTarget("an optional") { model in
    model.subtitle = "s"
    return (Binding(Bindable(model).subtitle)!, { model.subtitle = nil }, "s", { "\(model.subtitle as Any)" })
  },
  RemovableTarget("a part of an optional") { model in
    model.selected = Todo(id: 1, title: "one")
    let selected = Binding(Bindable(model).selected)!
    return (selected.title, { model.selected = nil }, "one", { "\(model.selected as Any)" })
  },
  RemovableTarget("a part of an optional that holds another value") { model in
    model.selected = Todo(id: 1, title: "one")
    let selected = Binding(Bindable(model).selected)!
    return (selected.title, { model.selected = Todo(id: 2, title: "two") }, "one", { "\(model.selected as Any)" })
  },
  RemovableTarget("an element of what lies in closures") { model in
    (bind(Outside(["a"]))[0], {}, "a", { "" })
  },
]

@Suite("A binding to an element")
struct ElementBindingTests {
  @Test(
    "found-case 12: that is gone returns the last value and sets nothing", arguments: removableTargets, [false, true])
  private func gone(_ target: RemovableTarget, isReadBefore: Bool) {
    let model = Model()
    let (binding, remove, last, rest) = target.make(model)
    if isReadBefore { #expect(binding.wrappedValue == last) }
    remove()
    let before = rest()
    #expect(binding.wrappedValue == last)
    guard !before.isEmpty else { return }
    binding.wrappedValue = "set"
    #expect(rest() == before)
    #expect(binding.wrappedValue == last)
  }

  @Test("found-case 12: that is the value of a dictionary by its index stays with its key")
  func valuesByIndex() {
    let model = Model()
    let values = Bindable(model).byName.values
    let first = values[values.wrappedValue.startIndex]
    let again = values[values.wrappedValue.startIndex]
    #expect(first == again)
    first.title.wrappedValue = "b"
    first.title.wrappedValue += "c"
    #expect(model.byName == ["k": Entry(title: "bc")])
    // Other keys are inserted and removed.
    for key in 0..<100 { model.byName["\(key)"] = Entry(title: "x") }
    first.title.wrappedValue += "d"
    #expect(first == again && model.byName["k"] == Entry(title: "bcd"))
    let index = values.wrappedValue.startIndex
    model.byName = [:]
    // The index has already ended when the binding is made.
    #expect(first != values[index])
    first.title.wrappedValue = "lost"
    #expect(model.byName.isEmpty)
  }

  @Test("found-case 12: that is the value of a dictionary stays with its key in copies with as many mutations")
  func valuesOfCopies() throws {
    let model = Model()
    let all = ["a": Entry(title: "1"), "b": Entry(title: "2"), "c": Entry(title: "3")]
    for gone in all.keys {
      for other in all.keys where other != gone {
        model.byName = all
        model.byName[other] = nil
        let index = try #require(model.byName.index(forKey: gone))
        let binding = Bindable(model).byName.values[index]
        // A copy from which as many keys were removed as from the first one.
        var copy = all
        copy[gone] = nil
        model.byName = copy
        #expect(binding.wrappedValue == all[gone])
        binding.title.wrappedValue = "set"
        #expect(model.byName == copy)
      }
    }
  }

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      ForEach(model.rows.indices, id: \.self) { Clear(name: "c\($0)", title: $model.rows[$0].title) }
    }
  }

  @Test("found-case 12: that is gone sets nothing in an event, and the tree reports it")
  func event() throws {
    let model = Model()
    let stage = LiveStage(Rows(model: model))
    let node = try #require(stage.host.node("button#c1"))
    model.rows.removeLast()
    #expect(stage.tree.send(HostEvent("click"), to: node) == .handled)
    let diagnostic = TreeDiagnostic.droppedWrite(to: "the String of an element of Array<Entry>")
    #expect(stage.tree.lastUpdate.diagnostics == [diagnostic])
    #expect(diagnostic.description.contains("whose element is gone"))
    let step = stage.perform()
    #expect(step.operations == ["unmount button#c1"])
    #expect(step.update.diagnostics == [diagnostic])
    #expect(model.rows == [Entry(title: "a")])
    #expect(stage.perform().update.diagnostics == [])
  }

  private struct Memoized: View {
    @Bindable var model: Model
    var body: some View {
      ForEach(Array(model.rows.indices), id: \.self, memoizing: true) { index in
        Clear(name: "c\(index)", title: $model.rows[index].title)
      }
    }
  }

  @Test("found-case 12: that is gone is bound again by the closure of a memoized row", arguments: [1, 2])
  func memoizedRows(_ count: Int) throws {
    let model = Model()
    let stage = LiveStage(Memoized(model: model))
    let nodes = try ["button#c0", "button#c1"].map { try #require(stage.host.node($0)) }
    model.rows.removeLast(count)
    for node in nodes { #expect(stage.tree.send(HostEvent("click"), to: node) != .unhandled) }
    stage.perform()
    #expect(model.rows == (count == 1 ? [Entry(title: "a!")] : []))
  }

  private struct Todos: View {
    let kept: Outside<[Int: Binding<String>]>
    @State private var todos = [Todo(id: 1, title: "one"), Todo(id: 2, title: "two"), Todo(id: 3, title: "three")]

    var body: some View {
      ForEach($todos) { $todo in
        let _ = { if kept.value[todo.id] == nil { kept.value[todo.id] = $todo.title } }()
        Element("p", ["id": "\(todo.id)"]) { Text(todo.title) }
      }
      Element("b", ["id": "first"]).on("click") { todos.removeFirst() }
      Element("b", ["id": "reverse"]).on("click") { todos.reverse() }
    }
  }

  @Test("found-case 70: stays with the element after an earlier one is removed, and after all have moved")
  func keepsToElement() throws {
    let kept = Outside<[Int: Binding<String>]>([:])
    let stage = LiveStage(Todos(kept: kept))
    stage.send("click", to: "b#first")
    #expect(stage.perform { kept.value[2]?.wrappedValue = "two!" }.operations == ["update 'two!': text"])
    stage.send("click", to: "b#reverse")
    #expect(stage.perform { kept.value[3]?.wrappedValue = "three!" }.operations == ["update 'three!': text"])
    let dropped = stage.perform { kept.value[1]?.wrappedValue = "one!" }
    #expect(dropped.operations == [])
    #expect(dropped.update.diagnostics == [.droppedWrite(to: "the String of an element of Array<Todo>")])
    #expect(kept.value[1]?.wrappedValue == "one")
    #expect(!stage.host.text.contains("one"))
  }

  @Test("found-case 70: sets its element or nothing, after any changes of the elements")
  func random() {
    for seed in 1...200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let outside = Outside((0..<6).map { Todo(id: $0, title: "t\($0)", notes: [Note(id: 10 * $0, text: "n")]) })
      let all = bind(outside)
      let titles = all.indices.map { (id: all.wrappedValue[$0].id, title: all[$0].title, note: all[$0].notes[0].text) }
      for round in 0..<20 {
        switch random.below(5) {
        case 0 where !outside.value.isEmpty: outside.value.remove(at: random.below(outside.value.count))
        case 1: outside.value.shuffle(using: &random)
        case 2: outside.value.insert(Todo(id: 100 + round, title: "new"), at: 0)
        case 3 where !outside.value.isEmpty: outside.value[random.below(outside.value.count)].notes = []
        default: break
        }
        let (id, title, note) = titles[random.below(titles.count)]
        var expected = outside.value
        if let index = expected.firstIndex(where: { $0.id == id }) {
          #expect(title.wrappedValue == expected[index].title, "seed \(seed)")
          expected[index].title = "\(round)"
          if !expected[index].notes.isEmpty { expected[index].notes[0].text = "\(round)" }
        }
        title.wrappedValue = "\(round)"
        note.wrappedValue = "\(round)"
        #expect(outside.value == expected, "seed \(seed)")
      }
    }
  }

  @Test("found-case 70: follows objects to any position")
  func objects() {
    let tasks = Outside([Job("a"), Job("b")])
    let second = bind(tasks)[1].title
    let removed = tasks.value[0]
    tasks.value.removeFirst()
    tasks.value.append(removed)
    second.wrappedValue = "B"
    #expect(tasks.value.map(\.title) == ["B", "a"])
    let plain = Outside([Plain("a"), Plain("b")])
    let first = bind(plain)[0].title
    plain.value.removeFirst()
    first.wrappedValue = "A"
    #expect(plain.value.map(\.title) == ["b"])
  }

  @Test("follows an element whose identity is changed through it")
  func otherIdentity() {
    let todos = Outside([Todo(id: 1, title: "a"), Todo(id: 2, title: "b")])
    let second = bind(todos)[1]
    second.wrappedValue = Todo(id: 7, title: "c")
    todos.value.removeFirst()
    #expect(second.wrappedValue.title == "c")
    second.title.wrappedValue = "d"
    #expect(todos.value == [Todo(id: 7, title: "d")])
  }

  @Test("to an index that is out of range returns another element, and sets nothing")
  func never() {
    let values = Outside([1, 2])
    let fifth = bind(values)[4]
    #expect(fifth.wrappedValue == 2)
    fifth.wrappedValue = 5
    #expect(values.value == [1, 2])
    values.value = [1, 2, 3, 4, 5, 6]
    #expect(fifth.wrappedValue == 5)
    fifth.wrappedValue = 50
    #expect(values.value[4] == 50)
  }

  @Test("in a view evaluates the view if another element is at its position")
  func otherElementInPlace() {
    struct First: View {
      @State private var todos = [Todo(id: 1, title: "one"), Todo(id: 2, title: "two")]
      var body: some View {
        Shown(title: $todos[0].title)
        Element("b", ["id": "remove"]).on("click") { todos.removeFirst() }
      }
    }
    struct Shown: View {
      @Binding var title: String
      var body: some View { Text(title) }
    }
    let stage = LiveStage(First())
    #expect(stage.send("click", to: "b#remove").operations == ["update 'two': text"])
  }
}
