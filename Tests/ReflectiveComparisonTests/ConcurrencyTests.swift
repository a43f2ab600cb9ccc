import Synchronization
import Testing

@testable import ReflectiveComparison

@Suite("Concurrency")
struct ConcurrencyTests {
  struct Leaf<Tag> {
    var id: Int
    var any: Any
  }
  enum Wrapped<Tag> { case leaf(Leaf<Tag>), list([Leaf<Tag>]), nothing }
  struct Successor<Number> {}

  @Test("many threads compare new types at the same time, and all get the right answer")
  func newTypes() async {
    // Every round uses types that are new to all threads.
    func compare<Number>(_ type: Number.Type, rounds: Int) async {
      guard rounds > 0 else { return }
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<8 {
          group.addTask {
            let layout = LayoutComparer()
            let mirror = MirrorComparer()
            let one = Wrapped<Number>.list([Leaf(id: 1, any: Leaf<Successor<Number>>(id: task, any: "a"))])
            let same = Wrapped<Number>.list([Leaf(id: 1, any: Leaf<Successor<Number>>(id: task, any: "a"))])
            let other = Wrapped<Number>.list([Leaf(id: 1, any: Leaf<Successor<Number>>(id: task, any: "b"))])
            return layout.areEqual(one, same) && mirror.areEqual(one, same) && !layout.areEqual(one, other)
              && !mirror.areEqual(one, other) && !layout.areEqual(one, .nothing) && !mirror.areEqual(one, .nothing)
          }
        }
        for await answer in group { #expect(answer) }
      }
      await compare(Successor<Number>.self, rounds: rounds - 1)
    }
    await compare(Never.self, rounds: 12)
  }

  @Test("== may use the comparers: no lock is held while it runs")
  func reentrancy() {
    struct Inner { var id: Int }
    struct Outer: Equatable {
      var inner: Inner
      static func == (lhs: Self, rhs: Self) -> Bool {
        LayoutComparer().areEqual(lhs.inner, rhs.inner) && MirrorComparer().areEqual([lhs.inner], [rhs.inner])
          && LayoutComparer().areFieldsEqual(lhs, rhs)
      }
    }
    struct Holder {
      var outer: Outer
      var list: [Outer?]
    }
    let value = Holder(outer: Outer(inner: Inner(id: 1)), list: [nil, Outer(inner: Inner(id: 2))])
    expect(value, value, areEqual: true)
  }

  @Test("a conformance that belongs to the main actor is not called, on any thread")
  @MainActor func isolatedConformance() async {
    let (one, same) = (OnMain(id: 1, ignored: 1), OnMain(id: 1, ignored: 2))
    #expect(one == same)
    expect(one, same, areEqual: false)
    expect(one, one, areEqual: true)
    await Task.detached {
      expect(OnMain(id: 1, ignored: 1), OnMain(id: 1, ignored: 2), areEqual: false)
      expect([OnMain(id: 1, ignored: 1)], [OnMain(id: 1, ignored: 2)], areEqual: false)
      expect([OnMain(id: 1, ignored: 1)], [OnMain(id: 1, ignored: 1)], areEqual: true)
      expect(OnMain?.some(OnMain(id: 1, ignored: 1)), OnMain(id: 1, ignored: 2), areEqual: false)
    }.value
  }

  struct OnMain: @MainActor Equatable {
    var id: Int
    var ignored: Int
    @MainActor static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  }
}
