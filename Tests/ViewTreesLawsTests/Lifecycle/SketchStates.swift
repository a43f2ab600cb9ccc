import ComparisonSpecs
import ViewTrees

/// Counts clicks, and shows one of two parts.
@AutoEquatable
struct CounterSketch: View {
  static let pokeLimit = 3

  let sketch: Sketch
  let path: String
  @AutoIgnored let context: SketchContext
  @State private var life: Life
  @State private var count: Int
  @State private var first: Int
  @State private var second: Int

  init(_ sketch: Sketch, _ path: String, _ context: SketchContext) {
    self.sketch = sketch
    self.path = path
    self.context = context
    let ledger = context.ledger
    _life = State(initialValue: ledger.makeLife(path))
    // These follow `_life`, because its initializer creates the record that they read.
    _count = State(initialValue: ledger.lives[path]?.count ?? 0)
    _first = State(initialValue: ledger.lives[path]?.clicks ?? 0)
    _second = State(initialValue: ledger.lives[path]?.clicks ?? 0)
  }

  private func set(_ value: Int) {
    // First, because setting the state may commit at once, and hooks of that commit may increment the count.
    life.count = value
    count = value
  }

  private func poke() { if count < Self.pokeLimit, !context.ledger.isForComparison { set(count + 1) } }

  var body: some View {
    let _ = context.ledger.counts[path] = (life, $count)
    Element("counter", ["path": path, "count": String(count), "first": String(first), "second": String(second)])
      .on("click") {
        context.report("\(path) click")
        life.clicks += 1
        first += 1
        set(count + 1)
        second += 1
      }
    if case .counter(let even, let odd) = sketch.kind {
      if count.isMultiple(of: 2) {
        CountedSketch(sketch: even, path: "\(path)+", context: context.poking(poke))
      } else if let odd {
        CountedSketch(sketch: odd, path: "\(path)-", context: context.poking(poke))
      }
    }
  }
}

@AutoEquatable
struct CountedSketch: View {
  let sketch: Sketch
  let path: String
  @AutoIgnored let context: SketchContext
  var body: some View { OuterSketch.make(sketch, path, context) }
}

/// Has a collection with a binding to each element.
@AutoEquatable
struct ItemsSketch: View {
  let count: Int
  let path: String
  @AutoIgnored let context: SketchContext
  @State private var life: Life
  @State private var items: [SketchItem]

  init(_ count: Int, _ path: String, _ context: SketchContext) {
    self.count = count
    self.path = path
    self.context = context
    let ledger = context.ledger
    _life = State(initialValue: ledger.makeLife(path, items: count))
    _items = State(initialValue: ledger.lives[path]?.items ?? [])
  }

  private func change(_ change: (inout [SketchItem]) -> Void) {
    change(&life.items)
    items = life.items
  }

  var body: some View {
    Element("items", ["path": path]) {
      ForEach($items) { $item in
        ItemSketch(path: path, life: life, item: $item, ledger: context.ledger)
      }
    }
    .on("drop") { change { if !$0.isEmpty { $0.removeFirst() } } }
    .on("rotate") { change { if !$0.isEmpty { $0.append($0.removeFirst()) } } }
    .on("click") {
      change { $0.append(SketchItem(id: life.nextID, value: 0)) }
      life.nextID += 1
    }
  }
}

@AutoEquatable
struct ItemSketch: View {
  let path: String
  @AutoIgnored let life: Life
  @Binding var item: SketchItem
  @AutoIgnored let ledger: Ledger

  var body: some View {
    let id = item.id
    let _ = ledger.items["\(path) \(id)"] = (life, id, $item)
    Element("item", ["item": "\(id)", "value": "\(item.value)"])
      .on("click") {
        item.value += 1
        life.bump(id)
      }
  }
}
