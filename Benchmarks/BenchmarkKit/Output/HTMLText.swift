/// Text for an HTML page.
package enum HTMLText {
  /// Escapes `text` for an element or a quoted attribute.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns an element with text in it.
  package static func element(_ name: String, class kind: String? = nil, _ text: String) -> String {
    let attribute = kind.map { " class=\"\(escaped($0))\"" } ?? ""
    return "<\(name)\(attribute)>\(escaped(text))</\(name)>"
  }
}
