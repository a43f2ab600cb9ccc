import ComparisonSpecs
import Testing

/// A row that is compared by its parts.
private struct Row: Hashable {
  var title: String
  var size: Double
}

/// Collections whose order of elements is unspecified.
private struct Shelf {
  var byName: [String: Row] = [:]
  var rows: Set<Row> = []
  var spare: Set<Row>?
  var drafts: [Row]?

  /// The same content in tables of another capacity, and therefore in another order.
  init(titles: [String], capacity: Int) {
    byName.reserveCapacity(capacity)
    rows.reserveCapacity(capacity)
    for title in titles {
      byName[title] = Row(title: title, size: 1)
      rows.insert(Row(title: title, size: 1))
    }
    spare = rows
  }
}

@Suite("Children by hand in collections without an order")
struct UnorderedChildrenTests {
  private let spec = ComparisonSpec<Shelf> {
    ComparedChild(\.byName, \.value.title)
    ComparedChild(\.rows, \.title, \.size)
    ComparedChild(\.spare, \.title)
  }
  private let titles = (0..<20).map { "row \($0)" }

  @Test("the same content is equal and hashes alike, however the tables were built")
  func history() {
    let one = Shelf(titles: titles, capacity: 20)
    for capacity in [20, 100, 1_000, 10_000] {
      let other = Shelf(titles: titles.reversed(), capacity: capacity)
      #expect(spec.areEqual(one, other))
      #expect(spec.differences(from: one, to: other).isEmpty)
      var (hash, otherHash) = (Hasher(), Hasher())
      spec.hash(one, into: &hash)
      spec.hash(other, into: &otherHash)
      #expect(hash.finalize() == otherHash.finalize())
    }
  }

  @Test("the values of a dictionary are compared key by key")
  func keys() {
    let one = Shelf(titles: titles, capacity: 20)
    var swapped = one
    swapped.byName["row 1"] = one.byName["row 2"]
    swapped.byName["row 2"] = one.byName["row 1"]
    #expect(spec.differences(from: one, to: swapped).map(\.path) == ["byName.value.title"])
    var renamed = one
    renamed.byName["other"] = renamed.byName.removeValue(forKey: "row 1")
    #expect(!spec.areEqual(one, renamed))
    var resized = one
    resized.byName["row 1"]?.size = 2
    #expect(spec.areEqual(one, resized), "only the title is compared below the dictionary")
  }

  @Test("an element of a set must agree with another in all paths at once")
  func joined() {
    var (one, crossed) = (Shelf(titles: [], capacity: 0), Shelf(titles: [], capacity: 0))
    one.rows = [Row(title: "a", size: 1), Row(title: "b", size: 2)]
    crossed.rows = [Row(title: "a", size: 2), Row(title: "b", size: 1)]
    #expect(!spec.areEqual(one, crossed))
    var missing = one
    missing.spare = nil
    #expect(!spec.areEqual(one, missing), "nil equals nil alone")
  }

  @Test("the elements of an optional collection are compared with the given strategy")
  func strategy() {
    let near = ComparisonSpec<Shelf> { ComparedChild(\.drafts, \.size, by: .tolerance(0.5)) }
    func drafts(_ sizes: Double...) -> Shelf {
      var shelf = Shelf(titles: [], capacity: 0)
      shelf.drafts = sizes.map { Row(title: "\($0)", size: $0) }
      return shelf
    }
    #expect(near.areEqual(drafts(1, 2), drafts(1.25, 1.75)))
    #expect(!near.areEqual(drafts(1, 2), drafts(1, 3)))
    #expect(!near.areEqual(drafts(), Shelf(titles: [], capacity: 0)))
    #expect(near.description == "compared: drafts.size (by tolerance(0.5))")
  }
}
