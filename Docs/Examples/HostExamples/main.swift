import Equitree
import Foundation

// The arrows show what is printed; .ci/examples compares them with the output.

func shopping(_ titles: String...) -> Shopping {
  Shopping(items: titles.map { Item(id: String($0.prefix { $0 != " " }), title: $0) }) { print("buy \($0)") }
}

// MARK: A host of one's own

let outline = ViewTree(shopping("Milk", "Bread"), host: OutlineHost())
// → commit 1
// →   ul
// →     li
// →       Milk
// →       button
// →         Buy
// →     li
// →       Bread
// →       button
// →         Buy
outline.update(shopping("Bread", "Milk", "Cheese"))
// → commit 2
// →   ul
// →     li
// →       Bread
// →       button
// →         Buy
// →     li
// →       Milk
// →       button
// →         Buy
// →     li
// →       Cheese
// →       button
// →         Buy

// MARK: A host for tests

let memory = MemoryHost()
let tested = ViewTree(shopping("Milk", "Bread"), host: memory)
print(memory)
// → ul
// →   li
// →     "Milk"
// →     button title="Buy Milk" on click
// →       "Buy"
// →   li
// →     "Bread"
// →     button title="Buy Bread" on click
// →       "Buy"
memory.clearLog()
tested.update(shopping("Bread", "Milk"))
print(memory.patches.count)
// → 1
let fresh = MemoryHost()
_ = ViewTree(shopping("Bread", "Milk"), host: fresh)
print(memory == fresh)
// → true

// MARK: Host views of one's own

let settings = MemoryHost()
let screen = ViewTree(
  Panel("Sound") {
    Checkbox(isOn: true) { print("toggled") }
    Text("Mute")
  }, host: settings)
print(settings)
// → section aria-label="Sound"
// →   h2
// →     "Sound"
// →   input checked="" type="checkbox" on change
// →   "Mute"

// MARK: A failure

let failing = CarefulHost()
let careful = ViewTree(shopping("Milk"), host: failing)
let update = careful.update(shopping("Milk", "Gunpowder"))
print(update.hostFailure!)
// → The host failed at patch 2 of 4 in commit 2: “Gunpowder” is not shown here
careful.update(shopping("Bread"))
print(careful.remount() == nil, failing.isShown("Bread"))
// → true true

// MARK: Events

let button = memory.tree.children(of: memory.tree.children(of: memory.tree.topLevel[0])[0])[1]
print(tested.send(HostEvent("click"), to: button))
// → buy Bread
// → handled
tested.update(shopping("Milk"))
print(tested.send(HostEvent("click"), to: button))
// → stale

// MARK: HTML

var commits: [Commit] = []
let html = HTMLHost { commits.append($0) }
let page = ViewTree(shopping("Salt & pepper"), host: html)
print(html.html)
// → <ul><li>Salt &amp; pepper<button title="Buy Salt &amp; pepper">Buy</button></li></ul>
page.update(shopping("Salt & vinegar"))
print(commits[1].patches)
// → [update 6.0 Salt & vinegar: text, update 7.0 button: attributes]

// MARK: Over a wire

let received = try JSONDecoder().decode(Commit.self, from: Data(html.fullMount.json.utf8))
let mirror = MemoryHost()
try mirror.apply(received)
print(mirror.tree == html.tree)
// → true

let message = Data(#"{"node":"7.0","name":"click"}"#.utf8)
let event = try JSONDecoder().decode(PageEvent.self, from: message)
print(page.send(event.event, to: event.node))
// → buy Salt
// → handled
