import Observation
import TestSupport
import ViewTrees

/// What the views of a sketch report, and the objects that they share.
final class Ledger: Equatable {
  struct Report: Equatable, CustomStringConvertible {
    var text: String
    var version: Int
    var description: String { "\(text) v\(version)" }
  }

  /// The reports of hooks, handlers and events, in order.
  var reports: [Report] = []

  /// The version of the root that was evaluated last.
  var evaluatedVersion = 0

  /// The newest state record for each path, whether or not its view is still mounted.
  var lives: [String: Life] = [:]

  /// The handlers of views, by the path of the view.
  var handlers: [String: Handler<Void>] = [:]

  /// Bindings to counts, and to the elements of collections.
  var counts: [String: (life: Life, count: Binding<Int>)] = [:]
  var items: [String: (life: Life, id: Int, item: Binding<SketchItem>)] = [:]

  let soils: [Soil]
  let seed: Seed
  let tasks: TaskBook

  /// Called for every report and every evaluation, so that tests can call back into the tree.
  var onReport: ((Report) -> Void)?
  var onBody: (() -> Void)?

  /// The ledger of the tree under test if this one belongs to a fresh mount, which starts with the same states.
  private let around: Ledger?

  /// Whether the tree is a fresh mount for comparison: its hooks change nothing.
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

  /// Makes the state record of a view that is mounted at `path`.
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

/// A copy of the states of one view.
///
/// Code that sets a state also sets its copy.
final class Life {
  var count = 0
  var clicks = 0
  var items: [SketchItem]
  var nextID: Int

  init(items: [SketchItem]) {
    self.items = items
    nextID = items.count
  }

  /// Increments the value of an element, if the element exists.
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

/// What views pass down to the views inside: closures from the version of the root that made them.
struct SketchContext {
  let ledger: Ledger
  let version: () -> Int
  /// The version, for bodies: a body must not call a handler, because no comparison knows what the handler
  /// returns.
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

  func poking(_ poke: @escaping () -> Void) -> SketchContext {
    SketchContext(ledger: ledger, version: version, versionForBody: versionForBody, poke: poke)
  }
}
