import Equitree

@AutoEquatable
struct Todo: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

@AutoEquatable
struct TodoRow: View {
  let todo: Todo
  let onToggle: () -> Void

  var body: some View {
    Element("li", ["class": todo.isDone ? "done" : nil]) {
      Text(todo.title)
    }
    .on("click", onToggle)
  }
}

struct TodoList: View {
  let todos: [Todo]
  let toggle: (Int) -> Void

  var body: some View {
    Element("ul") {
      ForEach(todos) { todo in
        TodoRow(todo: todo, onToggle: { toggle(todo.id) })
      }
    }
  }
}

/// A row depends on its todo alone.
struct MemoizedList: View {
  let todos: [Todo]
  let toggle: (Int) -> Void

  var body: some View {
    Element("ul") {
      ForEach(todos, memoizing: true) { todo in
        TodoRow(todo: todo, onToggle: { toggle(todo.id) })
      }
    }
  }
}
