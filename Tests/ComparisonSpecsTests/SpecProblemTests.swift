import ComparisonSpecs
import Testing

@Suite("Mistakes in a spec that is written by hand")
struct SpecProblemTests {
  @Test("A field that is listed twice, compared and ignored, or compared as a whole and below, is a problem")
  func contradictions() {
    let twice = ComparisonSpec<SampleOrder> {
      Compared(\.id)
      Compared(\.id).priority(2)
    }
    #expect(twice.problems == [.mentionedTwice(path: "id")])
    let both = ComparisonSpec<SampleOrder> {
      Ignored(\.id)
      Compared(\.id)
    }
    #expect(both.problems == [.comparedAndLeftOut(path: "id")])
    #expect(!both.areEqual(SampleOrder(), SampleOrder.changed { $0.id = 2 }), "a contradiction is compared")
    let below = ComparisonSpec<SampleOrder> {
      ComparedChild(\.profile, \.email)
      Compared(\.profile)
    }
    #expect(below.problems == [.comparedWholeAndBelow(path: "profile", below: "profile.email")])
    #expect(twice.problems[0].description == "'id' is mentioned twice: remove one of the two lines")
  }

  @Test("A priority on an ignored field of a generated table is a problem")
  func priority() {
    let spec = ComparisonSpec<Int>(
      __fields: [ComparisonField(path: "a", role: .ignored, priority: 1, id: 0)], compare: { _, _, _ in true },
      value: { _, _ in 0 })
    #expect(spec.problems == [.priorityWithoutComparison(path: "a")])
  }

  @Test("A field whose name the key path does not tell is a problem")
  func names() {
    let spec = ComparisonSpec<SampleOrder> {
      Compared(\.total)
      Compared(\.observed)
      Compared(\.profile.address.city.count)
    }
    #expect(
      spec.problems == [
        .nameUnknown(path: "<Int>"), .nameUnknown(path: "<Int>"), .nameUnknown(path: "profile.address.city.<Int>"),
      ])
    let twice = ComparisonSpec<SampleOrder> {
      Compared(\.total)
      Ignored(\.total).named("total")
    }
    #expect(twice.problems == [.nameUnknown(path: "<Int>"), .comparedAndLeftOut(path: "total")])
  }
}
