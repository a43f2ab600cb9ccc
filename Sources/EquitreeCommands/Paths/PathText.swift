import JSONDocuments

/// Paths as people read them, such as `items[id=7].tags[2]`.
enum PathText {
  /// The path of a whole document.
  static let root = "$"

  /// Adds the step to a member.
  static func append(member name: String, to path: inout String) {
    if isPlain(name) {
      if !path.isEmpty { path += "." }
      path += name
    } else {
      path += "[\(quoted(name))]"
    }
  }

  /// Adds the step to the element that has a value in its key field.
  static func append(key field: String, _ value: JSONNode, to path: inout String) {
    let name = isPlain(field) ? field : quoted(field)
    path += "[\(name)=\(text(ofKey: value))]"
  }

  /// Adds the step to the element at a position, from 0 on.
  static func append(position: Int, to path: inout String) {
    path += "[\(position)]"
  }

  /// A kind of place, with `[]` for the elements of an array.
  static func text(ofPlace steps: [UInt32?], _ names: JSONNames) -> String {
    var path = ""
    for step in steps {
      if let step { append(member: names[step], to: &path) } else { path += "[]" }
    }
    return path.isEmpty ? root : path
  }

  /// Whether a name can stand in a path without quotes.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != root && name.unicodeScalars.allSatisfy(isPlain)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-$@/:".unicodeScalars.contains(scalar)
  }

  /// A string stands without quotes where nothing can be taken for something else by it, a number least of all.
  private static func text(ofKey value: JSONNode) -> String {
    if let string = value.string, isPlain(string), string.first?.isLetter == true { return string }
    var writer = JSONWriter(.readable, limit: longestKey)
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self) + (writer.isCut ? "…\"" : "")
  }

  private static var longestKey: Int { 80 }

  static func quoted(_ text: String) -> String {
    var writer = JSONWriter(.readable)
    writer.writeString(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
