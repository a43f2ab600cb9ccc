import Observation
import ViewTrees

/// An observable object with properties of all kinds.
@Observable
final class Item: Identifiable {
  let id: Int
  var number = 0
  var word = "a"
  var note: String?
  var isOn = false
  var values: [Int] = []
  var table: [String: Int] = [:]
  var best: Item?
  var children: [Item] = []
  var action: () -> Int = { 0 }

  var headline: String { isOn ? "\(word)!" : "\(number)" }

  init(_ id: Int) { self.id = id }
}

/// An observable object that may be read and changed on any thread: it announces a change and makes it in one critical
/// section, which reading enters as well.
final class SharedItem: Observable, Identifiable, Sendable {
  let id: Int
  private let registrar = ObservationRegistrar()
  private let contents = LockedValue(Contents())

  private struct Contents {
    var number = 0
    var isOn = false
    var values: [Int] = []
    var children: [SharedItem] = []
  }

  init(_ id: Int) { self.id = id }

  var number: Int {
    get { read(\.number, \.number) }
    set { write(\.number, \.number, newValue) }
  }

  var isOn: Bool {
    get { read(\.isOn, \.isOn) }
    set { write(\.isOn, \.isOn, newValue) }
  }

  var values: [Int] {
    get { read(\.values, \.values) }
    set { write(\.values, \.values, newValue) }
  }

  var children: [SharedItem] {
    get { read(\.children, \.children) }
    set { write(\.children, \.children, newValue) }
  }

  private func read<Value: Sendable>(
    _ path: KeyPath<SharedItem, Value>, _ field: any KeyPath<Contents, Value> & Sendable
  ) -> Value {
    contents.withLock { contents in
      registrar.access(self, keyPath: path)
      return contents[keyPath: field]
    }
  }

  private func write<Value: Sendable>(
    _ path: KeyPath<SharedItem, Value>, _ field: any WritableKeyPath<Contents, Value> & Sendable, _ value: Value
  ) {
    contents.withLock { contents in
      registrar.withMutation(of: self, keyPath: path) { contents[keyPath: field] = value }
    }
  }
}

/// The models that random trees read, and what their views report.
final class World: Equatable {
  let items: [Item]
  let shared: [SharedItem]
  var log = Log()

  /// The values of all states, by the path of the view.
  ///
  /// A fresh mount starts with them.
  var states: [String: Int] = [:]

  /// What has changed since the last flush, as names of objects and properties.
  var changed: Set<String> = []

  init(items: Int, shared: [SharedItem]) {
    self.items = (0..<items).map(Item.init)
    self.shared = shared
  }

  convenience init(items: Int, shared: Int) { self.init(items: items, shared: (0..<shared).map(SharedItem.init)) }

  static func == (lhs: World, rhs: World) -> Bool { lhs === rhs }
}

/// What views log when they are evaluated, by path.
struct Log {
  /// The views whose bodies were evaluated, in order.
  var evaluated: [String] = []

  /// What each view was given, and what it found in its environment.
  var fields: [String: String] = [:]

  /// What each body read when it was last evaluated.
  var reads: [String: Set<String>] = [:]
}
