import ComparisonSpecs
import Foundation
import Testing
import ViewTrees

/// A view that belongs to the main actor, as its model does.
@MainActor
private final class Model {
  var title = "a"
}

@MainActor
@AutoEquatable
private struct MainActorView: @MainActor View {
  let number: Int
  @AutoIgnored let model: Model

  var body: some View { Text("\(model.title) \(number)") }
}

private actor Owner {
  private let host = RecordingHost()
  private lazy var tree = ViewTree(ItemList(items: []), host: host)

  func show(_ ids: [Int]) -> (patches: Int, text: String) {
    let update = tree.update(ItemList(items: items(ids)))
    return (update.patchCount, host.text)
  }
}

@Suite("A tree belongs to the actor or thread that made it")
struct IsolationTests {
  @Test("a tree can belong to the main actor, with isolated views")
  @MainActor
  func mainActor() {
    let model = Model()
    let host = RecordingHost()
    let tree = ViewTree(MainActorView(number: 1, model: model), host: host)
    model.title = "b"
    #expect(tree.update(MainActorView(number: 1, model: model)).patchCount == 0)
    #expect(tree.update(MainActorView(number: 2, model: model)).patchCount == 1)
    #expect(host.text == "'b 2'")
  }

  @Test("a tree can belong to another actor")
  func actor() async {
    let owner = Owner()
    #expect(await owner.show([1, 2]).patches == 4)
    let moved = await owner.show([2, 1])
    #expect(moved.patches == 1)
    #expect(moved.text.hasPrefix("ul\n  li#2"))
  }

  @Test("a tree can belong to a thread")
  func thread() {
    let patches = onSmallStack { () -> Int in
      let tree = ViewTree(ItemList(items: items([1, 2])))
      return tree.update(ItemList(items: items([2, 1]))).patchCount
    }
    #expect(patches == 1)
  }

  @Test("several threads can each have a tree")
  func atOnce() async {
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let owner = Owner()
          for round in 0..<50 { _ = await owner.show((0..<20).map { ($0 * (round + 1)) % 20 == 0 ? 20 + $0 : $0 }) }
          return await owner.show([1, 2, 3]).text
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
  }
}
