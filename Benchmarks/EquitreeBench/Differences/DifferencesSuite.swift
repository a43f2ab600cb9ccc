import BenchmarkKit
import BenchmarkModels
import ComparisonSpecs

/// The costs of getting a spec, and the differences of two values.
func differencesSuite() -> BenchmarkSuite {
  BenchmarkSuite(
    "differences", summary: "the spec of a type, and the fields in which two values differ",
    cases: [specs(), mediumDifferences(), largeDifferences(), deepDifferences(), unorderedTags()],
    bars: differencesBars)
}

/// The names of the competitors, as the bars look them up.
enum DifferencesCompetitor {
  static let areEqual = "generated areEqual"
  static let differences = "generated differences"
  static let areEqualByHand = "areEqual by hand"
  static let differencesByHand = "differences by hand"
  static let spec = "generated spec"
  static let specByHand = "spec by hand, static let"
  static let cachedSpec = "spec of a generic type, cached"
  static let genericSpec = "generated spec of a generic type"
  static let unordered = "in any order"
  static let ordered = "=="
}

private let pairCount = 64

/// A generic model with a generated spec.
@AutoEquatable
struct GenericPair<Value: Equatable> {
  var first: Value
  var second: Value
}

/// A generic model with a spec by hand.
struct CachedPair<Value: Equatable>: AutoEquatable {
  var first: Value
  var second: Value

  static var comparisonSpec: ComparisonSpec<CachedPair<Value>> {
    .cached {
      Compared(\.first)
      Compared(\.second)
    }
  }
}

private func specs() -> BenchmarkCase {
  BenchmarkCase("spec", reference: DifferencesCompetitor.specByHand) {
    // Every competitor counts fields of its spec; all specs are asked for two fields of theirs.
    func competitor<Value: AutoEquatable>(_ name: String, _: Value.Type) -> Competitor {
      Competitor(name, operations: pairCount) {
        ["\(min(2, Value.comparisonSpec.fields.count)) fields"]
      } body: {
        var count = 0
        for _ in 0..<pairCount { count += min(2, Value.comparisonSpec.fields.count) }
        return count
      }
    }
    return [
      competitor(DifferencesCompetitor.spec, GeneratedMessage.self),
      competitor(DifferencesCompetitor.specByHand, SpecifiedMessage.self),
      competitor(DifferencesCompetitor.genericSpec, GenericPair<String>.self),
      competitor(DifferencesCompetitor.cachedSpec, CachedPair<String>.self),
    ]
  }
}

private func mediumDifferences() -> BenchmarkCase {
  BenchmarkCase("medium/equal rebuilt", reference: DifferencesCompetitor.areEqual) {
    let (old, new) = PlainMessage.pairs(pairCount, .equalRebuilt)
    return competitors(
      StoredPairs(old.map(GeneratedMessage.init), new.map(GeneratedMessage.init)),
      StoredPairs(old.map(SpecifiedMessage.init), new.map(SpecifiedMessage.init)))
  }
}

private func largeDifferences() -> BenchmarkCase {
  BenchmarkCase("large/equal rebuilt", reference: DifferencesCompetitor.areEqual) {
    let (old, new) = PlainConversation.pairs(pairCount, .equalRebuilt)
    return competitors(
      StoredPairs(old.map(GeneratedConversation.init), new.map(GeneratedConversation.init)),
      StoredPairs(old.map(SpecifiedConversation.init), new.map(SpecifiedConversation.init)))
  }
}

private func deepDifferences() -> BenchmarkCase {
  BenchmarkCase("large/one deep field differs", reference: DifferencesCompetitor.areEqual) {
    let (old, rebuilt) = PlainConversation.pairs(pairCount, .equalRebuilt)
    var new = rebuilt
    for index in new.indices { new[index].pinned.footer += "!" }
    return competitors(
      StoredPairs(old.map(GeneratedConversation.init), new.map(GeneratedConversation.init)),
      StoredPairs(old.map(SpecifiedConversation.init), new.map(SpecifiedConversation.init)))
  }
}

private func unorderedTags() -> BenchmarkCase {
  BenchmarkCase("32 strings in the same order", reference: DifferencesCompetitor.ordered) {
    // Strings that were built on both sides, so that none shares its buffer.
    func lists() -> [OrderedTags] {
      (0..<pairCount).map { list in OrderedTags(tags: (0..<32).map { "the tag number \($0) of list number \(list)" }) }
    }
    let (old, new) = (lists(), lists())
    let ordered = StoredPairs(old, new)
    let unordered = StoredPairs(old.map { UnorderedTags(tags: $0.tags) }, new.map { UnorderedTags(tags: $0.tags) })
    return [
      .stored(DifferencesCompetitor.ordered, ordered) { OrderedTags.areEqual($0, $1) },
      .stored(DifferencesCompetitor.unordered, unordered) { UnorderedTags.areEqual($0, $1) },
    ]
  }
}

/// Tags that are compared in order.
@AutoEquatable
struct OrderedTags { var tags: [String] }

/// Tags that are compared in any order.
@AutoEquatable
struct UnorderedTags { @AutoCompared(by: .unordered) var tags: [String] }

private func competitors<Generated: AutoEquatable, ByHand: AutoEquatable>(
  _ generated: StoredPairs<Generated>, _ byHand: StoredPairs<ByHand>
) -> [Competitor] {
  [
    .stored(DifferencesCompetitor.areEqual, generated) { Generated.areEqual($0, $1) },
    .stored(DifferencesCompetitor.differences, generated) {
      Generated.differences(from: $0.pointee, to: $1.pointee).isEmpty
    },
    .stored(DifferencesCompetitor.areEqualByHand, byHand) { ByHand.areEqual($0, $1) },
    .stored(DifferencesCompetitor.differencesByHand, byHand) {
      ByHand.differences(from: $0.pointee, to: $1.pointee).isEmpty
    },
  ]
}
