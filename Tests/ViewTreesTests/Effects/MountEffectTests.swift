import TestSupport
import Testing
import ViewTrees

private struct Hooked: View {
  let name: String
  let log: Calls
  var children: [String] = []

  var body: some View {
    let _ = Bodies.note(name)
    Element("p", ["id": name]) {
      ForEach(children, id: \.self) { child in
        Hooked(name: child, log: log).onMount { log.add("+\(child)") }.onUnmount { log.add("-\(child)") }
      }
    }
    .id(0)
  }
}

private struct Family: View {
  var version = 1
  var names: [String]
  var children = ["1", "2"]
  let log: Calls

  var body: some View {
    let _ = Bodies.note("family")
    ForEach(names, id: \.self) { name in
      Hooked(name: name, log: log, children: children.map { "\(name)\($0)" })
        .onMount { log.add("+\(name) v\(version)") }
        .onUnmount { log.add("-\(name) v\(version)") }
    }
  }
}

@Suite("Hooks of mounting")
struct MountEffectTests {
  @Test("run once each, in document order, after the host's commit")
  func order() {
    let log = Calls()
    let stage = LiveStage(Family(names: ["a", "b"], log: log))
    #expect(log.take() == ["+a v1", "+a1", "+a2", "+b v1", "+b1", "+b2"])
    #expect(stage.mounting.operations == ["a", "a1", "a2", "b", "b1", "b2"].map { "mount p#\($0)" })
    let equal = stage.update(Family(names: ["a", "b"], log: log))
    #expect(equal.operations == [])
    #expect(log.take() == [])
  }

  @Test("tree-scenario 57: for unmounting run children before parents, siblings in order, with the newest closures")
  func unmounting() {
    let log = Calls()
    let stage = LiveStage(Family(names: ["a", "b", "c"], log: log))
    stage.update(Family(version: 2, names: ["a", "b", "c"], log: log))
    _ = log.take()
    let step = stage.update(Family(version: 3, names: ["b"], log: log))
    #expect(step.operations == ["a1", "a2", "a", "c1", "c2", "c"].map { "unmount p#\($0)" })
    #expect(step.bodies == ["family"])
    #expect(log.take() == ["-a1", "-a2", "-a v2", "-c1", "-c2", "-c v2"])
    stage.tree.unmount()
    #expect(log.take() == ["-b1", "-b2", "-b v3"])
    #expect(stage.watch {}.operations == ["b1", "b2", "b"].map { "unmount p#\($0)" })
  }

  @Test("do not run for views that move")
  func moves() {
    let log = Calls()
    let stage = LiveStage(Family(names: ["a", "b"], children: [], log: log))
    _ = log.take()
    let step = stage.update(Family(names: ["b", "a"], children: [], log: log))
    #expect(step.operations == ["move p#b before p#a"])
    #expect(log.take() == [])
  }

  @Test("run for both views if the identity changes, first for the old one")
  func identity() {
    struct Root: View {
      let id: Int
      let log: Calls
      var body: some View { Leaf("x").onMount { log.add("+\(id)") }.onUnmount { log.add("-\(id)") }.id(id) }
    }
    let log = Calls()
    let stage = LiveStage(Root(id: 1, log: log))
    let step = stage.update(Root(id: 2, log: log))
    #expect(step.bodies == ["x"])
    #expect(step.operations == ["unmount b#x", "mount b#x"])
    #expect(log.take() == ["+1", "-1", "+2"])
  }

  @Test("for unmounting run when a tree is deallocated")
  func givenUp() {
    let log = Calls()
    do {
      let stage = LiveStage(Family(names: ["a"], log: log))
      #expect(stage.mounting.bodies == ["family", "a", "a1", "a2"])
      _ = log.take()
    }
    #expect(log.take() == ["-a1", "-a2", "-a v1"])
  }

  /// Shows a view until its own body was evaluated twice in one pass.
  private struct Transient: View {
    let log: Calls
    @State private var isShown = true

    var body: some View {
      let _ = Bodies.note("transient")
      if isShown {
        Hider(isShown: $isShown).onMount { log.add("+") }.onUnmount { log.add("-") }.task { log.add("task") }
          .onChange(of: 1, initial: true) { _, _ in log.add("change") }
      }
    }
  }

  private struct Hider: View {
    @Binding var isShown: Bool

    var body: some View {
      let _ = Bodies.note("hider")
      let _ = { isShown = false }()
      Text("hidden")
    }
  }

  @Test("do not run for a view that was removed before its first commit")
  func transient() async {
    let log = Calls()
    let stage = LiveStage(Transient(log: log))
    #expect(stage.mounting.bodies == ["transient", "hider", "transient"])
    #expect(stage.mounting.operations == [])
    await Task.yield()
    #expect(log.take() == [])
  }

  /// Evaluated twice in the pass that mounts it.
  private struct EvaluatedTwice: View {
    let log: Calls
    @State private var number = 0

    var body: some View {
      let _ = Bodies.note("twice \(number)")
      Text("\(number)").onMount { log.add("+\(number)") }
      Setter(number: $number)
    }
  }

  private struct Setter: View {
    @Binding var number: Int

    var body: some View {
      let _ = Bodies.note("setter")
      let _ = { number = 7 }()
      EmptyView()
    }
  }

  @Test("run once, with the newest closure, if a view is evaluated twice before the commit")
  func newest() {
    let log = Calls()
    let stage = LiveStage(EvaluatedTwice(log: log))
    #expect(stage.mounting.bodies == ["twice 0", "setter", "twice 7"])
    #expect(stage.mounting.operations == ["mount '7'"])
    #expect(log.take() == ["+7"])
  }

  @Test("may update, flush and unmount the tree")
  func reentrant() throws {
    struct Root: View {
      let number: Int
      let act: Outside<((Int) -> Void)?>
      let log: Calls

      var body: some View {
        let _ = Bodies.note("root \(number)")
        if number > 0 {
          Element("p", ["id": "\(number)"]).onMount { act.value?(number) }.onUnmount { log.add("-\(number)") }
            .id(number)
        }
      }
    }
    let log = Calls()
    let act = Outside<((Int) -> Void)?>(nil)
    let stage = LiveStage(Root(number: 0, act: act, log: log))
    let tree = stage.tree
    act.value = { number in
      log.add("+\(number)")
      switch number {
      case 1: tree.update(Root(number: 2, act: act, log: log))
      case 2: tree.flush()
      default: tree.unmount()
      }
    }
    let step = stage.update(Root(number: 1, act: act, log: log))
    #expect(step.bodies == ["root 1", "root 2"])
    #expect(step.operations == ["mount p#1", "unmount p#1", "mount p#2"])
    #expect(log.take() == ["+1", "-1", "+2"])
    let last = stage.update(Root(number: 3, act: act, log: log))
    #expect(last.bodies == ["root 3"])
    #expect(last.operations == ["unmount p#2", "mount p#3", "unmount p#3"])
    #expect(log.take() == ["-2", "+3", "-3"])
    #expect(tree.nodeCount == 0)
  }

  @Test("may release the tree")
  func treeGivenUp() {
    let log = Calls()
    let kept = Outside<ViewTree<Family>?>(nil)
    let bodies = Bodies()
    Bodies.$current.withValue(bodies) {
      kept.value = ViewTree(Family(names: [], log: log))
      let names = ["a", "b"]
      _ = kept.value?.update(Family(names: names, children: [], log: log))
      #expect(log.take() == ["+a v1", "+b v1"])
      _ = kept.value?.update(Family(version: 2, names: ["a"], children: [], log: log))
      kept.value = nil
    }
    #expect(log.take() == ["-b v1", "-a v2"])
    #expect(bodies.take() == ["family", "family", "a", "b", "family"])
  }

  @Test("do not run if two views are compared without a tree")
  func compared() {
    let log = Calls()
    let bodies = Bodies()
    let update = Bodies.$current.withValue(bodies) {
      ViewTree.diff(
        from: Family(names: ["a"], children: [], log: log), to: Family(names: ["b"], children: [], log: log))
    }
    #expect(bodies.take() == ["family", "a", "family", "b"])
    #expect(update.patchCount == 2)
    #expect(log.take() == [])
  }

  @Test("can be nested to any depth, on a small stack")
  func deep() {
    struct Root: View {
      let log: Calls

      var body: some View {
        var view = AnyView(Element("b"))
        for level in (1...100_000).reversed() {
          view = AnyView(view.onMount { log.add("\(level)") }.onUnmount { log.add("-\(level)") })
        }
        return view
      }
    }
    let result = onSmallStack {
      let log = Calls()
      let host = RecordingHost()
      let tree = ViewTree(Root(log: log), host: host)
      let mounted = log.take()
      tree.update(Root(log: log))
      let updated = log.take()
      tree.unmount()
      let operations = host.takeOperations()
      return [
        "\(mounted == (1...100_000).map { "\($0)" })", "\(updated)",
        "\(log.take() == (1...100_000).reversed().map { "-\($0)" })", "\(operations)",
      ]
    }
    #expect(result == ["true", "[]", "true", #"["mount b", "unmount b"]"#])
  }
}
