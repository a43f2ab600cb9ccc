import Observation

/// One thing to do.
@Observable
final class Todo: Identifiable {
  let id: Int
  var title: String
  var isDone = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// All things to do.
@Observable
final class TodoStore {
  var todos: [Todo] = []
  var lastSaved = "never"

  var openCount: Int { todos.count { !$0.isDone } }

  func add(_ title: String) { todos.append(Todo(id: (todos.last?.id ?? 0) + 1, title: title)) }

  func remove(_ todo: Todo) { todos.removeAll { $0 === todo } }
}
