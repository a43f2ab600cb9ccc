import BenchmarkKit
import BenchmarkModels
import ComparisonSpecs
import ReflectiveComparison

/// Three models, from equal values to values that differ in one field.
func equalitySuite() -> BenchmarkSuite {
  let cases = ModelScenario.allCases
  return BenchmarkSuite(
    "equality", summary: "two values of one model",
    cases: cases.map(storedTiles) + cases.map(localTiles) + cases.map(storedMessages) + cases.map(localMessages)
      + cases.map(storedConversations) + cases.map(localConversations),
    bars: equalityBars)
}

private let pairCount = 64

private func storedTiles(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("small/storage/\(scenario.rawValue)", reference: EqualityCompetitor.synthesized) {
    let (old, new) = PlainTile.pairs(pairCount, scenario)
    let synthesized = StoredPairs(old.map(SynthesizedTile.init), new.map(SynthesizedTile.init))
    let handWritten = StoredPairs(old.map(HandWrittenTile.init), new.map(HandWrittenTile.init))
    let generated = StoredPairs(old.map(GeneratedTile.init), new.map(GeneratedTile.init))
    let cheapFirst = StoredPairs(old.map(CheapFirstTile.init), new.map(CheapFirstTile.init))
    let specified = StoredPairs(old.map(SpecifiedTile.init), new.map(SpecifiedTile.init))
    let plain = StoredPairs(old, new)
    return [
      .stored(EqualityCompetitor.generated, generated) { GeneratedTile.areEqual($0, $1) },
      .stored("generated ==", generated) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.cheapFirst, cheapFirst) { CheapFirstTile.areEqual($0, $1) },
      .stored(EqualityCompetitor.byHand, specified) { SpecifiedTile.areEqual($0, $1) },
      .stored(EqualityCompetitor.synthesized, synthesized) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.handWritten, handWritten) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.handWrittenInPlace, handWritten) { HandWrittenTile.areEqual($0, $1) },
      .stored("hand-written cheap first, in place", handWritten) { HandWrittenTile.areEqualCheapFirst($0, $1) },
      .stored(EqualityCompetitor.layout, plain) { LayoutComparer().areEqual($0, $1) },
      .stored(EqualityCompetitor.mirror, plain) { MirrorComparer().areEqual($0, $1) },
      .stored("naive Mirror walk", plain) { NaiveMirrorWalk.areEqual($0.pointee, $1.pointee) },
    ]
  }
}

private func localTiles(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("small/locals/\(scenario.rawValue)", reference: EqualityCompetitor.synthesized) {
    let (old, new) = PlainTile.pairs(1, scenario)
    return [
      .local("generated ==", (GeneratedTile(old[0]), GeneratedTile(new[0]))) { $0 == $1 },
      .local("generated cheap first ==", (CheapFirstTile(old[0]), CheapFirstTile(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.synthesized, (SynthesizedTile(old[0]), SynthesizedTile(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.handWritten, (HandWrittenTile(old[0]), HandWrittenTile(new[0]))) { $0 == $1 },
      .local("spec by hand ==", (SpecifiedTile(old[0]), SpecifiedTile(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.layout, (old[0], new[0])) { LayoutComparer().areEqual($0, $1) },
      .local(EqualityCompetitor.mirror, (old[0], new[0])) { MirrorComparer().areEqual($0, $1) },
      .local("naive Mirror walk", (old[0], new[0])) { NaiveMirrorWalk.areEqual($0, $1) },
    ]
  }
}

private func storedMessages(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("medium/storage/\(scenario.rawValue)", reference: EqualityCompetitor.synthesized) {
    let (old, new) = PlainMessage.pairs(pairCount, scenario)
    let synthesized = StoredPairs(old.map(SynthesizedMessage.init), new.map(SynthesizedMessage.init))
    let handWritten = StoredPairs(old.map(HandWrittenMessage.init), new.map(HandWrittenMessage.init))
    let generated = StoredPairs(old.map(GeneratedMessage.init), new.map(GeneratedMessage.init))
    let cheapFirst = StoredPairs(old.map(CheapFirstMessage.init), new.map(CheapFirstMessage.init))
    let specified = StoredPairs(old.map(SpecifiedMessage.init), new.map(SpecifiedMessage.init))
    let plain = StoredPairs(old, new)
    return [
      .stored(EqualityCompetitor.generated, generated) { GeneratedMessage.areEqual($0, $1) },
      .stored("generated ==", generated) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.cheapFirst, cheapFirst) { CheapFirstMessage.areEqual($0, $1) },
      .stored(EqualityCompetitor.byHand, specified) { SpecifiedMessage.areEqual($0, $1) },
      .stored(EqualityCompetitor.synthesized, synthesized) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.handWritten, handWritten) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.handWrittenInPlace, handWritten) { HandWrittenMessage.areEqual($0, $1) },
      .stored("hand-written cheap first, in place", handWritten) { HandWrittenMessage.areEqualCheapFirst($0, $1) },
      .stored(EqualityCompetitor.layout, plain) { LayoutComparer().areEqual($0, $1) },
      .stored(EqualityCompetitor.mirror, plain) { MirrorComparer().areEqual($0, $1) },
      .stored("naive Mirror walk", plain) { NaiveMirrorWalk.areEqual($0.pointee, $1.pointee) },
    ]
  }
}

private func localMessages(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("medium/locals/\(scenario.rawValue)", reference: EqualityCompetitor.synthesized) {
    let (old, new) = PlainMessage.pairs(1, scenario)
    return [
      .local("generated ==", (GeneratedMessage(old[0]), GeneratedMessage(new[0]))) { $0 == $1 },
      .local("generated cheap first ==", (CheapFirstMessage(old[0]), CheapFirstMessage(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.synthesized, (SynthesizedMessage(old[0]), SynthesizedMessage(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.handWritten, (HandWrittenMessage(old[0]), HandWrittenMessage(new[0]))) { $0 == $1 },
      .local("spec by hand ==", (SpecifiedMessage(old[0]), SpecifiedMessage(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.layout, (old[0], new[0])) { LayoutComparer().areEqual($0, $1) },
      .local(EqualityCompetitor.mirror, (old[0], new[0])) { MirrorComparer().areEqual($0, $1) },
      .local("naive Mirror walk", (old[0], new[0])) { NaiveMirrorWalk.areEqual($0, $1) },
    ]
  }
}

private func storedConversations(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("large/storage/\(scenario.rawValue)", reference: EqualityCompetitor.synthesized) {
    let (old, new) = PlainConversation.pairs(pairCount, scenario)
    let synthesized = StoredPairs(old.map(SynthesizedConversation.init), new.map(SynthesizedConversation.init))
    let handWritten = StoredPairs(old.map(HandWrittenConversation.init), new.map(HandWrittenConversation.init))
    let generated = StoredPairs(old.map(GeneratedConversation.init), new.map(GeneratedConversation.init))
    let cheapFirst = StoredPairs(old.map(CheapFirstConversation.init), new.map(CheapFirstConversation.init))
    let specified = StoredPairs(old.map(SpecifiedConversation.init), new.map(SpecifiedConversation.init))
    let plain = StoredPairs(old, new)
    return [
      .stored(EqualityCompetitor.generated, generated) { GeneratedConversation.areEqual($0, $1) },
      .stored("generated ==", generated) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.cheapFirst, cheapFirst) { CheapFirstConversation.areEqual($0, $1) },
      .stored(EqualityCompetitor.byHand, specified) { SpecifiedConversation.areEqual($0, $1) },
      .stored(EqualityCompetitor.synthesized, synthesized) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.handWritten, handWritten) { $0.pointee == $1.pointee },
      .stored(EqualityCompetitor.handWrittenInPlace, handWritten) { HandWrittenConversation.areEqual($0, $1) },
      .stored("hand-written cheap first, in place", handWritten) { HandWrittenConversation.areEqualCheapFirst($0, $1) },
      .stored(EqualityCompetitor.layout, plain) { LayoutComparer().areEqual($0, $1) },
      .stored(EqualityCompetitor.mirror, plain) { MirrorComparer().areEqual($0, $1) },
      .stored("naive Mirror walk", plain) { NaiveMirrorWalk.areEqual($0.pointee, $1.pointee) },
    ]
  }
}

private func localConversations(_ scenario: ModelScenario) -> BenchmarkCase {
  BenchmarkCase("large/locals/\(scenario.rawValue)", reference: EqualityCompetitor.synthesized) {
    let (old, new) = PlainConversation.pairs(1, scenario)
    return [
      .local("generated ==", (GeneratedConversation(old[0]), GeneratedConversation(new[0]))) { $0 == $1 },
      .local("generated cheap first ==", (CheapFirstConversation(old[0]), CheapFirstConversation(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.synthesized, (SynthesizedConversation(old[0]), SynthesizedConversation(new[0]))) {
        $0 == $1
      },
      .local(EqualityCompetitor.handWritten, (HandWrittenConversation(old[0]), HandWrittenConversation(new[0]))) {
        $0 == $1
      },
      .local("spec by hand ==", (SpecifiedConversation(old[0]), SpecifiedConversation(new[0]))) { $0 == $1 },
      .local(EqualityCompetitor.layout, (old[0], new[0])) { LayoutComparer().areEqual($0, $1) },
      .local(EqualityCompetitor.mirror, (old[0], new[0])) { MirrorComparer().areEqual($0, $1) },
      .local("naive Mirror walk", (old[0], new[0])) { NaiveMirrorWalk.areEqual($0, $1) },
    ]
  }
}
