import ComparisonSpecs
import Testing
import ViewTrees

@AutoEquatable
private struct BySpec: View {
  let shown: String
  @AutoIgnored let ignored: Int
  let action: () -> Void = {}

  var body: some View {
    let _ = Bodies.note("spec")
    Text(shown)
  }
}

private struct ByEquality: View, Equatable {
  let shown: String
  let other: Int

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.shown == rhs.shown }

  var body: some View {
    let _ = Bodies.note("==")
    Text(shown)
  }
}

private struct ByFields: View {
  let shown: String
  let list: [Int]

  var body: some View {
    let _ = Bodies.note("fields")
    Text(shown)
  }
}

/// Has a spec, and is compared by its `==` through `equatable()`.
@AutoEquatable
private struct BySpecEquatable: View {
  let shown: String

  var body: some View {
    let _ = Bodies.note("equatable")
    Text(shown)
  }
}

@AutoEquatable
private struct Badge: HostView {
  let count: Int
  @AutoIgnored var note = ""

  var hostName: String { "badge" }
  var attributes: Attributes { ["id": "\(count)"] }
}

/// Is never equal to another value of its type.
private struct Always<Content: View>: View {
  let content: Content
  let never: () -> Void = {}

  var body: some View { content }
}

@Suite("The decision ladder")
struct DecisionLadderTests {
  private func decisions<V: View>(
    _ old: V, _ new: V, fallback: FallbackComparison = .reflective
  ) -> (bodies: [String], decisions: [String]) {
    let stage = Stage(Always(content: old), fallback: fallback)
    let step = stage.update(Always(content: new))
    return (step.bodies, Array(step.decisions.dropFirst()))
  }

  @Test("compares by the spec first")
  func spec() {
    let skipped = decisions(BySpec(shown: "a", ignored: 1), BySpec(shown: "a", ignored: 2))
    #expect(skipped.bodies == [])
    #expect(skipped.decisions == ["skip BySpec: equal"])
    let compared = decisions(BySpec(shown: "a", ignored: 1), BySpec(shown: "b", ignored: 1))
    #expect(compared.bodies == ["spec"])
    #expect(compared.decisions == ["compare BySpec: shown", "compare Text: text"])
  }

  @Test("compares by == if there is no spec")
  func equality() {
    // The two differ in a field that their == ignores and the host does not show.
    let skipped = decisions(ByEquality(shown: "a", other: 1), ByEquality(shown: "a", other: 2))
    #expect(skipped.bodies == [])
    let compared = decisions(ByEquality(shown: "a", other: 1), ByEquality(shown: "b", other: 1))
    #expect(compared.decisions == ["compare ByEquality: shown", "compare Text: text"])
    #expect(decisions(BySpecEquatable(shown: "a").equatable(), BySpecEquatable(shown: "a").equatable()).bodies == [])
    #expect(
      decisions(BySpecEquatable(shown: "a").equatable(), BySpecEquatable(shown: "b").equatable()).decisions
        == ["compare BySpecEquatable: shown", "compare Text: text"])
  }

  @Test("compares by the tree's fallback if there is neither", arguments: FallbackComparison.allCases)
  func fallback(fallback: FallbackComparison) {
    let equal = decisions(ByFields(shown: "a", list: [1]), ByFields(shown: "a", list: [1]), fallback: fallback)
    #expect(equal.bodies == (fallback == .alwaysDifferent ? ["fields"] : []))
    let other = decisions(ByFields(shown: "a", list: [1]), ByFields(shown: "a", list: [2]), fallback: fallback)
    #expect(other.bodies == ["fields"])
    #expect(other.decisions.first == "compare ByFields: list")
  }

  @Test("reports every kind and reason as data")
  func reasons() throws {
    let stage = Stage(Reasons(ids: [1, 2], isOn: true, key: 1, erased: AnyView(Leaf("e")), title: "a"))
    let step = stage.update(Reasons(ids: [2, 3], isOn: false, key: 2, erased: AnyView(Element("i")), title: "b"))
    let found = Dictionary(grouping: step.update.decisions, by: \.kind).mapValues { Set($0.map(\.reason)) }
    #expect(found[.skip] == [.equal])
    #expect(found[.rebuild] == [.branch, .identity, .type])
    #expect(found[.mount] == [.inserted])
    #expect(found[.unmount] == [.removed])
    #expect(found[.compare]?.isSuperset(of: [.fields(["text"]), .children]) == true)
    let root = try #require(step.update.decisions.first)
    #expect(nameOfView(root.viewType) == "Reasons")
    #expect(stage.tree.invalidate(root.node))
    #expect(stage.flush().update.decisions.first?.reason == .invalidated)
    #expect(root.description.hasPrefix("compare Reasons \(root.node): "))
  }

  @Test("counts its decisions")
  func summary() {
    let stage = Stage(ItemList(items: items(1...5)))
    var changed = items([1, 2, 3, 4, 6])
    changed[1].title = "new"
    let step = stage.update(ItemList(items: changed))
    // Compared: the list, its element, the row and its two host nodes.
    #expect(
      step.summary.description == "skipped 3 · compared 5 · rebuilt 0 · evaluated 3 · mounted 3 · unmounted 3")
    #expect(step.summary.evaluated == step.bodies.count)
    #expect(step.decisions.filter { $0.hasPrefix("skip") }.count == 3)
    #expect(step.decisions.filter { $0.hasPrefix("compare") }.count == 5)
  }

  @Test("passes the fields of a host view that differ to the host, without the ignored ones")
  func hostViews() {
    let stage = Stage(Badge(count: 1))
    #expect(stage.update(Badge(count: 1, note: "x")).operations == [])
    let step = stage.update(Badge(count: 2, note: "y"))
    #expect(step.operations == ["update badge#2: count"])
    #expect(step.summary.evaluated == 0)
  }

  @Test("works without recording decisions, and still counts them")
  func withoutDecisions() {
    let tree = ViewTree(ItemList(items: items(1...3)), recordsDecisions: false)
    let update = tree.update(ItemList(items: items([3, 1, 2])))
    #expect(update.decisions.isEmpty)
    #expect(update.summary.skipped == 3)
    #expect(update.patches.map(\.description).count == 1)
  }

  @Test("finds the difference between two values without a tree")
  func difference() {
    let update = ViewTree.diff(from: ItemList(items: items(1...3)), to: ItemList(items: items([3, 1])))
    #expect(update.summary.skipped == 2)
    #expect(update.patches.map { $0.description.prefix(7) } == ["unmount", "unmount", "move 11"])
    #expect(update.decisions.contains { $0.kind == .unmount })
    #expect(ViewTree.diff(from: Leaf("a"), to: Leaf("a")).patchCount == 0)
  }
}

private struct Reasons: View {
  let ids: [Int]
  let isOn: Bool
  let key: Int
  let erased: AnyView
  let title: String

  var body: some View {
    Element("div") {
      ForEach(ids, id: \.self) { Leaf("\($0)") }
      if isOn { Leaf("on") } else { Leaf("off") }
      Leaf("key").id(key)
      erased
      Text(title)
    }
  }
}
