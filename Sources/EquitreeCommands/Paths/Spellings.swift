import JSONDocuments

/// The names that occur in several spellings that look the same.
///
/// `é` may be one character, or `e` and an accent. They are different names, since they are different strings, and a
/// reader must see which one is meant.
struct Spellings {
  /// The names with several spellings; strings that look the same are equal.
  let names: Set<String>

  /// Finds the names in a table that look the same.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names.
  init(of table: JSONNames) {
    var seen: Set<String> = []
    var several: Set<String> = []
    for number in 0..<UInt32(table.count) {
      // ASCII names are looked at as well: one of two spellings may be ASCII, as the Kelvin sign is equal to a K.
      let name = table[number]
      if !seen.insert(name).inserted { several.insert(name) }
    }
    names = several
  }

  /// Returns the style of a name in a path.
  func style(of name: String) -> PathText.Style { names.contains(name) ? .escaped : .readable }

  /// Returns the text of a field by which elements are paired.
  func text(ofField name: String) -> String { PathText.text(ofName: name, style(of: name)) }
}
