import ComparisonSpecs
import ViewTrees

/// Reads its environment; which key, its initializer says.
@AutoEquatable
struct ReaderSketch: View {
  let key: Sketch.Key
  let path: String
  @AutoIgnored let hands: Hands
  @Environment private var value: Int
  @Environment(\.sketchLimit) private var limit
  @Environment(\.sketchCall) private var call

  init(_ key: Sketch.Key, _ path: String, _ hands: Hands) {
    self.key = key
    self.path = path
    self.hands = hands
    _value = Environment(key == .height ? \.sketchHeight : \.sketchLevel)
  }

  var body: some View {
    let _ = hands.ledger.handlers[path] = key == .call ? call : nil
    switch key {
    case .level, .height: Text("\(key) \(value)").hooked(.number(value), "\(path)#n", hands)
    case .limit: Text("\(key) \(limit.map(String.init) ?? "nil")").hooked(.optional(limit), "\(path)#o", hands)
    case .call: Text(call == nil ? "no call" : "call")
    }
  }
}

/// Belongs to the view that holds it.
struct Tools {
  @Environment(Soil.self) var soil
}

/// Needs an object, or needs it not.
struct NeedySketch: View {
  let sketch: Sketch
  let path: String
  let ledger: Ledger
  let version: Handler<(Int) -> Void>
  let versionForTasks: Uncompared<() -> Int>
  let poke: Handler<Void>
  var tools: Tools?

  init(_ sketch: Sketch, isInNeed: Bool, _ path: String, _ hands: Hands) {
    self.sketch = sketch
    self.path = path
    ledger = hands.ledger
    version = Handler { $0(hands.version()) }
    versionForTasks = Uncompared(value: sketch.hasTasks ? hands.versionForBody : nil)
    poke = Handler { hands.poke() }
    tools = isInNeed ? Tools() : nil
  }

  var body: some View {
    let (version, poke) = (version, poke)
    let hands = Hands(
      ledger: ledger,
      version: {
        var found = -1
        version { found = $0 }
        return found
      }, versionForBody: versionForTasks.value, poke: { poke() })
    Text("\(sketch.label) \(tools.map { "\($0.soil.id) \($0.soil.depth)" } ?? "nothing")")
      .hooked(.number(tools?.soil.depth ?? -1), "\(path)#", hands)
    if case .needy(_, let part) = sketch.kind { NeededSketch(sketch: part, path: path, hands: hands) }
  }
}

@AutoEquatable
struct NeededSketch: View {
  let sketch: Sketch
  let path: String
  @AutoIgnored let hands: Hands
  var body: some View { OuterSketch.make(sketch, path, hands) }
}
