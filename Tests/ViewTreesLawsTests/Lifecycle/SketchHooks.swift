import ViewTrees

extension View {
  /// Adds a hook.
  ///
  /// Every kind has the same type, so that one can replace another.
  func hooked(_ hook: Sketch.Hook, _ place: String, _ context: SketchContext) -> EffectView<Self> {
    let name = "\(place) \(hook.kind)"
    func changed<Value>(_ old: Value, _ new: Value, _ text: (Value) -> String) {
      context.report("\(name) \(text(old))→\(text(new))")
    }
    switch hook {
    case .mount: return onMount { context.report(name) }
    case .pokingMount:
      return onMount {
        context.report(name)
        context.poke()
      }
    case .unmount: return onUnmount { context.report(name) }
    case .number(let value): return onChange(of: value) { changed($0, $1) { "\($0)" } }
    case .initially(let value): return onChange(of: value, initial: true) { changed($0, $1) { "\($0)" } }
    case .pokingNumber(let value):
      return onChange(of: value) {
        changed($0, $1) { "\($0)" }
        context.poke()
      }
    case .word(let value): return onChange(of: value) { changed($0, $1) { $0 } }
    case .list(let value): return onChange(of: value) { changed($0, $1) { "\($0)" } }
    case .optional(let value): return onChange(of: value) { changed($0, $1) { $0.map(String.init) ?? "nil" } }
    case .task:
      let (tasks, version) = (context.ledger.tasks, context.versionForBody())
      return task { await tasks.run("\(name) v\(version)") }
    case .numberTask(let id):
      let (tasks, version) = (context.ledger.tasks, context.versionForBody())
      return task(id: id) { await tasks.run("\(name) v\(version)") }
    case .wordTask(let id):
      let (tasks, version) = (context.ledger.tasks, context.versionForBody())
      return task(id: id) { await tasks.run("\(name) v\(version)") }
    }
  }

  /// Adds a mount hook and an unmount hook.
  func tracked(_ path: String, _ context: SketchContext) -> some View {
    onMount { context.report("\(path) came") }.onUnmount { context.report("\(path) went") }
  }

  /// Sets something for the views below.
  ///
  /// Every kind has the same type.
  func environment(_ change: Sketch.Change, _ path: String, _ context: SketchContext) -> EnvironmentView<Self> {
    switch change {
    case .level(let value): environment(\.sketchLevel, value)
    case .height(let value): environment(\.sketchHeight, value)
    case .limit(let value): environment(\.sketchLimit, value)
    case .raisedLevel(let value): transformEnvironment(\.sketchLevel) { $0 += value }
    case .soil(let index): environment(context.ledger.soils[index])
    case .seed: environment(context.ledger.seed)
    case .call: environment(\.sketchCall, Handler { context.report("\(path) call") })
    }
  }
}

enum SketchLevelKey: EnvironmentKey { static let defaultValue = 0 }
enum SketchHeightKey: EnvironmentKey { static let defaultValue = 100 }
enum SketchLimitKey: EnvironmentKey { static let defaultValue: Int? = 5 }
enum SketchCallKey: EnvironmentKey { static var defaultValue: Handler<Void>? { nil } }

extension EnvironmentValues {
  var sketchLevel: Int {
    get { self[SketchLevelKey.self] }
    set { self[SketchLevelKey.self] = newValue }
  }
  var sketchHeight: Int {
    get { self[SketchHeightKey.self] }
    set { self[SketchHeightKey.self] = newValue }
  }
  /// `nil` if it is not set.
  var sketchLimit: Int? {
    get { self[SketchLimitKey.self] }
    set { self[SketchLimitKey.self] = newValue }
  }
  var sketchCall: Handler<Void>? {
    get { self[SketchCallKey.self] }
    set { self[SketchCallKey.self] = newValue }
  }
}
