/// The answers of a case's competitors, and a check that they agree.
struct AnswerCheck {
  private let competitors: [Competitor]
  /// The first answer of each competitor.
  private(set) var first: [Int]
  /// A later answer of each competitor that differs from its first one.
  private var changed: [Int?]
  private var answered: [Bool]

  init(_ competitors: [Competitor]) {
    self.competitors = competitors
    first = Array(repeating: 0, count: competitors.count)
    changed = Array(repeating: nil, count: competitors.count)
    answered = Array(repeating: false, count: competitors.count)
  }

  /// Records an answer of the competitor at `index`.
  mutating func note(_ answer: Int, of index: Int) {
    if !answered[index] {
      answered[index] = true
      first[index] = answer
    } else if first[index] != answer {
      changed[index] = answer
    }
  }

  /// Returns what the competitors disagree about, or nil.
  func disagreement(suite: String, case name: String) -> Disagreement? {
    let items = competitors.map { $0.items?() }
    let firstItems = items.compactMap { $0 }.first ?? []
    let agree =
      first.allSatisfy { $0 == first[0] } && changed.allSatisfy { $0 == nil }
      && items.allSatisfy { $0 == nil || $0 == firstItems }
    if agree { return nil }
    let answers = competitors.indices.map { index in
      var text = String(first[index])
      if let later = changed[index] { text += ", later \(later)" }
      if let own = items[index], own != firstItems { text += "; \(Self.contrast(own, firstItems))" }
      return Disagreement.Answer(competitor: competitors[index].name, answer: text)
    }
    return Disagreement(suite: suite, case: name, answers: answers)
  }

  /// Returns the first few items that only one of two lists has.
  private static func contrast(_ own: [String], _ other: [String]) -> String {
    let more = own.filter { !other.contains($0) }
    let less = other.filter { !own.contains($0) }
    let marked = more.map { "+\($0)" } + less.map { "-\($0)" }
    return marked.prefix(5).joined(separator: " ") + (marked.count > 5 ? " and \(marked.count - 5) more" : "")
  }
}
