/// Finds the word that was meant by one that is unknown.
enum Suggestion {
  /// Returns the known word that is most similar to an unknown one; nil if none is similar.
  ///
  /// Words are similar if two slips lead from one to the other, or one slip if the word is short: a letter that is
  /// missing, added, replaced, or exchanged with its neighbour.
  ///
  /// - Parameters:
  ///   - word: The unknown word.
  ///   - known: The known words. Of those that are equally similar, the first one is taken.
  /// - Returns: The most similar word, or nil.
  static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars)
    let most = letters.count { $0 != "-" } <= 3 ? 1 : 2
    var best: (word: String, slips: Int)?
    for candidate in known {
      let other = Array(candidate.unicodeScalars)
      guard abs(other.count - letters.count) <= most else { continue }
      let slips = slips(from: letters, to: other)
      if slips <= most, slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    return best?.word
  }

  /// Returns the same as the end of a sentence, `: did you mean --key?`; empty if no word is similar.
  static func question(_ word: String, _ known: some Sequence<String>) -> String {
    nearest(to: word, among: known).map { ": did you mean \($0)?" } ?? ""
  }

  /// Returns the number of slips between two words.
  ///
  /// F. Damerau, "A technique for computer detection and correction of spelling errors", 1964.
  private static func slips(from lhs: [Unicode.Scalar], to rhs: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...rhs.count)
    for row in lhs.indices {
      var current = [row + 1]
      for column in rhs.indices {
        var slips = min(last[column] + (lhs[row] == rhs[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      (beforeLast, last) = (last, current)
    }
    return last[rhs.count]
  }
}
