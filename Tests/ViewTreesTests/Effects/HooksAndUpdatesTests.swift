import TestSupport
import Testing
import ViewTrees

/// Rows with hooks, one of which may make a request to the tree.
private struct Rows: View {
  let names: [String]
  let log: Calls
  let act: Outside<((String) -> Void)?>

  var body: some View {
    ForEach(names, id: \.self) { name in
      Element("li", ["id": name])
        .onMount {
          log.add("+\(name)")
          act.value?("+\(name)")
        }
        .onUnmount {
          log.add("-\(name)")
          act.value?("-\(name)")
        }
    }
  }
}

@Suite("Hooks that update the tree")
struct HooksAndUpdatesTests {
  private func stage(_ names: [String]) -> (LiveStage<Rows>, Calls, Outside<((String) -> Void)?>) {
    let log = Calls()
    let act = Outside<((String) -> Void)?>(nil)
    return (LiveStage(Rows(names: names, log: log, act: act)), log, act)
  }

  @Test("found-case 22, 68: requests of a hook are performed after all hooks of the commit")
  func unmountHookUpdates() {
    let (stage, log, act) = stage(["a"])
    #expect(log.take() == ["+a"])
    let tree = stage.tree
    act.value = { name in
      if name == "-a" { tree.update(Rows(names: ["c"], log: log, act: act)) }
    }
    let step = stage.update(Rows(names: ["b"], log: log, act: act))
    #expect(step.operations == ["unmount li#a", "mount li#b", "unmount li#b", "mount li#c"])
    #expect(log.take() == ["-a", "+b", "-b", "+c"])
  }

  @Test("found-case 22, 68: every mount hook runs once and before its unmount hook, with any requests of hooks")
  func random() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let all = ["a", "b", "c", "d", "e"]
      func some() -> [String] { all.filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator) }
      let (stage, log, act) = stage(some())
      let tree = stage.tree
      var left = 6
      act.value = { _ in
        guard left > 0, Bool.random(using: &generator) else { return }
        left -= 1
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: tree.unmount()
        case 1: tree.flush()
        case 2: tree.remount()
        default: tree.update(Rows(names: some(), log: log, act: act))
        }
      }
      for _ in 0..<5 {
        left = 6
        stage.update(Rows(names: some(), log: log, act: act))
      }
      act.value = nil
      tree.unmount()
      var mounted: Set<String> = []
      for line in log.take() {
        let name = String(line.dropFirst())
        let isRight = line.hasPrefix("+") ? mounted.insert(name).inserted : mounted.remove(name) != nil
        #expect(isRight, "seed \(seed): \(line)")
      }
      #expect(mounted.isEmpty, "seed \(seed)")
    }
  }

  /// Shows more than before, but only an event reveals it.
  private struct AlwaysEqualRoot: View {
    let detail: Int
    let log: Calls
    let journal: Journal

    var body: some View {
      AlwaysEqual(detail: detail, log: log, journal: journal)
    }
  }

  private struct AlwaysEqual: View, Equatable {
    let detail: Int
    let log: Calls
    let journal: Journal

    static func == (lhs: AlwaysEqual, rhs: AlwaysEqual) -> Bool { true }

    var body: some View {
      Element("b", ["id": "b"]).on("click") {}
      if detail > 0 {
        let journal = journal
        let detail = detail
        Group {}.onMount { log.add("+") }.onUnmount { log.add("-") }.task(id: detail) { journal.add("task \(detail)") }
      }
      Group {}.onChange(of: detail) { log.add("\($0)→\($1)") }
    }
  }

  @Test("found-case 22: hooks and tasks of views that an event mounted run, even without a host node")
  func broughtUpByEvent() async throws {
    var requests = 0
    let log = Calls()
    let journal = Journal()
    let count = LockedCount()
    let stage = LiveStage(
      AlwaysEqualRoot(detail: 0, log: log, journal: journal), scheduler: .custom { _ in count.increment() })
    stage.update(AlwaysEqualRoot(detail: 1, log: log, journal: journal))
    #expect(log.take() == [])
    let node = try #require(stage.host.node("b#b"))
    let event = stage.watch { stage.tree.send(HostEvent("click"), to: node) }
    #expect(event.operations == [])
    // Not yet: the tree has not committed these views.
    #expect(log.take() == [])
    #expect(stage.tree.needsFlush)
    requests = count.value
    #expect(requests == 1)
    #expect(stage.perform().operations == [])
    #expect(log.take() == ["+", "0→1"])
    #expect(await journal.next(1) == ["task 1"])
    #expect(!stage.tree.needsFlush)
    // Neither runs again.
    stage.tree.remount()
    stage.perform()
    stage.tree.unmount()
    #expect(log.take() == ["-"])
    journal.add("end")
    #expect(await journal.next(1) == ["end"])
  }

  @Test("found-case 68: mount hooks of views that an event mounted run when remount() shows them")
  func shownByRemount() async throws {
    let log = Calls()
    let journal = Journal()
    let stage = LiveStage(AlwaysEqualRoot(detail: 0, log: log, journal: journal))
    stage.update(AlwaysEqualRoot(detail: 1, log: log, journal: journal))
    let node = try #require(stage.host.node("b#b"))
    stage.watch { stage.tree.send(HostEvent("click"), to: node) }
    #expect(log.take() == [])
    #expect(stage.tree.remount() == nil)
    #expect(log.take() == ["+", "0→1"])
    #expect(await journal.next(1) == ["task 1"])
    #expect(!stage.tree.needsFlush)
  }

  private struct Tasked: View {
    let id: Int
    let isTaskOutside: Bool
    let act: Outside<(() -> Void)?>
    let journal: Journal

    var body: some View {
      let journal = journal
      let id = id
      if isTaskOutside {
        Element("p").onMount { act.value?() }.task(id: id) { journal.add("task \(id)") }
      } else {
        Element("p").task(id: id) { journal.add("task \(id)") }.onMount { act.value?() }
      }
    }
  }

  @Test("found-case 22: a task starts once per value, even if hooks update the tree", arguments: [true, false])
  func tasks(isTaskOutside: Bool) async {
    let journal = Journal()
    let act = Outside<(() -> Void)?>(nil)
    func root(_ id: Int) -> Tasked { Tasked(id: id, isTaskOutside: isTaskOutside, act: act, journal: journal) }
    let kept = Outside<ViewTree<Tasked>?>(nil)
    act.value = {
      // The same value, another value, and the same value again.
      for id in [1, 2, 2] { kept.value?.update(root(id)) }
    }
    let tree = ViewTree(root(0))
    kept.value = tree
    #expect(await journal.next(1) == ["task 0"])
    tree.unmount()
    tree.update(root(1))
    // Only the last of the updates that the hook requested counts.
    var lines = await journal.next(2)
    lines.sort()
    #expect(lines == ["task 1", "task 2"])
    tree.flush()
    journal.add("end")
    #expect(await journal.next(1) == ["end"])
    kept.value = nil
  }
}
