import Equitree
import Observation

// The arrows show what is printed; .ci/examples compares them with the output.

let store = TodoStore()
for title in ["Milk", "Bread", "Tea"] { store.add(title) }

// MARK: A to-do list as a page

let page = HTMLHost()
let tree = ViewTree(TodoApp(store: store), host: page)
print(page.html)
// → <input value=""><button disabled>Add</button><ul><li>Milk</li><li>Bread</li><li>Tea</li></ul><p>3 todos left</p>

// MARK: One property changes

store.todos[1].title = "Rolls"
let update = tree.flush()

print(update.summary)
// → skipped 0 · compared 3 · rebuilt 0 · evaluated 1
for decision in update.decisions { print(decision) }
// → compare TodoRow 6.0: observed change
// → compare li 15.0: children
// → compare #text 16.0: text
for patch in update.patches { print(patch) }
// → update 16.0 Rolls: text

// MARK: Only its readers are evaluated

/// The views that are evaluated because of a change, and what the host is told.
@MainActor
func evaluated(after change: () -> Void) {
  change()
  let update = tree.flush()
  for decision in update.decisions {
    if case .changed(let names) = decision.reason { print("\(decision.name):", names.isEmpty ? "a model" : names[0]) }
  }
  print(update.summary.evaluated, "evaluated,", update.patchCount, "patches")
}

// Two views read it: the row itself, and the number of what is left, through a computed property.
evaluated { store.todos[1].isDone = true }
// → Remaining: a model
// → TodoRow: a model
// → 2 evaluated, 2 patches
// No view reads it.
evaluated { store.lastSaved = "now" }
// → 0 evaluated, 0 patches
// An equal value is no change.
evaluated { store.todos[0].title = "Milk" }
// → 0 evaluated, 0 patches
// The list has one row less; the other rows stay as they are.
evaluated { store.remove(store.todos[0]) }
// → TodoApp: a model
// → Remaining: a model
// → 2 evaluated, 3 patches

// MARK: State and events

let input = page.tree.topLevel[0]
let button = page.tree.topLevel[1]
evaluated { tree.send(HostEvent("input", value: "Jam"), to: input) }
// → NewTodo: NewTodo.draft
// → 1 evaluated, 2 patches
evaluated { tree.send(HostEvent("click"), to: button) }
// → TodoApp: a model
// → NewTodo: NewTodo.draft
// → Remaining: a model
// → 4 evaluated, 5 patches
print(page.html)
// → <input value=""><button disabled>Add</button><ul><li class="done">Rolls</li><li>Tea</li><li>Jam</li></ul><p>2 todos left</p>

// MARK: The environment, through views that are skipped

print(tree.update(TodoApp(store: store, unit: "items")).summary)
// → skipped 4 · compared 5 · rebuilt 0 · evaluated 2

// MARK: What a view depends on

let row = tree.lastUpdate.decisions.first { $0.viewType == TodoRow.self }!.node
print(tree.footprint(of: row)!.map(\.description).sorted())
// → ["Todo.isDone", "Todo.title"]

// MARK: Registrations end with their nodes

print(tree.liveTrackingCount)
// → 6
store.todos = []
tree.flush()
print(tree.liveTrackingCount)
// → 3
tree.unmount()
print(tree.liveTrackingCount)
// → 0

// MARK: Hooks, and changes that flush by themselves

let journal = ViewTree(Journal(day: 1), scheduler: .immediate)
print(journal.mountPatches)
// → [mount 5.0 began at the top]
journal.update(Journal(day: 2))
// → day 1 → 2
journal.unmount()
// → closed after 1

// MARK: An object that is missing

let lost = ViewTree(Greeting())
print(lost.lastUpdate.diagnostics[0])
// → Greeting needs an object of type Visitor in its environment, and there is none: provide one around it by '.environment(_:)' or '.environmentObject(_:)', or make the property optional. It shows nothing
let found = ViewTree(Greeting().environment(Visitor()))
print(found.mountPatches)
// → [mount 3.0 Hello, Ada at the top]

// MARK: Diagnostics

let quiet = ViewTree(Greeting(), diagnostics: .silent)
let told = ViewTree(Greeting(), diagnostics: .custom { print("told:", $0) })
// → told: Greeting needs an object of type Visitor in its environment, and there is none: provide one around it by '.environment(_:)' or '.environmentObject(_:)', or make the property optional. It shows nothing

// MARK: Object level

let account = Account()
let old = ViewTree(AccountName(account: account))
account.balance = 5
print(old.flush().summary.evaluated)
// → 1

// MARK: Many changes, one commit

store.todos = [Todo(id: 1, title: "Milk")]
let live = ViewTree(TodoApp(store: store))
store.todos[0].title = "Cream"
store.todos[0].isDone = true
for await update in live.updates {
  print(update.summary.evaluated, update.patchCount)
  break
}
// → 2 3
