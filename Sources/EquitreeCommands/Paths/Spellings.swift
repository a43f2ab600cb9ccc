import JSONDocuments

/// The names that occur in several spellings which look the same.
///
/// `é` may be one character, or `e` and an accent. These are two names, as they are two strings, and a reader must see
/// which one is meant.
struct Spellings {
  /// The names with several spellings; strings that look the same are equal.
  let names: Set<String>

  /// Looks for names that look the same in a table.
  ///
  /// - Complexity: O(*n*) in the length of the names.
  init(of table: JSONNames) {
    var seen: Set<String> = []
    var several: Set<String> = []
    for number in 0..<UInt32(table.count) {
      // Two spellings in ASCII never look the same, and one of two others is beyond ASCII, but not always both: the sign
      // for Kelvin is equal to a K.
      let name = table[number]
      if !seen.insert(name).inserted { several.insert(name) }
    }
    names = several
  }

  /// How a name is written in a path.
  func style(of name: String) -> PathText.Style { names.contains(name) ? .escaped : .readable }

  /// A name by which elements are paired.
  func text(ofField name: String) -> String { PathText.text(ofName: name, style(of: name)) }
}
