import ComparisonSpecs
import Testing

extension ApartNumbers: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<ApartNumbers> {
    Compared(\.id)
    Ignored(\.cachedAt)
  }
}

extension ApartNested: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<ApartNested> {
    Compared(\.name)
    Compared(\.tags)
  }
}

extension ApartEnum: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<ApartEnum> { Compared(\.id).named("some.id") }
}

extension ApartFollowing: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<ApartFollowing> {
    Compared(\.id)
    Ignored(\.cachedAt)
  }
}

extension ApartLater: AutoEquatable, Hashable {
  static let comparisonSpec = ComparisonSpec<ApartLater> {
    Compared(\.id)
    Ignored(\.cachedAt)
  }
}

private struct Whole: AutoEquatable, Hashable {
  var id = 0
  var ignored: [Int] = []
  static let comparisonSpec = ComparisonSpec<Whole> { Compared(\.id) }
}

@Suite("A spec by hand in another file than the type")
struct OperatorTests {
  @Test("found-case 15: problems say that the synthesized == and hash do not follow the spec")
  func problems() {
    #expect(
      ApartNumbers.comparisonSpec.problems == [
        .operatorDisagrees(type: "ApartNumbers"), .hashDisagrees(type: "ApartNumbers"),
      ])
    #expect(
      ApartNested.comparisonSpec.problems == [
        .operatorDisagrees(type: "ApartNested"), .hashDisagrees(type: "ApartNested"),
      ])
    #expect(
      ApartNumbers.comparisonSpec.problems.first?.description.contains("move the spec to the file of the type") == true)
  }

  @Test("found-case 15: a type whose == follows its spec has no problems")
  func following() {
    #expect(ApartFollowing.comparisonSpec.problems == [])
    #expect(ApartLater.comparisonSpec.problems == [])
    #expect(Whole.comparisonSpec.problems == [])
    let values = [ApartLater(id: 1, cachedAt: 1), ApartLater(id: 1, cachedAt: 2), ApartLater(id: 2, cachedAt: 1)]
    #expect(ApartLater.comparisonSpec.problems(comparing: values) == [])
    #expect(Set(values).count == 2)
  }

  @Test("found-case 15: sample values reveal it for any type")
  func samples() {
    let values = [ApartEnum.some(id: 1, cachedAt: 1), .some(id: 1, cachedAt: 2), .some(id: 2, cachedAt: 1)]
    #expect(
      ApartEnum.comparisonSpec.problems(comparing: values) == [
        .operatorDisagrees(type: "ApartEnum"), .hashDisagrees(type: "ApartEnum"),
      ])
    #expect(ApartEnum.comparisonSpec.problems(comparing: [values[0], values[2]]) == [])
  }
}
