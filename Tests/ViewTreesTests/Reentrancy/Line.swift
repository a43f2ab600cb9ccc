import Testing
import ViewTrees

/// A place in which user code runs while a tree is busy.
enum CallPlace: String, CaseIterable, Sendable {
  case body, rowClosure, memoizedRowClosure, identity, equalityOfView, equalityOfField, equalityOfKey, hashOfKey
  case initialState, transformation, environmentDefault, endOfView, endOfElement, attributes
  case begin, mount, update, move, unmount, commit
  case mountHook, unmountHook, changeHook, handler

  /// Whether the tree evaluates views whenever code runs in this place, or `nil` if both occur.
  var isEvaluating: Bool? {
    switch self {
    case .begin, .mount, .update, .move, .unmount, .commit, .mountHook, .unmountHook, .changeHook, .handler: false
    // Values of elements and views are also released after an update, and hosts read attributes as well.
    case .endOfView, .endOfElement, .attributes: nil
    default: true
    }
  }
}

/// Gives user code access to its tree: runs an action in one place, a given number of times.
final class Line: @unchecked Sendable {
  // Unchecked: only the test that made it uses it.

  @TaskLocal static var current: Line?

  var tree: ViewTree<World>?
  var place: CallPlace?
  var left = 0
  var call: ((ViewTree<World>) -> Void)?
  private(set) var runs = 0
  var handled = 0

  /// The node of the world's button.
  var button: NodeID?

  func run(_ place: CallPlace) {
    guard place == self.place, left > 0, let tree, let call else { return }
    left -= 1
    runs += 1
    call(tree)
  }

  /// Runs an action in a place, at most `count` times.
  func arm(_ place: CallPlace, times: Int = 2, _ call: @escaping (ViewTree<World>) -> Void) {
    self.place = place
    self.call = call
    left = times
    runs = 0
  }

  func disarm() {
    place = nil
    call = nil
  }
}

/// A view with user code in every place that can have some.
struct World: View {
  let number: Int
  let keys: [Int]
  let line: Line

  init(_ number: Int, _ keys: [Int], _ line: Line) {
    self.number = number
    self.keys = keys
    self.line = line
  }

  var body: some View {
    let _ = line.run(.body)
    Element("main", ["id": "main", "number": "\(number)"]) {
      ForEach(keys.map { WorldItem($0, number, line) }, id: \.key) { item in
        let _ = line.run(.rowClosure)
        Compared(number: number, line: line, token: EndOfView(line))
          .onMount { line.run(.mountHook) }
          .onChange(of: number) { line.run(.changeHook) }
          .onUnmount { line.run(.unmountHook) }
        Element("li", ["id": "\(item.key.number)"])
      }
      ForEach(keys.map { WorldItem($0, number, line) }, id: \.identity, memoizing: true) { item in
        let _ = line.run(.memoizedRowClosure)
        Element("memo", ["id": "m\(item.key.number)"]) { Fielded(field: WorldField(number: number, line: line)) }
      }
      Stateful(line: line).id(number)
      LevelReader().transformEnvironment(\.worldLevel) { level in
        line.run(.transformation)
        level += number
      }
      Described(number: number, line: line)
      Element("button", ["id": "button"]).on("click") {
        line.handled += 1
        line.run(.handler)
      }
    }
  }
}

struct WorldItem: Equatable {
  let key: WorldKey
  let number: Int
  let end: EndOfElement

  init(_ key: Int, _ number: Int, _ line: Line) {
    self.key = WorldKey(number: key, line: line)
    self.number = number
    end = EndOfElement(line)
  }

  var identity: Int {
    key.line.run(.identity)
    return key.number
  }

  static func == (lhs: WorldItem, rhs: WorldItem) -> Bool {
    lhs.key.number == rhs.key.number && lhs.number == rhs.number
  }
}

struct WorldKey: Hashable {
  let number: Int
  let line: Line

  static func == (lhs: WorldKey, rhs: WorldKey) -> Bool {
    rhs.line.run(.equalityOfKey)
    return lhs.number == rhs.number
  }

  func hash(into hasher: inout Hasher) {
    line.run(.hashOfKey)
    hasher.combine(number)
  }
}

final class EndOfView {
  private let line: Line
  init(_ line: Line) { self.line = line }
  deinit { line.run(.endOfView) }
}

final class EndOfElement {
  private let line: Line
  init(_ line: Line) { self.line = line }
  deinit { line.run(.endOfElement) }
}

private struct Compared: View, Equatable {
  let number: Int
  let line: Line
  let token: EndOfView

  static func == (lhs: Compared, rhs: Compared) -> Bool {
    rhs.line.run(.equalityOfView)
    return lhs.number == rhs.number
  }

  var body: some View { Element("p", ["number": "\(number)"]) }
}

private struct WorldField: Equatable {
  let number: Int
  let line: Line

  static func == (lhs: WorldField, rhs: WorldField) -> Bool {
    rhs.line.run(.equalityOfField)
    return lhs.number == rhs.number
  }
}

private struct Fielded: View {
  let field: WorldField
  var body: some View { Text("\(field.number)") }
}

private struct Stateful: View {
  @State private var value: Int

  init(line: Line) {
    _value = State(
      initialValue: {
        line.run(.initialState)
        return 1
      }())
  }

  var body: some View { Text("state \(value)") }
}

private struct LevelReader: View {
  @Environment(\.worldLevel) private var level
  var body: some View { Text("level \(level)") }
}

private struct Described: HostView {
  let number: Int
  let line: Line
  var hostName: String { "described" }

  var attributes: Attributes {
    line.run(.attributes)
    return ["number": "\(number)"]
  }
}

private enum WorldLevelKey: EnvironmentKey {
  static var defaultValue: Int {
    Line.current?.run(.environmentDefault)
    return 0
  }
}

extension EnvironmentValues {
  var worldLevel: Int {
    get { self[WorldLevelKey.self] }
    set { self[WorldLevelKey.self] = newValue }
  }
}

/// A host with user code in every call.
final class CallingHost: ViewTreeHost {
  let inner = RecordingHost()
  private let line: Line

  init(_ line: Line) { self.line = line }

  func begin(_ commit: CommitInfo) throws {
    try inner.begin(commit)
    line.run(.begin)
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try inner.mount(node, view, parent: parent, before: before)
    line.run(.mount)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try inner.update(node, view, changedFields: changedFields)
    line.run(.update)
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try inner.move(node, parent: parent, before: before)
    line.run(.move)
  }

  func unmount(_ node: NodeID) throws {
    try inner.unmount(node)
    line.run(.unmount)
  }

  func commit(_ commit: CommitInfo) throws {
    try inner.commit(commit)
    line.run(.commit)
  }
}
