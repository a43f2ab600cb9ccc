import Observation
import TestSupport
import ViewTrees

/// What the views of a sketch report, and what they share.
final class Ledger: Equatable {
  struct Report: Equatable, CustomStringConvertible {
    var text: String
    var version: Int
    var description: String { "\(text) v\(version)" }
  }

  /// What hooks, handlers and events told, in order.
  var reports: [Report] = []

  /// The version of the root that was evaluated last.
  var evaluatedVersion = 0

  /// The states of the views that are there or were, the newest for each path.
  var lives: [String: Life] = [:]

  /// The handlers that views were given, by what they report.
  var handlers: [String: Handler<Void>] = [:]

  /// Bindings to counts, and to the elements of collections.
  var counts: [String: (life: Life, count: Binding<Int>)] = [:]
  var items: [String: (life: Life, id: Int, item: Binding<SketchItem>)] = [:]

  let soils: [Soil]
  let seed: Seed
  let tasks: TaskBook

  /// Told of every report and every evaluation, so that whoever listens may call back.
  var onReport: ((Report) -> Void)?
  var onBody: (() -> Void)?

  /// The ledger of another tree, whose states are what a tree that is mounted anew starts with.
  private let around: Ledger?

  /// Whether the tree only shows what another one should: its hooks change nothing.
  var isForComparison: Bool { around != nil }

  init(around: Ledger? = nil) {
    self.around = around
    soils = around?.soils ?? [Soil(0), Soil(1)]
    seed = around?.seed ?? Seed()
    tasks = TaskBook()
  }

  static func == (lhs: Ledger, rhs: Ledger) -> Bool { lhs === rhs }

  func report(_ text: String, _ version: Int) {
    let report = Report(text: text, version: version)
    reports.append(report)
    onReport?(report)
  }

  /// The state of a view that is mounted at a path.
  func makeLife(_ path: String, items count: Int = 0) -> Life {
    let life = Life(items: (0..<count).map { SketchItem(id: $0, value: 0) })
    if let known = around?.lives[path] {
      life.count = known.count
      life.clicks = known.clicks
      life.items = known.items
    }
    lives[path] = life
    return life
  }
}

/// What the states of one view hold, kept beside them by whoever sets them.
final class Life {
  var count = 0
  var clicks = 0
  var items: [SketchItem]
  var nextID: Int

  init(items: [SketchItem]) {
    self.items = items
    nextID = items.count
  }

  /// Counts on an element, if it is there.
  func bump(_ id: Int) {
    if let index = items.firstIndex(where: { $0.id == id }) { items[index].value += 1 }
  }
}

struct SketchItem: Identifiable, Equatable {
  let id: Int
  var value: Int
}

@Observable
final class Soil {
  let id: Int
  var depth = 0
  init(_ id: Int) { self.id = id }
}

@Observable
final class Seed {}

/// What views hand down besides what they show: all closures, of the version of the root that they came with.
struct Hands {
  let ledger: Ledger
  let version: () -> Int
  /// The version for what a body makes of it at once: a body must not call a handler, as no comparison knows of what
  /// that returns.
  let versionForBody: () -> Int
  let poke: () -> Void

  init(
    ledger: Ledger, version: @escaping () -> Int, versionForBody: (() -> Int)? = nil, poke: @escaping () -> Void
  ) {
    self.ledger = ledger
    self.version = version
    self.versionForBody = versionForBody ?? version
    self.poke = poke
  }

  func report(_ text: String) { ledger.report(text, version()) }

  func poking(_ poke: @escaping () -> Void) -> Hands {
    Hands(ledger: ledger, version: version, versionForBody: versionForBody, poke: poke)
  }
}
