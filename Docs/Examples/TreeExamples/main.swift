import Equitree

// The arrows show what is printed; .ci/examples compares them with the output.

// MARK: A row that is skipped

var todos = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"), Todo(id: 3, title: "Tea")]
func toggle(_ id: Int) { print("toggle \(id)") }

let tree = ViewTree(TodoList(todos: todos, toggle: toggle))
todos[1].isDone = true
let update = tree.update(TodoList(todos: todos, toggle: toggle))

print(update.summary)
// → skipped 3 · compared 4 · rebuilt 0 · evaluated 2
for decision in update.decisions { print(decision) }
// → compare TodoList 1.0: todos, toggle
// → compare ul 2.0: children
// → skip TodoRow 4.0: equal
// → compare TodoRow 5.0: todo
// → skip TodoRow 6.0: equal
// → compare li 9.0: attributes
// → skip #text 10.0: equal
for patch in update.patches { print(patch) }
// → update 9.0 li: attributes

// MARK: Keys

todos.append(todos.removeFirst())
for patch in tree.update(TodoList(todos: todos, toggle: toggle)).patches { print(patch) }
// → move 7.0 in 2.0

// MARK: Identity

print(ViewTree.diff(from: Greeting(isMorning: true), to: Greeting(isMorning: false)).summary)
// → skipped 0 · compared 1 · rebuilt 1 · evaluated 1 · mounted 1 · unmounted 1
print(ViewTree.diff(from: Notice(warning: nil), to: Notice(warning: "Rain")).patches)
// → [mount 5.0 Rain at the top before 3.0]
print(ViewTree.diff(from: Profile(user: 1), to: Profile(user: 1)).patches)
// → []
for patch in ViewTree.diff(from: Profile(user: 1), to: Profile(user: 2)).patches { print(patch) }
// → unmount 4.0
// → unmount 3.0
// → mount 5.0 form at the top
// → mount 6.0 input in 5.0

// MARK: Plain data

let old = Folder(id: "a", folders: [Folder(id: "b", folders: []), Folder(id: "c", folders: [])])
let new = Folder(id: "a", folders: [Folder(id: "b", folders: []), Folder(id: "d", folders: [])])
for decision in ViewTree.diff(from: old, to: new).decisions { print(decision) }
// → compare Folder 1.0: children
// → compare li 2.0: children
// → skip #text 3.0: equal
// → skip Folder 5.0: equal
// → unmount Folder 6.0: removed
// → mount Folder 13.0: inserted

// MARK: A skip that does not go stale

let counter = ViewTree(Counter(count: 1, report: { print("count \($0)") }))
let button = counter.mountPatches[0].node
print(counter.update(Counter(count: 2, report: { print("count \($0)") })).summary)
// → skipped 1 · compared 1 · rebuilt 0 · evaluated 1
print(counter.send(HostEvent("click"), to: button))
// → count 2
// → handled

let first = Handler { print("first") }
let timer = ViewTree(TimerButton(title: "Stop", onTick: first))
timer.update(TimerButton(title: "Stop", onTick: Handler { print("second") }))
first()
// → second

// MARK: Rows of equal elements

let memoized = ViewTree(MemoizedList(todos: todos, toggle: toggle))
todos[1].title = "Green tea"
for decision in memoized.update(MemoizedList(todos: todos, toggle: toggle)).decisions { print(decision) }
// → compare MemoizedList 1.0: todos, toggle
// → compare ul 2.0: children
// → compare TodoRow 5.0: todo
// → skip ForEach<Todo, Int, TodoRow> 3.0: 2 equal elements
// → compare li 9.0: children
// → compare #text 10.0: text
