import ComparisonSpecs
import TestSupport
import Testing
import ViewTrees

@AutoEquatable
private struct Gone: View {
  let name: String
  let onGone: () -> Void

  var body: some View {
    let _ = Bodies.note("gone \(name)")
    Text(name).onUnmount { onGone() }
  }
}

/// Passes on a closure that its comparison ignores.
@AutoEquatable
private struct Outer: View {
  let name: String
  let onGone: () -> Void

  var body: some View {
    let _ = Bodies.note("outer \(name)")
    Middle(name: name) { onGone() }
  }
}

@AutoEquatable
private struct Middle: View {
  let name: String
  let onGone: () -> Void
  var body: some View { AnyView(Optional(Gone(name: name) { onGone() })) }
}

/// Shows a view with a hook for each id.
@AutoEquatable
private struct Owner: View {
  let isShown: Bool
  let onGone: () -> Void

  var body: some View {
    let _ = Bodies.note("owner")
    if isShown { Text("own").onUnmount { onGone() } }
  }
}

private struct Element1: Equatable {
  let id: Int
  var isShown = true
}

private struct Root: View {
  enum Shape: CaseIterable, Sendable { case one, deep, owner, memoized, memoizedText, row, portal, list, identified }

  let shape: Shape
  let ids: [Int]
  let version: Int
  let log: Calls

  var body: some View {
    let _ = Bodies.note("root")
    let isShown = !ids.isEmpty
    switch shape {
    case .one: if isShown { Gone(name: "r") { log.add("\(version)") } }
    case .deep: if isShown { Outer(name: "r") { log.add("\(version)") } }
    case .owner: Owner(isShown: isShown) { log.add("\(version)") }
    case .memoized:
      ForEach(ids, id: \.self, memoizing: true) { id in Outer(name: "\(id)") { log.add("\(version)") } }
    case .memoizedText:
      ForEach(ids, id: \.self, memoizing: true) { id in Text("\(id)").onUnmount { log.add("\(version)") } }
    case .row: ForEach(ids, id: \.self) { id in Outer(name: "\(id)") { log.add("\(version)") } }
    case .portal:
      Portal(to: "there") { if isShown { Element("p") { Outer(name: "r") { log.add("\(version)") } } } }
    case .list: Listed(ids: ids, isShown: true) { log.add("\(version)") }
    case .identified: Outer(name: "r") { log.add("\(version)") }.id(isShown)
    }
  }
}

/// A memoizing list in a view that may be skipped.
@AutoEquatable
private struct Listed: View {
  let ids: [Int]
  let isShown: Bool
  let onGone: () -> Void

  var body: some View {
    ForEach(ids, id: \.self, memoizing: true) { id in Gone(name: "\(id)") { onGone() } }
  }
}

@Suite("Hooks of views that were skipped")
struct NewestHooksTests {
  @Test("found-case 18: unmount hooks run the closures of the newest values", arguments: Root.Shape.allCases)
  private func newest(shape: Root.Shape) {
    let log = Calls()
    func root(_ ids: [Int], _ version: Int) -> Root { Root(shape: shape, ids: ids, version: version, log: log) }
    let stage = LiveStage(root([1], 1))
    for version in 2...5 { stage.update(root([1], version)) }
    #expect(log.take() == [])
    stage.update(root([], 6))
    #expect(log.take() == ["5"], "\(shape)")
    stage.update(root([1], 7))
    for version in 8...9 { stage.update(root([1], version)) }
    _ = log.take()
    stage.tree.unmount()
    #expect(log.take() == (["9"]), "\(shape)")
  }

  @Test(
    "found-case 18: unmount hooks of a tree that is deallocated run the newest closures", arguments: Root.Shape.allCases
  )
  private func givenUp(shape: Root.Shape) {
    let log = Calls()
    do {
      let tree = ViewTree(Root(shape: shape, ids: [1], version: 1, log: log))
      for version in 2...5 { tree.update(Root(shape: shape, ids: [1], version: version, log: log)) }
    }
    #expect(log.take() == ["5"], "\(shape)")
  }

  @Test("found-case 18: nothing is evaluated for the hook of a view that has nothing newer")
  func nothingNewer() {
    struct Plain: View, Equatable {
      let name: String
      let log: Calls
      static func == (lhs: Plain, rhs: Plain) -> Bool { lhs.name == rhs.name && lhs.log === rhs.log }
      var body: some View {
        let _ = Bodies.note("plain")
        Text(name).onUnmount { log.add("gone") }
      }
    }
    struct Root: View {
      let isShown: Bool
      let version: Int
      let log: Calls
      var body: some View {
        Element("main", ["version": "\(version)"])
        if isShown { Plain(name: "a", log: log) }
      }
    }
    let log = Calls()
    let stage = LiveStage(Root(isShown: true, version: 1, log: log))
    #expect(stage.mounting.bodies == ["plain"])
    for version in 2...4 { #expect(stage.update(Root(isShown: true, version: version, log: log)).bodies == []) }
    #expect(stage.update(Root(isShown: false, version: 5, log: log)).bodies == [])
    #expect(log.take() == ["gone"])
  }

  @Test("found-case 18: a skip evaluates nothing, and removing a view evaluates only the views around its hook")
  func bodies() {
    let log = Calls()
    func root(_ ids: [Int], _ version: Int) -> Root { Root(shape: .row, ids: ids, version: version, log: log) }
    let stage = LiveStage(root([1, 2, 3], 1))
    for version in 2...4 { #expect(stage.update(root([1, 2, 3], version)).bodies == ["root"]) }
    let step = stage.update(root([3, 1], 5))
    #expect(step.bodies == ["root", "outer 2", "gone 2"])
    #expect(step.operations == ["unmount '2'", "move '3' before '1'"])
    #expect(log.take() == ["4"])
  }

  /// Views that are skipped ignore only closures, so that hooks alone show whether a view was evaluated.
  @Test("found-case 18: hooks of random lists run as if nothing had been skipped")
  func random() {
    for seed in UInt64(1)...60 {
      var generator = SeededGenerator(seed: seed)
      let shape: Root.Shape = [.row, .memoized, .memoizedText, .list].randomElement(using: &generator) ?? .row
      let log = Calls()
      var ids: [Int] = []
      let stage = LiveStage(Root(shape: shape, ids: ids, version: 0, log: log))
      for version in 1...20 {
        let next =
          Bool.random(using: &generator)
          ? ids : Array((1...6).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
        stage.update(Root(shape: shape, ids: next, version: version, log: log))
        let gone = ids.count { !next.contains($0) }
        #expect(
          log.take() == Array(repeating: "\(version - 1)", count: gone), "seed \(seed), version \(version), \(shape)")
        ids = next
      }
    }
  }

  /// Sets a state during its evaluation, which evaluates the views around it in a second pass.
  private struct TwoPasses: View {
    let log: Calls
    @State private var version = 1

    var body: some View {
      Noted(name: "n", value: 1) { log.add("\(version)") }
      Raising(version: $version)
    }
  }

  @AutoEquatable
  fileprivate struct Noted: View {
    let name: String
    let value: Int
    let act: () -> Void
    var body: some View { Text(name).onMount { act() } }
  }

  private struct Raising: View {
    @Binding var version: Int
    var body: some View {
      let _ = { if version < 4 { version += 1 } }()
      Text("raising")
    }
  }

  @Test("found-case 18: hooks that were recorded in an earlier pass of the commit run the newest closures")
  func earlierPass() {
    let log = Calls()
    let stage = LiveStage(TwoPasses(log: log))
    #expect(stage.mounting.operations == ["mount 'n'", "mount 'raising'"])
    #expect(log.take() == ["4"])
  }

  @AutoEquatable
  fileprivate struct Field: View {
    let name: String
    let action: () -> Void
    var body: some View { Element("input", ["id": name]).on("focus", action) }
  }

  private struct Form: View {
    let version: Int
    let count: Int
    let log: Calls
    var body: some View {
      Field(name: "f") { log.add("\(version)") }
      ForEach([1], id: \.self, memoizing: true) { _ in
        Element("input", ["id": "m"]).on("focus") { log.add("m\(version)") }
      }
      ForEach(Array(0..<count), id: \.self) { Text("\(version) \($0)") }
    }
  }

  private final class FocusingHost: ViewTreeHost {
    let inner = RecordingHost()
    weak var tree: ViewTree<Form>?

    func begin(_ commit: CommitInfo) throws { try inner.begin(commit) }
    func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
      try inner.mount(node, view, parent: parent, before: before)
      focus()
    }
    func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
      try inner.update(node, view, changedFields: changedFields)
      focus()
    }
    func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
      try inner.move(node, parent: parent, before: before)
    }
    func unmount(_ node: NodeID) throws {
      try inner.unmount(node)
      focus()
    }
    func commit(_ commit: CommitInfo) throws {
      try inner.commit(commit)
      focus()
    }

    private func focus() {
      for name in ["input#f", "input#m"] {
        if let node = inner.node(name) { tree?.send(HostEvent("focus"), to: node) }
      }
    }
  }

  @Test("found-case 18: an event that a host sends during a commit runs the newest closure")
  func eventsInCommit() {
    let log = Calls()
    let host = FocusingHost()
    let tree = ViewTree(Form(version: 1, count: 3, log: log), host: host)
    host.tree = tree
    for version in 2...4 {
      let update = tree.update(Form(version: version, count: 5 - version, log: log))
      #expect(update.hostFailure.map(\.description) == nil)
      // The update keeps its patches although the tree evaluated views while it sent them.
      #expect(update.patchCount == update.patches.count && update.patchCount > 0)
      let lines = log.take()
      #expect(lines.count >= 6)
      #expect(Set(lines) == ["\(version)", "m\(version)"])
    }
    #expect(tree.remount() == nil)
    #expect(Set(log.take()) == ["4", "m4"])
    let fresh = RecordingHost()
    _ = ViewTree(Form(version: 4, count: 1, log: log), host: fresh)
    #expect(host.inner.text == fresh.text)
  }
}
