import KeyedDiffing
import TestSupport
import Testing

@Suite("Laws of differences")
struct LawTests {
  @Test("random lists obey all laws, whether keys repeat or not", arguments: [4, 12, 1000])
  func random(keys: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var differ = KeyedDiffer()
    for _ in 0..<500 {
      let old = generator.rows(upTo: 24, keys: keys)
      let new = generator.below(8) == 0 ? generator.rows(upTo: 24, keys: keys) : generator.changed(old, keys: keys)
      expectLaws(old, new, "seed \(seed)")
      let diff = differ.difference(from: old, to: new, id: \.id)
      if diff != KeyedDiff(from: old, to: new, id: \.id) { Issue.record("a used differ differs, seed \(seed)") }
      differ.recycle(diff)
    }
  }

  @Test("short lists obey all laws, exhaustively", arguments: 0...3)
  func exhaustive(length: Int) {
    let lists = (0...3).flatMap { Self.lists(length: $0) }
    for old in Self.lists(length: length) {
      for new in lists { expectLaws(old, new) }
    }
  }

  private func expectLaws(
    _ old: [Row], _ new: [Row], _ note: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let diff = KeyedDiff(from: old, to: new, id: \.id)
    var broken: [String] = []
    if let violation = NaiveDiff.violation(of: diff, old, new) { broken.append(violation) }
    if diff.applied(to: old, with: new) != new { broken.append("applied") }
    if NaiveDiff.batch(diff, old, new) != new { broken.append("batch") }
    if NaiveDiff.replay(diff.steps(), old, new) != new { broken.append("steps") }
    if let violation = NaiveDiff.violation(of: diff.inverse, new, old) { broken.append("inverse: \(violation)") }
    if diff.inverse.applied(to: new, with: old) != old { broken.append("inverse applied") }
    if diff.inverse.inverse != diff { broken.append("inverse of the inverse") }
    if old.applying(CollectionDifference(diff, from: old, to: new)) != new { broken.append("collection difference") }
    if !areStagesRight(diff, old, new) { broken.append("stages") }
    if diff.isEmpty != (old == new) { broken.append("emptiness") }
    let repeated = KeyedDiff.repeatedOffsets(in: new, id: \.id)
    if !diff.repeatedKeys.isEmpty && diff.repeatedKeys.new != repeated { broken.append("repeated keys") }
    if !broken.isEmpty {
      Issue.record("\(old) → \(new), \(diff): \(broken)", sourceLocation: sourceLocation)
      if let note { Issue.record(note, sourceLocation: sourceLocation) }
    }
  }

  /// Whether each stage leads from the list before it to its elements, and none has both updates and other changes.
  private func areStagesRight(_ diff: KeyedDiff, _ old: [Row], _ new: [Row]) -> Bool {
    var list = old
    for stage in diff.stages(from: old, to: new) {
      if stage.diff.isEmpty || stage.diff.changesStructure && !stage.diff.updates.isEmpty { return false }
      if stage.diff.updates.contains(where: { $0.old != $0.new }) { return false }
      if NaiveDiff.batch(stage.diff, list, stage.elements) != stage.elements { return false }
      list = stage.elements
    }
    return list == new
  }

  /// All lists of a length over two keys with two contents each.
  private static func lists(length: Int) -> [[Row]] {
    if length == 0 { return [[]] }
    return lists(length: length - 1).flatMap { list in [Row]("a a1 b b1").map { list + [$0] } }
  }
}
