/// A case whose competitors gave different answers.
package struct Disagreement: Codable, Equatable, Sendable {
  /// The answer of one competitor.
  package struct Answer: Codable, Equatable, Sendable {
    package var competitor: String
    package var answer: String

    package init(competitor: String, answer: String) {
      self.competitor = competitor
      self.answer = answer
    }
  }

  package var suite: String
  package var `case`: String
  package var answers: [Answer]

  package init(suite: String, case name: String, answers: [Answer]) {
    self.suite = suite
    self.case = name
    self.answers = answers
  }
}
