import ComparisonSpecs
import Observation
import TestSupport
import Testing

private struct Item: AutoEquatable, Identifiable {
  var id: Int
  var title = "t"
  var tags: [String] = []

  static let comparisonSpec = ComparisonSpec<Item> {
    Compared(\.id)
    Compared(\.title)
    Compared(\.tags)
  }
}

/// A value with a spec, without identity and without a hash.
private struct Line: AutoEquatable {
  var text: String
  var note = 0

  static let comparisonSpec = ComparisonSpec<Line> {
    Compared(\.text)
    Compared(\.note)
  }
}

private struct Unhashed: Equatable { var value: Int }

@Observable
private final class Model: Identifiable, Hashable {
  var id: Int
  init(_ id: Int) { self.id = id }
  static func == (lhs: Model, rhs: Model) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct Page: AutoEquatable {
  var items: [Item] = []
  var lines: [Line] = []
  var words: [String] = []
  var unhashed: [Unhashed] = []
  var maybe: [Item]?
  var nested: [[Int]] = []
  var models: [Model] = []

  static let comparisonSpec = ComparisonSpec<Page> {
    Compared(\.items)
    Compared(\.lines)
    Compared(\.words)
    Compared(\.unhashed)
    Compared(\.maybe)
    Compared(\.nested)
    Compared(\.models)
  }
}

private func texts(_ old: Page, _ new: Page) -> [String] { Page.differences(from: old, to: new).map(\.description) }

@Suite("Differences of arrays")
struct DifferenceElementsTests {
  @Test("found-case 30: elements with identity are paired by it: added, removed, moved, and changed inside")
  func identity() {
    let old = Page(items: [1, 2, 3, 4].map { Item(id: $0) })
    #expect(
      texts(old, Page(items: [1, 2, 5, 3, 4].map { Item(id: $0) })) == [
        #"items[2]: added Item(id: 5, title: "t", tags: [])"#
      ])
    #expect(
      texts(old, Page(items: [2, 3, 4].map { Item(id: $0) })) == [
        #"items[0]: removed Item(id: 1, title: "t", tags: [])"#
      ])
    #expect(texts(old, Page(items: [4, 1, 2, 3].map { Item(id: $0) })) == ["items[0]: moved from [3]"])
    var new = Page(items: [0, 4, 1, 2].map { Item(id: $0) })
    new.items[1].title = "u"
    new.items[3].tags = ["x"]
    #expect(
      texts(old, new) == [
        #"items[0]: added Item(id: 0, title: "t", tags: [])"#, "items[1]: moved from [3]",
        #"items[1].title: "t" → "u""#,
        #"items[3].tags[0]: added "x""#, #"items[2]: removed Item(id: 3, title: "t", tags: [])"#,
      ])
    #expect(texts(Page(maybe: [Item(id: 1)]), Page(maybe: [Item(id: 2), Item(id: 1, title: "u")])).count == 2)
  }

  @Test("found-case 30: hashable elements, and all if the counts differ, are paired by equality, then by position")
  func equality() {
    #expect(texts(Page(words: ["a", "b"]), Page(words: ["a", "x", "b"])) == [#"words[1]: added "x""#])
    #expect(texts(Page(words: ["a", "b", "c"]), Page(words: ["c", "a"])).contains(#"words[1]: removed "b""#))
    #expect(
      texts(
        Page(lines: [Line(text: "a"), Line(text: "b")]),
        Page(lines: [Line(text: "n"), Line(text: "a"), Line(text: "b", note: 1)]))
        == [#"lines[0]: added Line(text: "n", note: 0)"#, "lines[2].note: 0 → 1"])
    #expect(
      texts(
        Page(unhashed: (0..<5).map { Unhashed(value: $0) }), Page(unhashed: [0, 1, 3, 4].map { Unhashed(value: $0) }))
        == ["unhashed[2]: removed Unhashed(value: 2)"])
    #expect(texts(Page(nested: [[1], [2]]), Page(nested: [[1], [3], [2]])) == ["nested[1]: added [3]"])
  }

  @Test("found-case 30: observable objects are paired by identity, and not read")
  func observables() {
    let models = [Model(1), Model(1), Model(2)]
    let fired = Flag()
    withObservationTracking {
      let found = Page.differences(from: Page(models: [models[0]]), to: Page(models: [models[1], models[0]]))
      #expect(found.map(\.kind) == [.added(at: 0)])
    } onChange: {
      fired.isSet = true
    }
    for model in models { model.id += 1 }
    #expect(!fired.isSet)
  }

  @Test("found-case 30: the reported changes turn one array into the other, for random arrays with identity")
  func random() {
    var generator = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
    print("DifferenceElementsTests.random seed \(generator.seed)")
    for _ in 0..<500 {
      func items() -> [Item] {
        Array(0..<12).shuffled(using: &generator).prefix(generator.below(12)).map {
          Item(id: $0, title: generator.below(3) == 0 ? "u" : "t")
        }
      }
      let (old, new) = (items(), items())
      let differences = Page.differences(from: Page(items: old), to: Page(items: new))
      let isEqual = old.map(\.id) == new.map(\.id) && old.map(\.title) == new.map(\.title)
      #expect(differences.isEmpty == isEqual)
      var removed: Set<Int> = []
      var added: [Int: Int] = [:]
      var moved: [Int: Int] = [:]
      var changed: Set<String> = []
      for difference in differences {
        switch difference.kind {
        case .removed(let index): removed.insert(index)
        case .added(let index): added[index] = (difference.newValue as? Item)?.id
        case .moved(let from, let to): moved[to] = from
        case .changed: changed.insert(difference.path)
        }
      }
      var rest = old.indices.filter { !removed.contains($0) && !moved.values.contains($0) }.map { old[$0].id }
      let replayed = new.indices.map { index -> Int in
        added[index] ?? moved[index].map { old[$0].id } ?? (rest.isEmpty ? -1 : rest.removeFirst())
      }
      #expect(replayed == new.map(\.id) && rest.isEmpty, "\(old.map(\.id)) and \(new.map(\.id))")
      let titles = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.title) })
      let expected = new.indices.filter {
        titles[new[$0].id].map { $0 != "t" } ?? false != (new[$0].title != "t") && titles[new[$0].id] != nil
      }
      #expect(changed == Set(expected.map { "items[\($0)].title" }))
    }
  }
}

private final class Flag: @unchecked Sendable {
  var isSet = false
}
