import Equitree

@AutoEquatable
struct TodoRow: View {
  let todo: Todo

  var body: some View {
    Element("li", ["class": todo.isDone ? "done" : nil]) { Text(todo.title) }
      .on("click") { todo.isDone.toggle() }
  }
}

@AutoEquatable
struct Remaining: View {
  let store: TodoStore
  @Environment(\.unit) private var unit

  var body: some View {
    Element("p") { Text("\(store.openCount) \(unit) left") }
  }
}

@AutoEquatable
struct NewTodo: View {
  let store: TodoStore
  @State private var draft = ""

  var body: some View {
    Element("input", ["value": draft]).on("input") { event in draft = event.value ?? "" }
    Element("button", ["disabled": draft.isEmpty ? "" : nil]) { Text("Add") }
      .on("click") {
        store.add(draft)
        draft = ""
      }
  }
}

struct TodoApp: View {
  let store: TodoStore
  var unit = "todos"

  var body: some View {
    NewTodo(store: store)
    Element("ul") {
      ForEach(store.todos) { TodoRow(todo: $0) }
    }
    Remaining(store: store).environment(\.unit, unit)
  }
}

enum UnitKey: EnvironmentKey {
  static let defaultValue = "things"
}

extension EnvironmentValues {
  var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}
