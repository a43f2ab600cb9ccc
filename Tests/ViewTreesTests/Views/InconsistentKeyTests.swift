import TestSupport
import Testing
import ViewTrees

/// How the keys of a list contradict themselves.
private enum Fault: String, CaseIterable, Sendable {
  case randomEquality, neverEqual, oneWay, randomHash, everything
}

private final class Dice: @unchecked Sendable {
  // Unchecked: only one test uses it.
  private var generator: SeededGenerator
  init(_ seed: UInt64) { generator = SeededGenerator(seed: seed) }
  func flip() -> Bool { Bool.random(using: &generator) }
}

private struct FaultyKey: Hashable {
  let number: Int
  let fault: Fault
  let dice: Dice

  static func == (lhs: FaultyKey, rhs: FaultyKey) -> Bool {
    switch lhs.fault {
    case .neverEqual: false
    case .oneWay: lhs.number <= rhs.number
    case .randomEquality, .everything: lhs.dice.flip()
    case .randomHash: lhs.number == rhs.number
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fault == .randomHash || fault == .everything ? (dice.flip() ? 0 : 1) : number)
  }
}

private struct FaultyElement: Equatable {
  let key: FaultyKey
  let text: String
  static func == (lhs: FaultyElement, rhs: FaultyElement) -> Bool { lhs.text == rhs.text }
}

private struct FaultyList: View {
  let elements: [FaultyElement]
  let isMemoizing: Bool

  var body: some View {
    if isMemoizing {
      ForEach(elements, id: \.key, memoizing: true) { Element("li", ["id": $0.text]) }
    } else {
      ForEach(elements, id: \.key) { element in
        Element("li") { Text(element.text) }
      }
    }
  }
}

@Suite("Inconsistent keys")
struct InconsistentKeyTests {
  @Test(
    "found-case 27: every row shows its element, and the update says what is wrong", arguments: Fault.allCases,
    [false, true])
  private func rows(fault: Fault, isMemoizing: Bool) {
    var found = 0
    for seed in UInt64(1)...60 {
      var generator = SeededGenerator(seed: seed)
      let dice = Dice(seed)
      func list(_ round: Int) -> FaultyList {
        let numbers = (0..<8).shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator))
        return FaultyList(
          elements: numbers.map {
            FaultyElement(
              key: FaultyKey(number: $0, fault: fault, dice: dice),
              text: "\($0) \(Bool.random(using: &generator) ? round : 0)")
          }, isMemoizing: isMemoizing)
      }
      // After each step the stage expects what a fresh mount would show.
      let stage = Stage(list(0))
      for round in 1...12 {
        let update = stage.update(list(round)).update
        for case .inconsistentKey(_, let list) in update.diagnostics {
          found += 1
          #expect(list == "FaultyList")
        }
      }
    }
    #expect(found > 0, "\(fault)")
  }

  @Test("found-case 27: nothing is reported for consistent keys, or for repeated ones")
  func right() {
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(seed: seed)
      let stage = Stage(ItemList(items: []))
      for _ in 0..<10 {
        let ids = (0..<6).map { _ in Int.random(in: 0..<9, using: &generator) }
        for diagnostic in stage.update(ItemList(items: items(ids))).update.diagnostics {
          guard case .repeatedKey = diagnostic else {
            Issue.record("seed \(seed): \(diagnostic)")
            continue
          }
        }
      }
    }
  }
}
