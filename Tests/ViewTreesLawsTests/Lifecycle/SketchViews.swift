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
    OuterSketch.make(sketch, "", SketchContext(ledger: ledger, version: { version }, poke: {}))
  }
}

extension Sketch {
  /// The content of a composite view's body.
  var inside: Sketch { if case .composite(_, let part) = kind { part } else { self } }
}

@AutoEquatable
struct SpecSketch: View {
  let sketch: Sketch
  let path: String
  @AutoIgnored let context: SketchContext

  var body: some View {
    let _ = context.ledger.onBody?()
    OuterSketch.make(sketch.inside, path, context)
  }
}

/// Wraps a sketch in a composite view where a single view is needed.
@AutoEquatable
struct WrappedSketch: View {
  let sketch: Sketch
  let path: String
  @AutoIgnored let context: SketchContext

  var body: some View { OuterSketch.make(sketch, path, context) }
}

struct EqualSketch: View, Equatable {
  let sketch: Sketch
  let path: String
  let context: SketchContext

  static func == (lhs: EqualSketch, rhs: EqualSketch) -> Bool { lhs.sketch == rhs.sketch && lhs.path == rhs.path }

  var body: some View {
    let _ = context.ledger.onBody?()
    OuterSketch.make(sketch.inside, path, context)
  }
}

/// A closure that no comparison looks at, or `nil` if the view does not need it.
struct Uncompared<Value>: Equatable {
  let value: Value?
  static func == (lhs: Uncompared, rhs: Uncompared) -> Bool { true }
}

/// Compared by reflection.
///
/// Fields that would never be equal are handlers.
struct ReflectedSketch: View {
  let sketch: Sketch
  let path: String
  let ledger: Ledger
  let version: Handler<(Int) -> Void>
  /// Set only if there is a task, since a body reads the version for it.
  ///
  /// Otherwise the view has only handlers.
  let versionForTasks: Uncompared<() -> Int>
  let poke: Handler<Void>

  init(_ sketch: Sketch, _ path: String, _ context: SketchContext) {
    self.sketch = sketch
    self.path = path
    ledger = context.ledger
    version = Handler { $0(context.version()) }
    versionForTasks = Uncompared(value: sketch.hasTasks ? context.versionForBody : nil)
    poke = Handler { context.poke() }
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
    OuterSketch.make(sketch.inside, path, context)
  }
}

struct NeverEqualSketch: View {
  let sketch: Sketch
  let path: String
  let context: SketchContext

  var body: some View {
    OuterSketch.make(sketch.inside, path, context)
  }
}

/// Has a handler, and registers it in the ledger.
@AutoEquatable
struct HandlerSketch: View {
  let label: Int
  let path: String
  @AutoIgnored let ledger: Ledger
  let handler: Handler<Void>

  init(label: Int, path: String, context: SketchContext, _ action: @escaping () -> Void) {
    self.label = label
    self.path = path
    ledger = context.ledger
    handler = Handler { _ in action() }
  }

  var body: some View {
    let _ = ledger.handlers[path] = handler
    Text("\(label)")
  }
}
