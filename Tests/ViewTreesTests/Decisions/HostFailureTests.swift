import Testing
import ViewTrees

@Suite("Commits and hosts that fail")
struct HostFailureTests {
  @Test("a commit begins, brings its patches and ends; an empty commit is not sent")
  func order() {
    let stage = Stage(ItemList(items: items([1])))
    #expect(stage.host.calls == ["begin", "patch", "patch", "patch", "commit"])
    stage.update(ItemList(items: items([1])))
    #expect(stage.host.calls.count == 5)
    stage.update(ItemList(items: []))
    #expect(stage.host.calls.count == 9)
    #expect(stage.host.commits.map(\.number) == [1, 2])
    #expect(stage.host.commits.map(\.patchCount) == [3, 2])
    #expect(stage.host.commits.map(\.isFullMount) == [true, false])
  }

  @Test("if a host fails at any call, the update says so, and a remount recovers the host", arguments: 0..<8)
  func recovery(call: Int) throws {
    // Removes a row, mounts two, moves one and updates one: begin, 7 or more patches, commit.
    let stage = Stage(ItemList(items: items([1, 2, 3])))
    stage.host.callsUntilRefusal = call
    let next = ItemList(items: [Item(3), Item(4), Item(1, "new")])
    let update = stage.tree.update(next)
    let failure = try #require(update.hostFailure)
    #expect(failure.commit.number == 2)
    #expect(failure.error as? RecordingHost.Refusal == RecordingHost.Refusal(words: "as the test wants"))
    let count = update.patchCount
    #expect(failure.position == (1...count ~= call ? call - 1 : nil))
    if let position = failure.position {
      #expect(failure.description.contains("patch \(position + 1) of \(count) in commit 2"))
    }
    // The tree goes on, and does not call the host until it is remounted.
    let calls = stage.host.calls.count
    #expect(stage.tree.update(ItemList(items: items([5]))).hostFailure == nil)
    #expect(stage.host.calls.count == calls)
    #expect(stage.tree.remount() == nil)
    #expect(stage.host.commits.last?.isFullMount == true)
    #expect(stage.host.count == 3)
    _ = stage.host.takeOperations()
    let step = stage.update(next)
    #expect(step.operations.isEmpty == false)
  }

  @Test("a remount may fail as well, and be tried again")
  func failingRemount() {
    let stage = Stage(ItemList(items: items([1, 2, 3])))
    stage.host.callsUntilRefusal = 3
    #expect(stage.tree.remount()?.position == 2)
    #expect(stage.tree.remount() == nil)
    _ = stage.host.takeOperations()
    stage.update(ItemList(items: items([2, 3])))
  }

  @Test("a host that is attached later receives the whole tree")
  func attached() {
    let tree = ViewTree(ItemList(items: items([1, 2])))
    tree.update(ItemList(items: items([2, 1])))
    let host = RecordingHost()
    #expect(tree.attach(host) == nil)
    #expect(host.takeOperations() == ["mount ul", "mount li#2", "mount 't2'", "mount li#1", "mount 't1'"])
    tree.update(ItemList(items: items([1, 2])))
    #expect(host.takeOperations().count == 1)
  }
}
