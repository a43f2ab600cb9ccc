import BenchmarkKit
import BenchmarkModels
import ComparisonSpecs
import ReflectiveComparison

/// Reads two documents and prepares the comparison of their records.
func recordsRun(old: String, new: String, key: String?) throws(UsageError) -> BenchmarkProgram.Run {
  let pairing = try RecordPairing(RecordDocument.read(from: old), RecordDocument.read(from: new), key: key)
  if pairing.old.isEmpty { return BenchmarkProgram.Run(suites: [], notes: pairing.notes) }
  let records = BenchmarkCase("records that differ", reference: EqualityCompetitor.synthesized, showsAnswer: true) {
    recordCompetitors(pairing)
  }
  let summary = "the records of two JSON documents, pair by pair"
  return BenchmarkProgram.Run(
    suites: [BenchmarkSuite("records", summary: summary, cases: [records])],
    notes: pairing.notes + ["Time for one pair, and the number of pairs that differ"])
}

/// All ways to compare two records; the differences are named by key.
private func recordCompetitors(_ pairing: RecordPairing) -> [Competitor] {
  let synthesized = StoredPairs(pairing.old.map(SynthesizedRecord.init), pairing.new.map(SynthesizedRecord.init))
  let handWritten = StoredPairs(pairing.old.map(HandWrittenRecord.init), pairing.new.map(HandWrittenRecord.init))
  let generated = StoredPairs(pairing.old.map(GeneratedRecord.init), pairing.new.map(GeneratedRecord.init))
  let specified = StoredPairs(pairing.old.map(SpecifiedRecord.init), pairing.new.map(SpecifiedRecord.init))
  let plain = StoredPairs(pairing.old, pairing.new)
  let keys = pairing.new.map(\.key)
  return [
    .stored(EqualityCompetitor.generated, generated, names: keys) { GeneratedRecord.areEqual($0, $1) },
    .stored("generated ==", generated, names: keys) { $0.pointee == $1.pointee },
    .stored(EqualityCompetitor.byHand, specified, names: keys) { SpecifiedRecord.areEqual($0, $1) },
    .stored(EqualityCompetitor.synthesized, synthesized, names: keys) { $0.pointee == $1.pointee },
    .stored(EqualityCompetitor.handWritten, handWritten, names: keys) { $0.pointee == $1.pointee },
    .stored(EqualityCompetitor.handWrittenInPlace, handWritten, names: keys) { HandWrittenRecord.areEqual($0, $1) },
    .stored(EqualityCompetitor.layout, plain, names: keys) { LayoutComparer().areEqual($0, $1) },
    .stored(EqualityCompetitor.mirror, plain, names: keys) { MirrorComparer().areEqual($0, $1) },
    .stored("naive Mirror walk", plain, names: keys) {
      NaiveMirrorWalk.areEqual($0.pointee, $1.pointee)
    },
  ]
}
