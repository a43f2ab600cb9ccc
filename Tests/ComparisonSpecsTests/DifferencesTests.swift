import ComparisonSpecs
import Testing

private struct Row: AutoEquatable {
  var title: String
  var tags: [String] = []
  var note = 0

  static let comparisonSpec = ComparisonSpec<Row> {
    Compared(\.title)
    Compared(\.tags)
    Ignored(\.note)
  }
}

private struct Page: AutoEquatable {
  var id = 1
  var width = 1.0
  var header: Row?
  var rows: [Row] = []
  var spare: [Row?] = []
  var footer = Row(title: "end")

  static let comparisonSpec = ComparisonSpec<Page> {
    Compared(\.id)
    Compared(\.width, by: .tolerance(0.5))
    Compared(\.header)
    Children(\.rows)
    Compared(\.spare)
    ComparedChild(\.footer, \.title)
  }
}

private func changed(_ change: (inout Page) -> Void) -> Page {
  var page = Page(header: Row(title: "head"), rows: [Row(title: "a"), Row(title: "b")], spare: [nil, Row(title: "s")])
  change(&page)
  return page
}

/// A linked list of objects.
private final class Link: AutoEquatable {
  let value: Int
  var next: Link?

  init(_ value: Int, next: Link? = nil) {
    self.value = value
    self.next = next
  }

  static let comparisonSpec = ComparisonSpec<Link> {
    Compared(\.value)
    Compared(\.next)
  }

  /// Makes a list of the values without recursion.
  static func chain(_ values: some Collection<Int>) -> [Link] {
    let links = values.map { Link($0) }
    for index in links.indices.dropFirst() { links[index - 1].next = links[index] }
    return links
  }

  static func unlink(_ links: [Link]) { for link in links { link.next = nil } }
}

@Suite("Differences between two values")
struct DifferencesTests {
  private func lines(_ change: (inout Page) -> Void) -> [String] {
    let differences = Page.differences(from: changed { _ in }, to: changed(change))
    #expect(Page.firstDifference(from: changed { _ in }, to: changed(change))?.path == differences.first?.path)
    #expect((changed { _ in } == changed(change)) == differences.isEmpty)
    return differences.map(\.description)
  }

  @Test("are none if the values are equal, whatever is ignored or within tolerance")
  func equal() {
    #expect(lines { _ in } == [])
    #expect(
      lines {
        $0.width = 1.5
        $0.rows[0].note = 4
        $0.footer.tags = ["x"]
      } == [])
  }

  @Test("name the field and both values")
  func plain() {
    #expect(lines { $0.id = 2 } == ["id: 1 → 2"])
    #expect(lines { $0.width = 2 } == ["width: 1.0 → 2.0"])
    #expect(lines { $0.footer.title = "fin" } == [#"footer.title: "end" → "fin""#])
  }

  @Test("look into nested values, optionals and arrays")
  func nested() {
    #expect(lines { $0.rows[1].title = "c" } == [#"rows[1].title: "b" → "c""#])
    #expect(lines { $0.header!.title = "top" } == [#"header.title: "head" → "top""#])
    #expect(
      lines { $0.spare[1]!.tags = ["x", "y"] } == [#"spare[1].tags[0]: added "x""#, #"spare[1].tags[1]: added "y""#])
    #expect(
      lines {
        $0.rows[0].tags = ["t"]
        $0.id = 7
        $0.rows[0].title = "z"
      } == ["id: 1 → 7", #"rows[0].title: "a" → "z""#, #"rows[0].tags[0]: added "t""#])
  }

  @Test("report a value against nil as a whole, and the extra elements of an array")
  func whole() {
    #expect(lines { $0.header = nil } == [#"header: Row(title: "head", tags: []) → nil"#])
    #expect(lines { $0.spare[0] = Row(title: "n") } == [#"spare[0]: nil → Row(title: "n", tags: [])"#])
    #expect(lines { $0.rows.append(Row(title: "c")) } == [#"rows[2]: added Row(title: "c", tags: [])"#])
  }

  @Test("carry roles and values")
  func parts() throws {
    let first = try #require(
      Page.firstDifference(from: changed { _ in }, to: changed { $0.rows.removeAll() }))
    #expect(first.role == .children && first.path == "rows")
    #expect(first.kind == .removed(at: 0) && (first.oldValue as? Row)?.title == "a" && first.newValue as? Row == nil)
  }

  @Test("come from the tables of generated specs as well")
  func generated() {
    let spec = ComparisonSpec<Page>(
      __fields: [
        ComparisonField(path: "rows", role: .compared, id: 0), ComparisonField(path: "id", role: .ignored, id: 1),
        ComparisonField(path: "width", role: .compared, strategy: .custom, id: 2),
      ],
      compare: { id, lhs, rhs in
        id == 0 ? lhs.pointee.rows == rhs.pointee.rows : lhs.pointee.width.rounded() == rhs.pointee.width.rounded()
      },
      value: { id, root in id == 0 ? root.pointee.rows as Any : root.pointee.width })
    let other = changed {
      $0.id = 5
      $0.width = 1.2
      $0.rows[0].title = "x"
    }
    #expect(spec.differences(from: changed { _ in }, to: other).map(\.description) == [#"rows[0].title: "a" → "x""#])
    #expect(!spec.areEqual(changed { _ in }, other))
  }

  @Test("are found at the end of a chain of 20,000 objects")
  func deep() {
    let count = 20_000
    let old = Link.chain(0..<count)
    let new = Link.chain([Int](0..<(count - 1)) + [-1])
    defer {
      Link.unlink(old)
      Link.unlink(new)
    }
    let differences = Link.differences(from: old[0], to: new[0])
    #expect(differences.count == 1)
    #expect(differences[0].path.hasSuffix(".next.value") && differences[0].newValue as? Int == -1)
    #expect(differences[0].path.count == 5 * (count - 1) + 5)
  }

  @Test("end in a cyclic graph")
  func cyclic() {
    func ring(_ values: [Int]) -> [Link] {
      let links = Link.chain(values)
      links.last!.next = links[0]
      return links
    }
    let (old, same, other) = (ring([1, 2, 3]), ring([1, 2, 3]), ring([1, 2, 4]))
    defer { for links in [old, same, other] { Link.unlink(links) } }
    #expect(Link.differences(from: old[0], to: same[0]).isEmpty)
    #expect(Link.differences(from: old[0], to: other[0]).map(\.path) == ["next.next.value"])
    #expect(Link.differences(from: old[0], to: old[0]).isEmpty)
  }
}
