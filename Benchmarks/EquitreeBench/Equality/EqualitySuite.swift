import BenchmarkKit
import BenchmarkModels

/// Three models, from equal values to values that differ in one field.
func equalitySuite() -> BenchmarkSuite {
  let cases = ModelScenario.allCases
  return BenchmarkSuite(
    "equality", summary: "two values of one model",
    cases: cases.map(storedTiles) + cases.map(storedMessages) + cases.map(storedConversations))
}

private let pairCount = 64

private func storedTiles(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("small/storage/\(scenario.rawValue)", reference: "synthesized ==") {
    let (old, new) = PlainTile.pairs(pairCount, scenario)
    let synthesized = StoredPairs(old.map(SynthesizedTile.init), new.map(SynthesizedTile.init))
    let handWritten = StoredPairs(old.map(HandWrittenTile.init), new.map(HandWrittenTile.init))
    return [
      .stored("synthesized ==", synthesized) { $0.pointee == $1.pointee },
      .stored("hand-written ==", handWritten) { $0.pointee == $1.pointee },
      .stored("hand-written, in place", handWritten) { HandWrittenTile.areEqual($0, $1) },
      .stored("hand-written, cheap first", handWritten) { HandWrittenTile.areEqualCheapFirst($0, $1) },
      .stored("naive Mirror walk", StoredPairs(old, new)) { NaiveMirrorWalk.areEqual($0.pointee, $1.pointee) },
    ]
  }
}

private func storedMessages(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("medium/storage/\(scenario.rawValue)", reference: "synthesized ==") {
    let (old, new) = PlainMessage.pairs(pairCount, scenario)
    let synthesized = StoredPairs(old.map(SynthesizedMessage.init), new.map(SynthesizedMessage.init))
    let handWritten = StoredPairs(old.map(HandWrittenMessage.init), new.map(HandWrittenMessage.init))
    return [
      .stored("synthesized ==", synthesized) { $0.pointee == $1.pointee },
      .stored("hand-written ==", handWritten) { $0.pointee == $1.pointee },
      .stored("hand-written, in place", handWritten) { HandWrittenMessage.areEqual($0, $1) },
      .stored("hand-written, cheap first", handWritten) { HandWrittenMessage.areEqualCheapFirst($0, $1) },
      .stored("naive Mirror walk", StoredPairs(old, new)) { NaiveMirrorWalk.areEqual($0.pointee, $1.pointee) },
    ]
  }
}

private func storedConversations(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("large/storage/\(scenario.rawValue)", reference: "synthesized ==") {
    let (old, new) = PlainConversation.pairs(pairCount, scenario)
    let synthesized = StoredPairs(old.map(SynthesizedConversation.init), new.map(SynthesizedConversation.init))
    let handWritten = StoredPairs(old.map(HandWrittenConversation.init), new.map(HandWrittenConversation.init))
    return [
      .stored("synthesized ==", synthesized) { $0.pointee == $1.pointee },
      .stored("hand-written ==", handWritten) { $0.pointee == $1.pointee },
      .stored("hand-written, in place", handWritten) { HandWrittenConversation.areEqual($0, $1) },
      .stored("hand-written, cheap first", handWritten) { HandWrittenConversation.areEqualCheapFirst($0, $1) },
      .stored("naive Mirror walk", StoredPairs(old, new)) { NaiveMirrorWalk.areEqual($0.pointee, $1.pointee) },
    ]
  }
}
