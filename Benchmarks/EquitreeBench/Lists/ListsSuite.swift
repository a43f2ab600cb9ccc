import BenchmarkKit
import Foundation
import KeyedDiffing

/// Lists whose elements have keys, in the scenarios of list screens.
func listsSuite() -> BenchmarkSuite {
  let cases =
    ListSize.allCases.flatMap { listCases("int", $0) { $0 &* 7919 } }
    + ListSize.allCases.flatMap { listCases("uuid", $0, key: ListKey.uuid) }
    + ListSize.allCases.flatMap { listCases("string", $0, key: ListKey.string) }
    + [listCase("string", .tenThousand, .reversed, key: ListKey.string)]
  return BenchmarkSuite("lists", summary: "two states of a keyed list", cases: cases, bars: listsBars)
}

/// The length of a list.
struct ListSize: Equatable {
  var name: String
  var count: Int

  static let tenThousand = ListSize(name: "10k", count: 10_000)
  static let allCases = [
    ListSize(name: "1k", count: 1000), ListSize(name: "5k", count: 5000), ListSize(name: "100k", count: 100_000),
  ]
}

/// Keys made of numbers.
enum ListKey {
  static func uuid(_ number: Int) -> UUID {
    var random = UInt64(truncatingIfNeeded: number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    random ^= random >> 29
    let low = random &* 0xBF58_476D_1CE4_E5B9
    return withUnsafeBytes(of: (random, low)) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }

  static func string(_ number: Int) -> String { "key of row number \(number)" }
}

/// The names of the competitors, as the bars look them up.
enum ListCompetitor {
  static let diff = "KeyedDiff"
  static let unique = "KeyedDiff, keys unique"
  static let differ = "KeyedDiffer, recycled"
  static let fill = "filling [ID: Int]"
  static let reserved = "filling, room reserved"
  static let keysAlone = "KeyedDiff, keys alone"
  static let comparison = "comparing row by row"
  static let standard = "CollectionDifference"
}

func listCaseName(_ key: String, _ size: ListSize, _ scenario: ListScenario) -> String {
  "\(key)/\(size.name)/\(scenario.rawValue)"
}

@inline(__always)
private func listCases<ID: Hashable>(
  _ keyName: String, _ size: ListSize, key: @escaping (Int) -> ID
) -> [BenchmarkCase] {
  ListScenario.allCases.map { listCase(keyName, size, $0, key: key) }
}

@inline(__always)
private func listCase<ID: Hashable>(
  _ keyName: String, _ size: ListSize, _ scenario: ListScenario, key: @escaping (Int) -> ID
) -> BenchmarkCase {
  BenchmarkCase(
    listCaseName(keyName, size, scenario), reference: ListCompetitor.fill, showsAnswer: true, effort: 0.25
  ) {
    let pair = ListPair(scenario, count: size.count, key: key)
    let expected = ListOracle(pair).total
    let competitors = [
      differing(ListCompetitor.diff, pair) { KeyedDiff(from: pair.old, to: pair.new) },
      differing(ListCompetitor.unique, pair) { KeyedDiff(from: pair.old, to: pair.new, keysAreUnique: true) },
      Competitor(ListCompetitor.fill) {
        var offsets: [ID: Int] = [:]
        for offset in pair.new.indices { offsets[pair.new[offset].id] = offset }
        return offsets.count == pair.new.count ? expected : -1
      },
    ]
    // The other competitors say as much with one kind of key.
    guard ID.self == Int.self else { return competitors }
    return competitors + furtherCompetitors(pair, scenario, expected: expected)
  }
}

/// The competitors for keys of one kind alone.
@inline(__always)
private func furtherCompetitors<ID: Hashable>(
  _ pair: ListPair<ID>, _ scenario: ListScenario, expected: Int
) -> [Competitor] {
  let differ = DifferBox()
  var competitors = [
    Competitor(ListCompetitor.reserved) {
      var offsets: [ID: Int] = [:]
      offsets.reserveCapacity(pair.new.count)
      for offset in pair.new.indices { offsets[pair.new[offset].id] = offset }
      return offsets.count == pair.new.count ? expected : -1
    },
    Competitor(ListCompetitor.differ) {
      let diff = differ.differ.difference(from: pair.old, to: pair.new)
      let answer = ListOracle(diff).total
      differ.differ.recycle(diff)
      return answer
    },
  ]
  if scenario != .updated {
    competitors.append(
      differing(ListCompetitor.keysAlone, pair) {
        KeyedDiff(from: pair.old, to: pair.new, areEqual: { _, _ in true })
      })
  }
  if scenario == .noChange {
    competitors.append(
      Competitor(ListCompetitor.comparison) { pair.old.indices.count { pair.old[$0] != pair.new[$0] } })
  }
  // It has no updates, and takes seconds for longer lists.
  if pair.old.count == 1000 && scenario != .updated { competitors.append(standard(pair)) }
  return competitors
}

/// Keeps a differ from one iteration to the next.
private final class DifferBox {
  var differ = KeyedDiffer()
}

/// A competitor that makes a keyed difference; a separate check verifies that it leads to the new list.
@inline(__always)
private func differing<ID: Hashable>(
  _ name: String, _ pair: ListPair<ID>, _ make: @escaping () -> KeyedDiff
) -> Competitor {
  Competitor(name) {
    let result = make().applied(to: pair.old, with: pair.new)
    return result == pair.new ? ["leads to the new list"] : ["leads elsewhere"]
  } body: {
    ListOracle(make()).total
  }
}

@inline(__always)
private func standard<ID: Hashable>(_ pair: ListPair<ID>) -> Competitor {
  func difference() -> CollectionDifference<ID> {
    pair.new.map(\.id).difference(from: pair.old.map(\.id)).inferringMoves()
  }
  return Competitor(ListCompetitor.standard) {
    let result = pair.old.map(\.id).applying(difference())
    return result == pair.new.map(\.id) ? ["leads to the new list"] : ["leads elsewhere"]
  } body: {
    let difference = difference()
    let moves = difference.insertions.count { change in
      if case .insert(_, _, .some) = change { true } else { false }
    }
    return difference.count - moves
  }
}
