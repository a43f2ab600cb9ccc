import ViewTrees

extension View {
  /// Adds a hook: every kind has the same type, so that one may take the place of another.
  func hooked(_ hook: Sketch.Hook, _ place: String, _ hands: Hands) -> EffectView<Self> {
    let name = "\(place) \(hook.kind)"
    func changed<Value>(_ old: Value, _ new: Value, _ text: (Value) -> String) {
      hands.report("\(name) \(text(old))→\(text(new))")
    }
    switch hook {
    case .mount: return onMount { hands.report(name) }
    case .pokingMount:
      return onMount {
        hands.report(name)
        hands.poke()
      }
    case .unmount: return onUnmount { hands.report(name) }
    case .number(let value): return onChange(of: value) { changed($0, $1) { "\($0)" } }
    case .initially(let value): return onChange(of: value, initial: true) { changed($0, $1) { "\($0)" } }
    case .pokingNumber(let value):
      return onChange(of: value) {
        changed($0, $1) { "\($0)" }
        hands.poke()
      }
    case .word(let value): return onChange(of: value) { changed($0, $1) { $0 } }
    case .list(let value): return onChange(of: value) { changed($0, $1) { "\($0)" } }
    case .optional(let value): return onChange(of: value) { changed($0, $1) { $0.map(String.init) ?? "nil" } }
    case .task:
      let (tasks, version) = (hands.ledger.tasks, hands.versionForBody())
      return task { await tasks.run("\(name) v\(version)") }
    case .numberTask(let id):
      let (tasks, version) = (hands.ledger.tasks, hands.versionForBody())
      return task(id: id) { await tasks.run("\(name) v\(version)") }
    case .wordTask(let id):
      let (tasks, version) = (hands.ledger.tasks, hands.versionForBody())
      return task(id: id) { await tasks.run("\(name) v\(version)") }
    }
  }

  /// Adds a hook for the beginning and one for the end.
  func tracked(_ path: String, _ hands: Hands) -> some View {
    onMount { hands.report("\(path) came") }.onUnmount { hands.report("\(path) went") }
  }

  /// Sets something for the views below: every kind has the same type.
  func environment(_ change: Sketch.Change, _ path: String, _ hands: Hands) -> EnvironmentView<Self> {
    switch change {
    case .level(let value): environment(\.sketchLevel, value)
    case .height(let value): environment(\.sketchHeight, value)
    case .limit(let value): environment(\.sketchLimit, value)
    case .raisedLevel(let value): transformEnvironment(\.sketchLevel) { $0 += value }
    case .soil(let index): environment(hands.ledger.soils[index])
    case .seed: environment(hands.ledger.seed)
    case .call: environment(\.sketchCall, Handler { hands.report("\(path) call") })
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
  /// Not nil where it is not set.
  var sketchLimit: Int? {
    get { self[SketchLimitKey.self] }
    set { self[SketchLimitKey.self] = newValue }
  }
  var sketchCall: Handler<Void>? {
    get { self[SketchCallKey.self] }
    set { self[SketchCallKey.self] = newValue }
  }
}
