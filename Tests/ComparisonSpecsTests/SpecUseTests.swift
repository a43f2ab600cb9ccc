import ComparisonSpecs
import Synchronization
import Testing

private struct Page<Item>: AutoEquatable where Item: Equatable {
  var number: Int
  var items: [Item]
  var note = 0

  static var comparisonSpec: ComparisonSpec<Page<Item>> {
    .cached {
      Compared(\.number)
      Compared(\.items)
      Ignored(\.note)
    }
  }
}

private struct Counted<Tag>: AutoEquatable {
  var value: Int

  static var comparisonSpec: ComparisonSpec<Counted<Tag>> {
    .cached {
      let _ = reads.withLock { $0 += 1 }
      Compared(\.value)
    }
  }
}

private let reads = Mutex(0)

/// Its spec uses the spec of another type and that of its own type.
private struct Outer<Item: Equatable>: AutoEquatable {
  var page: Page<Item>
  var inner: [Outer<Item>]

  static var comparisonSpec: ComparisonSpec<Outer<Item>> {
    .cached {
      let _ = Page<Item>.comparisonSpec
      Compared(\.page)
      Compared(\.inner)
    }
  }
}

@Suite("Cached specs of generic types")
struct CachedSpecTests {
  @Test("Each type has one spec")
  func types() {
    #expect(Page(number: 1, items: ["a"], note: 1) == Page(number: 1, items: ["a"], note: 2))
    #expect(Page(number: 1, items: [1]) != Page(number: 1, items: [2]))
    #expect(Page<Int>.comparisonSpec.description == "compared: number\ncompared: items\nignored: note")
  }

  @Test("A block may use other specs")
  func nested() {
    let outer = Outer(page: Page(number: 1, items: [1]), inner: [Outer(page: Page(number: 2, items: []), inner: [])])
    var other = outer
    #expect(outer == other)
    other.inner[0].page.number = 3
    #expect(outer != other)
    #expect(Outer.differences(from: outer, to: other).map(\.description) == ["inner[0].page.number: 2 → 3"])
  }

  @Test("Threads that ask at the same time get working specs, and later ones run no block")
  func threads() async {
    enum Tag {}
    let answers = await withTaskGroup(of: Bool.self) { group in
      for value in 0..<64 {
        group.addTask {
          Counted<Tag>(value: value) == Counted(value: value) && Counted<Tag>(value: value) != .init(value: -1)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 64 && answers.allSatisfy(\.self))
    let count = reads.withLock(\.self)
    #expect(count >= 1)
    #expect(Counted<Tag>(value: 1) == Counted(value: 1))
    #expect(reads.withLock(\.self) == count)
  }
}

@MainActor
private struct Screen {
  var title: String
  var onTap: () -> Void
}

extension Screen: AutoEquatable {
  nonisolated static let comparisonSpec = ComparisonSpec<Screen> {
    Compared(\.title)
  }
}

private final class Account: AutoEquatable, Hashable {
  let id: Int
  var name: String
  var visits = 0

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  static let comparisonSpec = ComparisonSpec<Account> {
    Compared(\.id)
    Compared(\.name)
    Ignored(\.visits)
  }
}

@Suite("Types that adopt AutoEquatable by hand")
struct AdoptionTests {
  @Test("A struct of the main actor can be compared from anywhere")
  func mainActor() async {
    let (a, b) = await MainActor.run { (Screen(title: "a", onTap: {}), Screen(title: "b", onTap: {})) }
    #expect(await MainActor.run { a == a && a != b })
  }

  @Test("A final class is equal to itself and to objects with equal fields")
  func finalClass() {
    let (a, b, c) = (Account(id: 1, name: "x"), Account(id: 1, name: "x"), Account(id: 1, name: "y"))
    b.visits = 3
    #expect(a == a && a == b && a != c)
    #expect(Set([a, b, c]).count == 2)
    #expect(Account.differences(from: a, to: c).map(\.description) == [#"name: "x" → "y""#])
    #expect(Account.comparisonSpec.uncoveredFields().isEmpty)
  }

  @Test("A final class compares the same object without reading its fields")
  func identity() {
    final class Odd: AutoEquatable {
      static let comparisonSpec = ComparisonSpec<Odd> {
        Compared(\.self) { _, _ in false }
      }
    }
    let (a, b) = (Odd(), Odd())
    #expect(a == a && a != b)
    withUnsafePointer(to: a) { a in #expect(Odd.areEqual(a, a) && Odd.areEqualExceptChildren(a, a)) }
  }
}

@Suite("A spec from a generated table")
struct GeneratedSpecTests {
  private struct Pair: AutoEquatable, Hashable {
    var left: Int
    var right: [String]
    var extra = 0

    static let comparisonSpec = ComparisonSpec<Pair>(
      __fields: [
        ComparisonField(path: "right", role: .children, priority: 1, id: 1),
        ComparisonField(path: "left", role: .compared, id: 0),
        ComparisonField(path: "extra", role: .excludedState, id: 2, note: "@State"),
      ],
      compare: { id, lhs, rhs in
        switch id {
        case 0: lhs.pointee.left == rhs.pointee.left
        default: lhs.pointee.right == rhs.pointee.right
        }
      },
      value: { id, root in
        switch id {
        case 0: root.pointee.left as Any
        default: root.pointee.right
        }
      })
  }

  @Test("compares, hashes and describes by the table")
  func table() {
    let pair = Pair(left: 1, right: ["a"])
    #expect(pair == Pair(left: 1, right: ["a"], extra: 4))
    #expect(pair.hashValue == Pair(left: 1, right: ["a"], extra: 4).hashValue)
    #expect(pair != Pair(left: 2, right: ["a"]) && pair != Pair(left: 1, right: []))
    #expect(Pair.comparisonSpec.areEqualExceptChildren(pair, Pair(left: 1, right: [])))
    #expect(Set([pair, Pair(left: 2, right: ["a"]), Pair(left: 1, right: [])]).count == 3)
    #expect(
      Pair.comparisonSpec.description == """
        children: right (priority 1)
        compared: left
        excluded state: extra (@State)
        """)
    #expect(Pair.comparisonSpec.uncoveredFields().isEmpty && Pair.comparisonSpec.problems.isEmpty)
  }
}
