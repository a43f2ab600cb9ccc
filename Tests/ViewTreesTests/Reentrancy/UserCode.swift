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
final class UserCode: @unchecked Sendable {
  // Unchecked: only the test that made it uses it.

  @TaskLocal static var current: UserCode?

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
  let userCode: UserCode

  init(_ number: Int, _ keys: [Int], _ userCode: UserCode) {
    self.number = number
    self.keys = keys
    self.userCode = userCode
  }

  var body: some View {
    let _ = userCode.run(.body)
    Element("main", ["id": "main", "number": "\(number)"]) {
      ForEach(keys.map { WorldItem($0, number, userCode) }, id: \.key) { item in
        let _ = userCode.run(.rowClosure)
        Compared(number: number, userCode: userCode, token: EndOfView(userCode))
          .onMount { userCode.run(.mountHook) }
          .onChange(of: number) { userCode.run(.changeHook) }
          .onUnmount { userCode.run(.unmountHook) }
        Element("li", ["id": "\(item.key.number)"])
      }
      ForEach(keys.map { WorldItem($0, number, userCode) }, id: \.identity, memoizing: true) { item in
        let _ = userCode.run(.memoizedRowClosure)
        Element("memo", ["id": "m\(item.key.number)"]) {
          Fielded(field: WorldField(number: number, userCode: userCode))
        }
      }
      Stateful(userCode: userCode).id(number)
      LevelReader().transformEnvironment(\.worldLevel) { level in
        userCode.run(.transformation)
        level += number
      }
      Described(number: number, userCode: userCode)
      Element("button", ["id": "button"]).on("click") {
        userCode.handled += 1
        userCode.run(.handler)
      }
    }
  }
}

struct WorldItem: Equatable {
  let key: WorldKey
  let number: Int
  let end: EndOfElement

  init(_ key: Int, _ number: Int, _ userCode: UserCode) {
    self.key = WorldKey(number: key, userCode: userCode)
    self.number = number
    end = EndOfElement(userCode)
  }

  var identity: Int {
    key.userCode.run(.identity)
    return key.number
  }

  static func == (lhs: WorldItem, rhs: WorldItem) -> Bool {
    lhs.key.number == rhs.key.number && lhs.number == rhs.number
  }
}

struct WorldKey: Hashable {
  let number: Int
  let userCode: UserCode

  static func == (lhs: WorldKey, rhs: WorldKey) -> Bool {
    rhs.userCode.run(.equalityOfKey)
    return lhs.number == rhs.number
  }

  func hash(into hasher: inout Hasher) {
    userCode.run(.hashOfKey)
    hasher.combine(number)
  }
}

final class EndOfView {
  private let userCode: UserCode
  init(_ userCode: UserCode) { self.userCode = userCode }
  deinit { userCode.run(.endOfView) }
}

final class EndOfElement {
  private let userCode: UserCode
  init(_ userCode: UserCode) { self.userCode = userCode }
  deinit { userCode.run(.endOfElement) }
}

private struct Compared: View, Equatable {
  let number: Int
  let userCode: UserCode
  let token: EndOfView

  static func == (lhs: Compared, rhs: Compared) -> Bool {
    rhs.userCode.run(.equalityOfView)
    return lhs.number == rhs.number
  }

  var body: some View { Element("p", ["number": "\(number)"]) }
}

private struct WorldField: Equatable {
  let number: Int
  let userCode: UserCode

  static func == (lhs: WorldField, rhs: WorldField) -> Bool {
    rhs.userCode.run(.equalityOfField)
    return lhs.number == rhs.number
  }
}

private struct Fielded: View {
  let field: WorldField
  var body: some View { Text("\(field.number)") }
}

private struct Stateful: View {
  @State private var value: Int

  init(userCode: UserCode) {
    _value = State(
      initialValue: {
        userCode.run(.initialState)
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
  let userCode: UserCode
  var hostName: String { "described" }

  var attributes: Attributes {
    userCode.run(.attributes)
    return ["number": "\(number)"]
  }
}

private enum WorldLevelKey: EnvironmentKey {
  static var defaultValue: Int {
    UserCode.current?.run(.environmentDefault)
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
  private let userCode: UserCode

  init(_ userCode: UserCode) { self.userCode = userCode }

  func begin(_ commit: CommitInfo) throws {
    try inner.begin(commit)
    userCode.run(.begin)
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try inner.mount(node, view, parent: parent, before: before)
    userCode.run(.mount)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try inner.update(node, view, changedFields: changedFields)
    userCode.run(.update)
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try inner.move(node, parent: parent, before: before)
    userCode.run(.move)
  }

  func unmount(_ node: NodeID) throws {
    try inner.unmount(node)
    userCode.run(.unmount)
  }

  func commit(_ commit: CommitInfo) throws {
    try inner.commit(commit)
    userCode.run(.commit)
  }
}
