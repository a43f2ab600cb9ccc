import Equitree

// What is printed stands after the arrow; .ci/examples holds it against the output.

// MARK: A row that is skipped

var todos = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"), Todo(id: 3, title: "Tea")]
func toggle(_ id: Int) { print("toggle \(id)") }

let tree = ViewTree(TodoList(todos: todos, toggle: toggle))
todos[1].isDone = true
let update = tree.update(TodoList(todos: todos, toggle: toggle))

print(update.summary)
for decision in update.decisions { print(decision) }
for patch in update.patches { print(patch) }

// MARK: The order of the rows

todos.swapAt(0, 2)
for patch in tree.update(TodoList(todos: todos, toggle: toggle)).patches { print(patch) }

// MARK: Identity

print(ViewTree.diff(from: Greeting(isMorning: true), to: Greeting(isMorning: false)).summary)
print(ViewTree.diff(from: Notice(warning: nil), to: Notice(warning: "Rain")).patches)
print(ViewTree.diff(from: Profile(user: 1), to: Profile(user: 1)).patches)
for patch in ViewTree.diff(from: Profile(user: 1), to: Profile(user: 2)).patches { print(patch) }

// MARK: Plain data

let deep = Folder(id: "a", folders: [Folder(id: "b", folders: []), Folder(id: "c", folders: [])])
let other = Folder(id: "a", folders: [Folder(id: "b", folders: []), Folder(id: "d", folders: [])])
for patch in ViewTree.diff(from: deep, to: other).patches { print(patch) }

// MARK: A skip that does not go stale

let counter = ViewTree(Counter(count: 1, report: { print("count \($0)") }))
let button = counter.mountPatches[0].node
print(counter.update(Counter(count: 2, report: { print("count \($0)") })).summary)
print(counter.send(HostEvent("click"), to: button))

let first = Handler { print("first") }
let timer = ViewTree(TimerButton(title: "Stop", onTick: first))
timer.update(TimerButton(title: "Stop", onTick: Handler { print("second") }))
first()
