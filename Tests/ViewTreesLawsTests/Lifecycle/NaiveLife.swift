/// What the hooks and tasks of a tree do, worked out commit by commit from sketches alone.
struct NaiveLife {
  private struct Hooked {
    var hook: Sketch.Hook
    /// What the action knows, of hooks for changes.
    var known: String?
    /// The version in which it began.
    let since: Int
  }

  private(set) var sketch: Sketch?
  private(set) var expansion: Expansion
  private(set) var memory = Expansion.Memory()
  private(set) var version = 0
  /// The tasks that run, and all that ever began.
  private(set) var running: [String: String] = [:]
  private(set) var begun: [String] = []
  private var hooked: [String: Hooked] = [:]
  private let soils: [Soil]
  /// Whether something has been missed so far.
  private(set) var hadMissingObjects = false
  /// Whether a state has changed since the last commit.
  private var hasChanged = false

  /// What one commit leads to: first what hooks for the end tell, in an order that is not said here, then the others.
  struct Told {
    var departures: [Ledger.Report] = []
    /// Those of them in whose place there is another hook now, while the view has stayed.
    var replaced: Set<String> = []
    var others: [Ledger.Report] = []
  }

  init(soils: [Soil]) {
    self.soils = soils
    expansion = Expansion(nil, memory, soils: soils)
  }

  /// Gives the root another value, nil for none.
  mutating func update(_ new: Sketch?, version: Int) -> [Told] {
    let old = self.version
    sketch = new
    self.version = version
    return commit(departing: hasChanged ? nil : old)
  }

  mutating func flush() -> [Told] { commit(departing: nil) }

  mutating func set(_ path: String, count: Int) {
    memory.counts[path] = count
    hasChanged = true
  }

  mutating func change(_ path: String, _ change: (inout [SketchItem]) -> Void) {
    change(&memory.items[path, default: []])
    hasChanged = true
  }

  /// Commits what has changed, and what hooks change, until nothing does.
  ///
  /// - Parameter departing: The version whose closures hooks for the end have to be of; nil where a state may have had
  ///   them go, so that nothing newer was made than when they began.
  /// - Returns: What each of the commits leads to.
  private mutating func commit(departing: Int?) -> [Told] {
    var told: [Told] = []
    var departing = departing
    hasChanged = false
    while true {
      let (next, pokes) = step(departing)
      told.append(next)
      let before = memory.counts
      for path in pokes where memory.counts[path, default: 0] < CounterSketch.pokeLimit {
        memory.counts[path, default: 0] += 1
      }
      if memory.counts == before { return told }
      departing = nil
    }
  }

  /// One commit, and the counters that its hooks count on.
  private mutating func step(_ departing: Int?) -> (Told, pokes: [String]) {
    let new = Expansion(sketch, memory, soils: soils)
    var told = Told()
    var pokes: [String] = []
    let names = Set(new.hooks.map(\.name))
    let places = Set(new.hooks.map(\.place))
    for old in expansion.hooks where !names.contains(old.name) {
      if places.contains(old.place) { told.replaced.insert(old.name) }
      let since = hooked.removeValue(forKey: old.name)?.since ?? 0
      running[old.name] = nil
      if case .unmount = old.hook { told.departures.append(Ledger.Report(text: old.name, version: departing ?? since)) }
    }
    for place in new.hooks {
      let text = perform(place)
      guard let text else { continue }
      told.others.append(Ledger.Report(text: text, version: version))
      if place.hook.pokes, let counter = place.counter { pokes.append(counter) }
    }
    expansion = new
    if new.hasMissingObjects { hadMissingObjects = true }
    for path in memory.counts.keys where !new.counters.contains(path) { memory.counts[path] = nil }
    for path in memory.items.keys where new.collections[path] == nil { memory.items[path] = nil }
    for path in new.counters where memory.counts[path] == nil { memory.counts[path] = 0 }
    for (path, count) in new.collections where memory.items[path] == nil {
      memory.items[path] = (0..<count).map { SketchItem(id: $0, value: 0) }
    }
    return (told, pokes)
  }

  /// What a hook that is there tells.
  private mutating func perform(_ place: Expansion.HookPlace) -> String? {
    let old = hooked[place.name]
    hooked[place.name] = Hooked(hook: place.hook, known: place.hook.watched, since: old?.since ?? version)
    let isNew = old == nil
    if place.hook.isTask {
      guard isNew else { return nil }
      let name = "\(place.name) v\(version)"
      running[place.name] = name
      begun.append(name)
      return nil
    }
    if let watched = place.hook.watched {
      if case .initially = place.hook, isNew { return "\(place.name) \(watched)→\(watched)" }
      guard let known = old?.known, known != watched else { return nil }
      return "\(place.name) \(known)→\(watched)"
    }
    if case .unmount = place.hook { return nil }
    return isNew ? place.name : nil
  }
}
