/// An oracle for the hooks and tasks of a tree.
///
/// It works on sketches alone, commit by commit.
struct NaiveLife {
  private struct Hooked {
    var hook: Sketch.Hook
    /// The value that a change hook compares with.
    var known: String?
    /// The version in which the hook was mounted.
    let since: Int
  }

  private(set) var sketch: Sketch?
  private(set) var expansion: Expansion
  private(set) var memory = Expansion.Memory()
  private(set) var version = 0
  /// The tasks that run, and all tasks that were ever started.
  private(set) var running: [String: String] = [:]
  private(set) var begun: [String] = []
  private var hooked: [String: Hooked] = [:]
  private let soils: [Soil]
  /// Whether a required object was missing so far.
  private(set) var hadMissingObjects = false
  /// Whether a state has changed since the last commit.
  private var hasChanged = false

  /// The reports of one commit: first those of unmount hooks, in any order, then the others.
  struct CommitReports {
    var departures: [Ledger.Report] = []
    /// Unmount hooks whose place another hook has taken while the view stayed mounted.
    var replaced: Set<String> = []
    var others: [Ledger.Report] = []
  }

  init(soils: [Soil]) {
    self.soils = soils
    expansion = Expansion(nil, memory, soils: soils)
  }

  /// Replaces the root; `nil` unmounts it.
  mutating func update(_ new: Sketch?, version: Int) -> [CommitReports] {
    let old = self.version
    sketch = new
    self.version = version
    return commit(departing: hasChanged ? nil : old)
  }

  mutating func flush() -> [CommitReports] { commit(departing: nil) }

  mutating func set(_ path: String, count: Int) {
    memory.counts[path] = count
    hasChanged = true
  }

  mutating func change(_ path: String, _ change: (inout [SketchItem]) -> Void) {
    change(&memory.items[path, default: []])
    hasChanged = true
  }

  /// Commits what has changed, then what hooks change, until nothing changes.
  ///
  /// - Parameter departing: The version whose closures unmount hooks must be of. It is `nil` if a change of state may
  ///   have removed them: their closures are then at least as new as when the hooks were mounted.
  /// - Returns: The reports of each commit.
  private mutating func commit(departing: Int?) -> [CommitReports] {
    var reports: [CommitReports] = []
    var departing = departing
    hasChanged = false
    while true {
      let (next, pokes) = step(departing)
      reports.append(next)
      let before = memory.counts
      for path in pokes where memory.counts[path, default: 0] < CounterSketch.pokeLimit {
        memory.counts[path, default: 0] += 1
      }
      if memory.counts == before { return reports }
      departing = nil
    }
  }

  /// Makes one commit, and returns the counters that its hooks increment.
  private mutating func step(_ departing: Int?) -> (CommitReports, pokes: [String]) {
    let new = Expansion(sketch, memory, soils: soils)
    var reports = CommitReports()
    var pokes: [String] = []
    let names = Set(new.hooks.map(\.name))
    let places = Set(new.hooks.map(\.place))
    for old in expansion.hooks where !names.contains(old.name) {
      if places.contains(old.place) { reports.replaced.insert(old.name) }
      let since = hooked.removeValue(forKey: old.name)?.since ?? 0
      running[old.name] = nil
      if case .unmount = old.hook {
        reports.departures.append(Ledger.Report(text: old.name, version: departing ?? since))
      }
    }
    for place in new.hooks {
      let text = perform(place)
      guard let text else { continue }
      reports.others.append(Ledger.Report(text: text, version: version))
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
    return (reports, pokes)
  }

  /// The report of a mounted hook, or `nil` if it does not run.
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
