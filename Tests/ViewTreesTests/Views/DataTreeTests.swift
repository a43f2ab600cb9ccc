import ComparisonSpecs
import Testing
import ViewTrees

/// A node of plain data that is a view.
@AutoEquatable
private struct Folder: View, Identifiable {
  let id: Int
  var title: Noted
  @AutoChildren var children: [Folder] = []

  var body: some View {
    let _ = Bodies.note("folder \(id)")
    Element("div", ["id": "\(id)", "title": "\(title.value)"]) { ForEach(children) }
  }
}

/// A value that counts its comparisons.
private struct Noted: Equatable {
  let value: Int
  let comparisons: Outside<Int>

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.comparisons.value += 1
    return lhs.value == rhs.value
  }
}

private func folders(depth: Int, fanOut: Int, _ comparisons: Outside<Int>, changing changed: Int = -1) -> Folder {
  var next = 0
  func make(_ depth: Int) -> Folder {
    let id = next
    next += 1
    return Folder(
      id: id, title: Noted(value: id == changed ? -1 : id, comparisons: comparisons),
      children: depth == 0 ? [] : (0..<fanOut).map { _ in make(depth - 1) })
  }
  return make(depth)
}

/// A document as an indirect enum.
private indirect enum Document: View, Identifiable, Equatable {
  case text(Int, String)
  case list(Int, [Document])

  var id: Int {
    switch self {
    case .text(let id, _), .list(let id, _): id
    }
  }

  var body: some View {
    let _ = Bodies.note("document \(id)")
    switch self {
    case .text(_, let string): Text(string)
    case .list(let id, let documents): Element("ul", ["id": "\(id)"]) { ForEach(documents) }
    }
  }
}

@Suite("Trees of plain data")
struct DataTreeTests {
  @Test(
    "compare no field twice on the way down to a change at any depth", arguments: [(1, 9), (3, 4), (9, 1), (30, 1)])
  func comparedOnce(shape: (depth: Int, fanOut: Int)) {
    let comparisons = Outside(0)
    let old = folders(depth: shape.depth, fanOut: shape.fanOut, comparisons)
    let stage = Stage(old)
    let nodes = stage.host.count
    comparisons.value = 0
    let update = stage.tree.update(folders(depth: shape.depth, fanOut: shape.fanOut, comparisons))
    #expect(comparisons.value == nodes)
    #expect(update.patchCount == 0)
    comparisons.value = 0
    let last = nodes - 1
    let changed = stage.tree.update(folders(depth: shape.depth, fanOut: shape.fanOut, comparisons, changing: last))
    // The one that differs is compared once more, to find the field.
    #expect(comparisons.value == nodes + 1)
    #expect(changed.patches.map(\.description).count == 1)
  }

  @Test("skip a subtree whose children share their storage, without a comparison in it")
  func sharedStorage() {
    let comparisons = Outside(0)
    var root = folders(depth: 4, fanOut: 5, comparisons)
    let stage = Stage(root)
    comparisons.value = 0
    root.title = Noted(value: 77, comparisons: comparisons)
    let step = stage.update(root)
    #expect(step.bodies == ["folder 0"])
    #expect(step.operations == ["update div#0: attributes"])
    let again = stage.update(root)
    #expect(again.bodies == [])
    #expect(again.decisions == ["skip Folder: equal"])
  }

  @Test("report if only the children can differ")
  func childrenReason() {
    let comparisons = Outside(0)
    let stage = Stage(folders(depth: 2, fanOut: 2, comparisons))
    let step = stage.update(folders(depth: 2, fanOut: 2, comparisons, changing: 6))
    #expect(step.decisions.first == "compare Folder: children")
    #expect(step.decisions.contains("compare Folder: title"))
    #expect(step.operations == ["update div#6: attributes"])
  }

  @Test("may be an indirect enum")
  func indirect() {
    let stage = Stage(Document.list(0, [.text(1, "a"), .list(2, [.text(3, "b")]), .text(4, "c")]))
    let step = stage.update(Document.list(0, [.text(4, "c"), .list(2, [.text(3, "d")]), .text(1, "a")]))
    #expect(step.bodies == ["document 0", "document 2", "document 3"])
    #expect(Set(step.operations.filter { $0.hasPrefix("update") }) == ["update 'd': text"])
    #expect(step.operations.count == 3)
    let rebuilt = stage.update(Document.list(0, [.list(4, [])]))
    #expect(rebuilt.summary.rebuilt == 1)
  }
}
