/// Text for an HTML page.
package enum HTMLText {
  /// Writes `text` so that it is text in an element and in a quoted attribute.
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

  /// An element with text in it.
  package static func element(_ name: String, class kind: String? = nil, _ text: String) -> String {
    let attribute = kind.map { " class=\"\(escaped($0))\"" } ?? ""
    return "<\(name)\(attribute)>\(escaped(text))</\(name)>"
  }
}
