import ComparisonSpecs
import ViewTrees

/// The root, which is evaluated for every version.
@AutoEquatable
struct SketchRoot: View {
  let sketch: Sketch
  let version: Int
  @AutoIgnored let ledger: Ledger

  var body: some View {
    let _ = ledger.evaluatedVersion = version
    let version = version
    OuterSketch.make(sketch, "", Hands(ledger: ledger, version: { version }, poke: {}))
  }
}

extension Sketch {
  /// What the body of a composite view consists of.
  var inside: Sketch { if case .composite(_, let part) = kind { part } else { self } }
}

@AutoEquatable
struct SpecSketch: View {
  let sketch: Sketch
  let path: String
  @AutoIgnored let hands: Hands

  var body: some View {
    let _ = hands.ledger.onBody?()
    OuterSketch.make(sketch.inside, path, hands)
  }
}

/// A composite view around what has to be one view.
@AutoEquatable
struct WrappedSketch: View {
  let sketch: Sketch
  let path: String
  @AutoIgnored let hands: Hands

  var body: some View { OuterSketch.make(sketch, path, hands) }
}

struct EqualSketch: View, Equatable {
  let sketch: Sketch
  let path: String
  let hands: Hands

  static func == (lhs: EqualSketch, rhs: EqualSketch) -> Bool { lhs.sketch == rhs.sketch && lhs.path == rhs.path }

  var body: some View {
    let _ = hands.ledger.onBody?()
    OuterSketch.make(sketch.inside, path, hands)
  }
}

/// A closure that no comparison looks at, where it is needed.
struct Uncompared<Value>: Equatable {
  let value: Value?
  static func == (lhs: Uncompared, rhs: Uncompared) -> Bool { true }
}

/// Compared by reflection: what would never be equal is behind handlers.
struct ReflectedSketch: View {
  let sketch: Sketch
  let path: String
  let ledger: Ledger
  let version: Handler<(Int) -> Void>
  /// Only for a task, which a body gives the version: without it, the view has nothing but its handlers.
  let versionForTasks: Uncompared<() -> Int>
  let poke: Handler<Void>

  init(_ sketch: Sketch, _ path: String, _ hands: Hands) {
    self.sketch = sketch
    self.path = path
    ledger = hands.ledger
    version = Handler { $0(hands.version()) }
    versionForTasks = Uncompared(value: sketch.hasTasks ? hands.versionForBody : nil)
    poke = Handler { hands.poke() }
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
    OuterSketch.make(sketch.inside, path, hands)
  }
}

struct NeverEqualSketch: View {
  let sketch: Sketch
  let path: String
  let hands: Hands

  var body: some View {
    OuterSketch.make(sketch.inside, path, hands)
  }
}

/// Is given a handler, and keeps it where anybody may call it.
@AutoEquatable
struct HandedSketch: View {
  let label: Int
  let path: String
  @AutoIgnored let ledger: Ledger
  let handler: Handler<Void>

  init(label: Int, path: String, hands: Hands, _ action: @escaping () -> Void) {
    self.label = label
    self.path = path
    ledger = hands.ledger
    handler = Handler { _ in action() }
  }

  var body: some View {
    let _ = ledger.handlers[path] = handler
    Text("\(label)")
  }
}
