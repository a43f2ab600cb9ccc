/// An element with a key and content that may change.
struct Row: Hashable, Identifiable, CustomStringConvertible {
  var id: String
  var text: String

  init(_ id: String, _ text: String = "") {
    self.id = id
    self.text = text
  }

  var description: String { text.isEmpty ? id : "\(id)(\(text))" }
}

extension [Row] {
  /// Rows from a text such as `"a b2 c"`: the first character is the key and the rest is the content.
  init(_ text: String) {
    self = text.split(separator: " ").map { Row(String($0.prefix(1)), String($0.dropFirst())) }
  }
}
