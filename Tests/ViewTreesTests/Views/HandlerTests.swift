import ComparisonSpecs
import Testing
import ViewTrees

private struct Actions {
  let select: Handler<Int>
  var remove: Handler<Void>?
}

@AutoEquatable
private struct Acting: View {
  let title: String
  let rename: Handler<String>
  @AutoIgnored let actions: Actions

  var body: some View {
    let _ = Bodies.note("acting")
    Text(title)
  }
}

/// Has neither a spec nor a `==`.
private struct PlainActing: View {
  let title: String
  let rename: Handler<String>

  var body: some View {
    let _ = Bodies.note("plain")
    Text(title)
  }
}

private struct ActingRows: View {
  let ids: [Int]
  let calls: Calls
  let version: Int

  var body: some View {
    ForEach(ids, id: \.self) { id in
      PlainActing(title: "\(id)", rename: Handler { calls.add("\(id) \(version) \($0)") })
    }
  }
}

/// Has handlers inside of optionals, including a nested one, and of tuples.
@AutoEquatable
private struct DeeplyActing: View {
  let title: String
  @AutoIgnored let maybe: Handler<Int>??
  @AutoIgnored let actions: Actions?
  @AutoIgnored let pair: (Int8, Handler<Int>?)?

  var body: some View { Text(title) }
}

@Suite("Handlers")
struct HandlerTests {
  @Test("are all equal, and hash alike")
  func equality() {
    let first = Handler<Int> { _ in }
    let second = Handler<Int> { _ in Issue.record("not to be called") }
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
  }

  @Test("are kept at every depth of a view, including optional ones, and follow the newest closure")
  func nested() throws {
    let calls = Calls()
    func view(_ title: String, _ version: Int, hasRemove: Bool = true) -> Acting {
      Acting(
        title: title, rename: Handler { calls.add("rename \($0) \(version)") },
        actions: Actions(
          select: Handler { calls.add("select \($0) \(version)") },
          remove: hasRemove ? Handler { calls.add("remove \(version)") } : nil))
    }
    let stage = Stage(view("a", 0))
    let node = try #require(Stage<Acting>.node(of: Acting.self, in: stage.update(view("b", 1)).update))
    let kept = try #require(stage.tree.currentView(of: node) as? Acting)
    #expect(stage.update(view("b", 2)).bodies == [])
    kept.rename("x")
    kept.actions.select(1)
    kept.actions.remove?()
    #expect(calls.take() == ["rename x 2", "select 1 2", "remove 2"])
    // A handler that is removed keeps its last closure; a new one in its place is another handler.
    stage.update(view("c", 3, hasRemove: false))
    kept.actions.remove?()
    kept.actions.select(1)
    #expect(calls.take() == ["remove 2", "select 1 3"])
    stage.update(view("c", 4))
    try #require(stage.tree.currentView(of: node) as? Acting).actions.remove?()
    #expect(calls.take() == ["remove 4"])
  }

  @Test("stay with the rows of a list in any order, also in views without a spec")
  func rows() throws {
    let calls = Calls()
    let stage = Stage(ActingRows(ids: [1, 2], calls: calls, version: 0))
    let decisions = stage.update(ActingRows(ids: [1, 2], calls: calls, version: 1)).update.decisions
    let handlers = decisions.filter { $0.viewType == PlainActing.self }
      .compactMap { (stage.tree.currentView(of: $0.node) as? PlainActing)?.rename }
    try #require(handlers.count == 2)
    let step = stage.update(ActingRows(ids: [2, 1], calls: calls, version: 2))
    #expect(step.bodies == [])
    for handler in handlers { handler("x") }
    #expect(calls.names == ["1 2 x", "2 2 x"])
  }

  @Test("are kept inside of optionals and tuples")
  func optionals() {
    let calls = Calls()
    func view(_ handler: Handler<Int>) -> DeeplyActing {
      DeeplyActing(title: "a", maybe: handler, actions: Actions(select: handler), pair: (1, handler))
    }
    func part(_ index: Int, _ handler: Handler<Int>) -> DeeplyActing {
      DeeplyActing(
        title: "a", maybe: index == 0 ? handler : nil, actions: index == 1 ? Actions(select: handler) : nil,
        pair: index == 2 ? (1, handler) : nil)
    }
    for index in 0..<3 {
      let first = Handler<Int> { calls.add("first \($0)") }
      let stage = Stage(part(index, first))
      stage.update(part(index, Handler { calls.add("second \($0)") }))
      first(index)
      #expect(calls.take() == ["second \(index)"])
      // Nil in several forms: there is nothing to follow.
      for empty in [Handler<Int>??.none, .some(nil)] {
        stage.update(DeeplyActing(title: "a", maybe: empty, actions: nil, pair: (1, nil)))
        stage.update(view(Handler { calls.add("third \($0)") }))
      }
      first(index)
      #expect(calls.take() == ["second \(index)"])
    }
  }
}
