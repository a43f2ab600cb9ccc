import ComparisonSpecs
import ViewTrees

/// Reads its environment.
///
/// The initializer chooses the key.
@AutoEquatable
struct ReaderSketch: View {
  let key: Sketch.Key
  let path: String
  @AutoIgnored let context: SketchContext
  @Environment private var value: Int
  @Environment(\.sketchLimit) private var limit
  @Environment(\.sketchCall) private var call

  init(_ key: Sketch.Key, _ path: String, _ context: SketchContext) {
    self.key = key
    self.path = path
    self.context = context
    _value = Environment(key == .height ? \.sketchHeight : \.sketchLevel)
  }

  var body: some View {
    let _ = context.ledger.handlers[path] = key == .call ? call : nil
    switch key {
    case .level, .height: Text("\(key) \(value)").hooked(.number(value), "\(path)#n", context)
    case .limit: Text("\(key) \(limit.map(String.init) ?? "nil")").hooked(.optional(limit), "\(path)#o", context)
    case .call: Text(call == nil ? "no call" : "call")
    }
  }
}

/// Has an environment property inside a field of a view.
struct Tools {
  @Environment(Soil.self) var soil
}

/// Needs an object of the environment, or needs none.
struct ConsumerSketch: View {
  let sketch: Sketch
  let path: String
  let ledger: Ledger
  let version: Handler<(Int) -> Void>
  let versionForTasks: Uncompared<() -> Int>
  let poke: Handler<Void>
  var tools: Tools?

  init(_ sketch: Sketch, needsObject: Bool, _ path: String, _ context: SketchContext) {
    self.sketch = sketch
    self.path = path
    ledger = context.ledger
    version = Handler { $0(context.version()) }
    versionForTasks = Uncompared(value: sketch.hasTasks ? context.versionForBody : nil)
    poke = Handler { context.poke() }
    tools = needsObject ? Tools() : nil
  }

  var body: some View {
    let (version, poke) = (version, poke)
    let context = SketchContext(
      ledger: ledger,
      version: {
        var found = -1
        version { found = $0 }
        return found
      }, versionForBody: versionForTasks.value, poke: { poke() })
    Text("\(sketch.label) \(tools.map { "\($0.soil.id) \($0.soil.depth)" } ?? "nothing")")
      .hooked(.number(tools?.soil.depth ?? -1), "\(path)#", context)
    if case .consumer(_, let part) = sketch.kind { ConsumerContent(sketch: part, path: path, context: context) }
  }
}

@AutoEquatable
struct ConsumerContent: View {
  let sketch: Sketch
  let path: String
  @AutoIgnored let context: SketchContext
  var body: some View { OuterSketch.make(sketch, path, context) }
}
