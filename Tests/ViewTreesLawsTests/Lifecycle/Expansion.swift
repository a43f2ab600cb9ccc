/// Everything that a sketch mounts for given values of its states, computed without a tree.
struct Expansion {
  struct HookPlace {
    let name: String
    let hook: Sketch.Hook
    /// The enclosing counter, which the hook may increment.
    let counter: String?

    /// The path of the hook without its kind.
    var place: Substring {
      guard let number = name.lastIndex(of: "#") else { return name[...] }
      return name[..<(name[number...].firstIndex(of: " ") ?? name.endIndex)]
    }
  }

  /// The states of counters and collections, by path.
  struct Memory {
    var counts: [String: Int] = [:]
    var items: [String: [SketchItem]] = [:]
  }

  /// The hooks in document order.
  var hooks: [HookPlace] = []

  /// The other parts, by path.
  var counters: Set<String> = []
  var collections: [String: Int] = [:]
  var buttons: Set<String> = []
  /// What each handler reports, by the path of the view that has it.
  var handlers: [String: String] = [:]
  /// Whether a list repeats a key, and whether a required object is missing.
  var hasRepeatedKeys = false
  var hasMissingObjects = false

  private struct Surroundings {
    var level = 0
    var height = 100
    var limit: Int? = 5
    var soil: Int?
    var call: String?
    var counter: String?
  }

  private let memory: Memory
  private let soils: [Soil]

  init(_ sketch: Sketch?, _ memory: Memory, soils: [Soil]) {
    self.memory = memory
    self.soils = soils
    if let sketch { expand(sketch, "", Surroundings()) }
  }

  private mutating func add(_ hook: Sketch.Hook, _ place: String, _ around: Surroundings) {
    hooks.append(HookPlace(name: "\(place) \(hook.kind)", hook: hook, counter: around.counter))
  }

  private mutating func expand(_ sketch: Sketch, _ path: String, _ around: Surroundings) {
    let below = sketch.path(below: path)
    switch sketch.kind {
    case .nothing, .text, .optional(nil): break
    case .button: buttons.insert(below)
    case .element(_, let part):
      buttons.insert(below)
      expand(part, below, around)
    case .composite(_, let part), .optional(let part?), .either(_, let part), .identified(_, let part),
      .portal(_, let part):
      expand(part, below, around)
    case .erased(let part): expandErased(part, below, around)
    case .pair(let first, let second):
      expand(first, "\(below)0", around)
      expand(second, "\(below)1", around)
    case .counter(let even, let odd): expandCounter(even, odd, below, around)
    case .hooked(let inner, let outer, let part):
      add(outer, "\(below)#1", around)
      add(inner, "\(below)#0", around)
      expand(part, below, around)
    case .tracked(let part):
      hooks.append(HookPlace(name: "\(below) went", hook: .unmount, counter: nil))
      hooks.append(HookPlace(name: "\(below) came", hook: .mount, counter: nil))
      expand(part, below, around)
    case .list(let style, let rows): expandRows(style, rows.placed, below, around)
    case .environment(let change, let part): expand(part, below, changed(around, change, below))
    case .reader(let key): expandReader(key, below, around)
    case .consumer(let needsObject, let part):
      if needsObject, around.soil == nil {
        hasMissingObjects = true
        break
      }
      add(.number(needsObject ? soils[around.soil!].depth : -1), "\(below)#", around)
      expand(part, below, around)
    case .items(let count): collections[below] = count
    case .handler: handlers[below] = "\(below) handler"
    }
  }

  private mutating func expandCounter(_ even: Sketch, _ odd: Sketch?, _ path: String, _ around: Surroundings) {
    counters.insert(path)
    var around = around
    around.counter = path
    if memory.counts[path, default: 0].isMultiple(of: 2) {
      expand(even, "\(path)+", around)
    } else if let odd {
      expand(odd, "\(path)-", around)
    }
  }

  private mutating func expandRows(
    _ style: Sketch.ListStyle, _ rows: [PlacedRow], _ path: String, _ around: Surroundings
  ) {
    for row in rows {
      if row.occurrence > 0 { hasRepeatedKeys = true }
      switch style {
      case .parts, .memoizedParts: expand(row.content, path + row.place, around)
      case .composites, .memoizedComposites: expand(row.content.inside, path + row.place, around)
      case .erased: expandErased(row.content, path + row.place + row.content.rowStep, around)
      }
    }
  }

  private mutating func expandErased(_ sketch: Sketch, _ path: String, _ around: Surroundings) {
    // The path already contains the erased type.
    if case .composite(.spec, let part) = sketch.kind {
      expand(part, path, around)
    } else {
      expand(sketch, path, around)
    }
  }

  private mutating func expandReader(_ key: Sketch.Key, _ path: String, _ around: Surroundings) {
    switch key {
    case .level: add(.number(around.level), "\(path)#n", around)
    case .height: add(.number(around.height), "\(path)#n", around)
    case .limit: add(.optional(around.limit), "\(path)#o", around)
    case .call: if let call = around.call { handlers[path] = "\(call) call" }
    }
  }

  private func changed(_ around: Surroundings, _ change: Sketch.Change, _ path: String) -> Surroundings {
    var around = around
    switch change {
    case .level(let value): around.level = value
    case .height(let value): around.height = value
    case .limit(let value): around.limit = value
    case .raisedLevel(let value): around.level += value
    case .soil(let index): around.soil = index
    case .seed: break
    case .call: around.call = path
    }
    return around
  }
}
