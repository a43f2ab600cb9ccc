import ComparisonSpecs
import Testing
import ViewTrees

private struct Asking: View {
  let number: Int
  let onEvaluation: Outside<(() -> Void)?>

  var body: some View {
    let _ = Bodies.note("asking \(number)")
    let _ = onEvaluation.value?()
    Element("p", ["id": "\(number)"]).on("click") { onEvaluation.value?() }
  }
}

@Suite("Requests while a tree is occupied")
struct ReentrancyTests {
  @Test("by a body are performed afterwards, in a separate update")
  func fromBody() {
    let ask = Outside<(() -> Void)?>(nil)
    let stage = Stage(Asking(number: 0, onEvaluation: ask))
    let tree = stage.tree
    ask.value = {
      ask.value = nil
      #expect(tree.update(Asking(number: 2, onEvaluation: ask)).patchCount == 0)
      #expect(tree.flush().patchCount == 0)
      #expect(tree.unmount().patchCount == 0)
      #expect(tree.update(Asking(number: 3, onEvaluation: ask)).patchCount == 0)
    }
    let update = tree.update(Asking(number: 1, onEvaluation: ask))
    #expect(update.patches.map(\.description).count == 1)
    #expect(stage.host.takeOperations() == ["update p#1: attributes", "update p#3: attributes"])
    #expect(stage.host.commits.map(\.number) == [1, 2, 3])
    stage.update(Asking(number: 3, onEvaluation: ask))
  }

  @Test("by the host are performed after the commit")
  func fromHost() {
    let ask = Outside<(() -> Void)?>(nil)
    let stage = Stage(Asking(number: 0, onEvaluation: ask))
    let tree = stage.tree
    let host = stage.host
    let node = host.node("p#0")
    host.onOperation = { words in
      guard words == "update p#1: attributes" else { return }
      tree.update(Asking(number: 2, onEvaluation: ask))
      // The event finds the view of that commit.
      #expect(node.map { tree.send(HostEvent("click"), to: $0) } == .handled)
    }
    tree.update(Asking(number: 1, onEvaluation: ask))
    host.onOperation = nil
    #expect(host.takeOperations() == ["update p#1: attributes", "update p#2: attributes"])
    #expect(host.calls.suffix(6) == ["begin", "patch", "commit", "begin", "patch", "commit"])
  }

  @Test("by the handler of an event are performed at once")
  func fromHandler() throws {
    let ask = Outside<(() -> Void)?>(nil)
    let stage = Stage(Asking(number: 0, onEvaluation: ask))
    let tree = stage.tree
    let node = try #require(stage.host.node("p#0"))
    ask.value = {
      ask.value = nil
      #expect(tree.update(Asking(number: 1, onEvaluation: ask)).patchCount == 1)
    }
    #expect(tree.send(HostEvent("click"), to: node) == .handled)
    #expect(stage.host.takeOperations() == ["update p#1: attributes"])
    // A handler may even remove its own view.
    ask.value = {
      ask.value = nil
      tree.unmount()
    }
    #expect(tree.send(HostEvent("click"), to: node) == .handled)
    #expect(stage.host.count == 0)
    #expect(tree.send(HostEvent("click"), to: node) == .stale)
  }

  @Test("to invalidate a node are performed in the same update, once")
  func invalidation() throws {
    let ask = Outside<(() -> Void)?>(nil)
    let stage = Stage(Asking(number: 0, onEvaluation: ask))
    let tree = stage.tree
    let node = try #require(
      Stage<Asking>.node(of: Asking.self, in: stage.update(Asking(number: 1, onEvaluation: ask)).update))
    ask.value = {
      ask.value = nil
      #expect(tree.invalidate(node))
    }
    let step = stage.update(Asking(number: 2, onEvaluation: ask))
    #expect(step.bodies == ["asking 2", "asking 2"])
    #expect(step.operations == ["update p#2: attributes"])
    #expect(step.update.diagnostics == [])
  }

  @Test("another tree may be used from a body")
  func otherTree() {
    let ask = Outside<(() -> Void)?>(nil)
    let other = ViewTree(ItemList(items: items(1...3)))
    let stage = Stage(Asking(number: 0, onEvaluation: ask))
    ask.value = { other.update(ItemList(items: items([3]))) }
    stage.update(Asking(number: 1, onEvaluation: ask))
    #expect(other.nodeCount == 6)
  }
}
