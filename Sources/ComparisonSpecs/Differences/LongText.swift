/// Cuts the texts of two long values around their difference.
enum LongText {
  /// Strings of more characters are cut.
  private static var characterLimit: Int { 80 }

  /// The number of equal characters to write around a difference.
  private static var context: Int { 16 }

  /// Collections of more elements are cut.
  static var elementLimit: Int { 24 }

  /// The texts of two strings.
  static func pair(_ old: String, _ new: String, quoted: (String) -> String) -> (String, String) {
    let (oldCharacters, newCharacters) = (Array(old), Array(new))
    guard max(oldCharacters.count, newCharacters.count) > characterLimit else { return (quoted(old), quoted(new)) }
    // Compared by scalars: canonically equal texts may be the difference.
    let (oldRange, newRange) = ranges(oldCharacters, newCharacters) {
      $0.unicodeScalars.elementsEqual($1.unicodeScalars)
    }
    func text(_ characters: [Character], _ range: Range<Int>) -> String {
      let text = quoted(String(characters[range]))
      return (range.lowerBound > 0 ? "…" : "") + text + (range.upperBound < characters.count ? "…" : "")
    }
    return (text(oldCharacters, oldRange), text(newCharacters, newRange))
  }

  /// The texts of the elements of two collections; if they have no order, elements that are in both are left out.
  static func pair(_ old: [String], _ new: [String], isOrdered: Bool) -> TextPair {
    guard max(old.count, new.count) > elementLimit else { return TextPair(old: old, new: new) }
    if !isOrdered {
      let (oldTexts, newTexts) = (Set(old), Set(new))
      return TextPair(
        old: ["…"] + beginning(of: old.filter { !newTexts.contains($0) }),
        new: ["…"] + beginning(of: new.filter { !oldTexts.contains($0) }))
    }
    let (oldRange, newRange) = ranges(old, new) { $0 == $1 }
    func texts(_ texts: [String], _ range: Range<Int>) -> [String] {
      (range.lowerBound > 0 ? ["…"] : []) + texts[range] + (range.upperBound < texts.count ? ["…"] : [])
    }
    return TextPair(old: texts(old, oldRange), new: texts(new, newRange))
  }

  /// The largest number of texts that are written for one collection.
  static func beginning(of texts: [String]) -> [String] {
    texts.count > elementLimit ? texts.prefix(elementLimit) + ["… \(texts.count - elementLimit) more"] : texts
  }

  /// The parts of two rows to write: what is between their common beginning and end, with some of both, from the first
  /// difference on as much as fits.
  private static func ranges<Element>(
    _ old: [Element], _ new: [Element], _ areEqual: (Element, Element) -> Bool
  ) -> (Range<Int>, Range<Int>) {
    let shorter = min(old.count, new.count)
    // Neither `start` nor `end` elements from the two ends reach beyond the shorter row, and they do not overlap.
    var start = 0
    while start < shorter, areEqual(old[start], new[start]) { start += 1 }
    var end = 0
    while end < shorter - start, areEqual(old[old.count - 1 - end], new[new.count - 1 - end]) { end += 1 }
    func range(_ count: Int) -> Range<Int> {
      let lower = max(0, start - context)
      let upper = min(count, max(start, min(count - end, start + 3 * context)) + context)
      return lower..<max(lower, upper)
    }
    return (range(old.count), range(new.count))
  }
}

/// The texts of the elements of two collections.
struct TextPair {
  let old: [String]
  let new: [String]

  /// The texts of the collections.
  func with(_ list: ([String]) -> String) -> (String, String) { (list(old), list(new)) }
}
