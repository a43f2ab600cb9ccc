import KeyedDiffing
import TestSupport
import Testing

@Suite("Differences of sections")
struct SectionTests {
  @Test("random sections obey all laws, whether the keys of items repeat or not", arguments: [5, 1000])
  func random(keys: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      let old = generator.sections(keys: keys)
      let new = generator.below(4) == 0 ? generator.sections(keys: keys) : generator.changed(old, keys: keys)
      expectLaws(old, new, "seed \(seed)")
    }
  }

  @Test("items of inserted and removed sections are listed only if they come from or go to other sections")
  func movesAcrossSections() {
    let old = [RowSection]("A: a b | B: c d | C: e")
    let new = [RowSection]("C: e c | D: a x | A: b y")
    let diff = Self.diff(old, new)
    #expect(diff.sections.removals == [1])
    #expect(diff.sections.insertions == [1])
    #expect(diff.itemRemovals.isEmpty, "d goes with its section")
    #expect(diff.itemInsertions.map(\.description) == ["2.1"], "x comes with its section")
    #expect(diff.itemMoves.map(\.description) == ["1.0 → 0.1", "0.0 → 1.0"])
    #expect(diff.batch.itemMoves.isEmpty)
    #expect(diff.batch.itemInsertions.map(\.description) == ["0.1", "2.1"], "c is inserted in one batch")
    #expect(diff.batch.itemRemovals.map(\.description) == ["0.0"], "a is removed in one batch")
  }

  @Test("a section that moves takes its items along")
  func movedSection() {
    let diff = Self.diff([RowSection]("A: a b | B: c | C: d"), [RowSection]("C: d | A: a b | B: c"))
    #expect(diff.sections.moves.count == 1)
    #expect(diff.itemMoves.isEmpty && diff.itemRemovals.isEmpty && diff.itemInsertions.isEmpty)
  }

  @Test("stages insert sections, place items, remove and move sections, and update")
  func stages() {
    let old = [RowSection]("A: a b1 | B: c d | C: e")
    let new = [RowSection]("C1: e c | D: a x | A: b2 y")
    let stages = Self.diff(old, new).stages(from: old, to: new, items: \.rows)
    let shown = stages.map { stage in stage.sections.map { "\($0.section.id)\($0.section.title): \($0.items)" } }
    #expect(
      shown == [
        ["D: []", "A: [a, b(1)]", "B: [c, d]", "C: [e]"], ["D: [a, x]", "A: [b(1), y]", "B: []", "C: [e, c]"],
        ["C: [e, c]", "D: [a, x]", "A: [b(1), y]"], ["C1: [e, c]", "D: [a, x]", "A: [b(2), y]"],
      ])
  }

  @Test("identities are keys")
  func identities() {
    let old = [RowSection]("A: a b1 | B: c")
    let new = [RowSection]("B: c a | A: b2")
    let diff = SectionedDiff(from: old, to: new, items: \.rows, areSectionsEqual: { $0.title == $1.title })
    #expect(diff == Self.diff(old, new) && !diff.isEmpty)
    #expect(SectionedDiff(from: old, to: old, items: \.rows).isEmpty)
  }

  @Test("repeated keys of items are reported by path")
  func repeatedItems() {
    let diff = Self.diff([RowSection]("A: a | B: b"), [RowSection]("A: a | B: b a"))
    #expect(diff.repeatedNewItems == [ItemPath(section: 1, item: 1)])
    #expect(diff.repeatedOldItems.isEmpty)
  }

  private static func diff(_ old: [RowSection], _ new: [RowSection]) -> SectionedDiff {
    SectionedDiff(
      from: old, to: new, id: \.id, items: \.rows, itemID: \.id, areSectionsEqual: { $0.title == $1.title })
  }

  private func expectLaws(
    _ old: [RowSection], _ new: [RowSection], _ note: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let diff = Self.diff(old, new)
    var broken: [String] = []
    if let violation = NaiveSections.violation(of: diff, old, new) { broken.append(violation) }
    if NaiveSections.batch(diff, old, new) != new { broken.append("all at once") }
    if NaiveSections.batch(diff.batch, old, new) != new { broken.append("batch") }
    if diff.batch.itemMoves.contains(where: { diff.sections.removals.contains($0.old.section) }) {
      broken.append("a batch moves out of a removed section")
    }
    if diff.batch.itemMoves.contains(where: { diff.sections.insertions.contains($0.new.section) }) {
      broken.append("a batch moves into an inserted section")
    }
    if let violation = NaiveSections.violation(of: diff.inverse, new, old) { broken.append("inverse: \(violation)") }
    if NaiveSections.batch(diff.inverse, new, old) != old { broken.append("inverse") }
    if diff.isEmpty != (old == new) { broken.append("emptiness") }
    broken += stageViolations(diff, old, new)
    if !broken.isEmpty {
      Issue.record("\(old) → \(new): \(broken)", sourceLocation: sourceLocation)
      Issue.record(note, sourceLocation: sourceLocation)
    }
  }

  /// Each stage does one kind of thing and leads from the sections before to its own.
  private func stageViolations(_ diff: SectionedDiff, _ old: [RowSection], _ new: [RowSection]) -> [String] {
    var shown = old
    var violations: [String] = []
    var moves = 0
    for stage in diff.stages(from: old, to: new, items: \.rows) {
      let after = stage.sections.map { RowSection($0.section.id, title: $0.section.title, $0.items) }
      if stage.diff.isEmpty { violations.append("an empty stage") }
      if NaiveSections.batch(stage.diff, shown, after) != after { violations.append("a stage leads elsewhere") }
      if stage.diff.batch != stage.diff { violations.append("a stage is no batch") }
      let kinds = [
        !stage.diff.sections.insertions.isEmpty,
        !(stage.diff.itemRemovals.isEmpty && stage.diff.itemInsertions.isEmpty && stage.diff.itemMoves.isEmpty),
        !(stage.diff.sections.removals.isEmpty && stage.diff.sections.moves.isEmpty),
        !(stage.diff.sections.updates.isEmpty && stage.diff.itemUpdates.isEmpty),
      ]
      if kinds.count(where: { $0 }) != 1 { violations.append("a stage does two kinds of things") }
      if !stage.diff.sections.removals.allSatisfy({ shown[$0].rows.isEmpty }) {
        violations.append("a full section goes")
      }
      moves += stage.diff.itemMoves.count + stage.diff.sections.moves.count
      shown = after
    }
    if shown != new { violations.append("stages lead elsewhere") }
    if moves != diff.itemMoves.count + diff.sections.moves.count { violations.append("stages move more or less") }
    return violations
  }
}
