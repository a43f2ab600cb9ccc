/// A JSON document: one flat buffer of records over its text.
///
/// A value takes 16 bytes in addition to its text. Nothing here recurses, so that documents of any depth can be read,
/// walked and freed.
package final class JSONDocument {
  /// The names of the members; other documents may share the table.
  package let names: JSONNames
  /// The names that occurred earlier in the same object, in the order of the text; the earlier values do not count.
  package let repeatedNames: [JSONRepeatedName]

  private let text: JSONText
  private let storage: UnsafeMutablePointer<JSONStorage>

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The bytes, in UTF-8, with or without a byte order mark. They must not change afterwards.
  ///   - names: The table of names; documents that are to be compared must share one.
  ///   - repeatedNames: What to do if a name occurs twice in one object.
  ///   - deepest: The number of levels that containers may be nested; nil for any number.
  /// - Throws: An error that says where and why the text is not JSON.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(
    parsing text: JSONText, names: JSONNames = JSONNames(), repeatedNames: JSONRepeatedNamePolicy = .refused,
    deepest: Int? = nil
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(text, names: names, repeatedNames: repeatedNames, deepest: deepest)
    try parser.parseDocument()
    self.text = text
    self.names = names
    // The parser has found them in the order in which their objects end.
    self.repeatedNames = parser.repeated.sorted { $0.start < $1.start }
    storage = .allocate(capacity: 1)
    storage.initialize(
      to: JSONStorage(text: text.start, records: parser.takeRecords(), names: Unmanaged.passUnretained(names)))
  }

  /// Checks whether a text may be JSON, from its first part.
  ///
  /// - Parameter text: The bytes read so far.
  /// - Throws: An error that says where and why no text with this start is JSON.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func checkStart(of text: JSONText) throws(JSONSyntaxError) {
    var parser = JSONParser(text, names: JSONNames(), repeatedNames: .lastCounts, deepest: nil)
    do {
      try parser.parseDocument()
    } catch {
      // What looks wrong so close to the end may be completed by what follows.
      if parser.position + longestStep < text.count { throw error }
    }
  }

  /// A number of bytes that is larger than any word, escape or character.
  private static var longestStep: Int { 32 }

  deinit {
    storage.pointee.records.deallocate()
    storage.deallocate()
  }

  /// The number of values, including those of superseded members.
  package var count: Int { storage.pointee.records.count }

  /// The outermost value.
  ///
  /// It is valid during the lifetime of the document.
  package var root: JSONNode { self[0] }

  /// The value with a number.
  ///
  /// It is valid during the lifetime of the document.
  package subscript(index: Int) -> JSONNode {
    precondition(storage.pointee.records.indices.contains(index), "The document has no value number \(index).")
    return JSONNode(storage: UnsafePointer(storage), index: UInt32(index))
  }

  /// Returns the line and column of a value.
  ///
  /// - Complexity: O(*n*) for *n* bytes before it.
  package func place(of node: JSONNode) -> JSONPlace { place(at: Int(node.record.start)) }

  /// Returns the line and column of a repeated name.
  ///
  /// - Complexity: O(*n*) for *n* bytes before it.
  package func place(of name: JSONRepeatedName) -> JSONPlace { place(at: name.start) }

  private func place(at offset: Int) -> JSONPlace {
    JSONPlace(of: offset, in: UnsafeBufferPointer(start: text.start, count: text.count))
  }
}

/// The storage that the values of a document refer to.
struct JSONStorage {
  let text: UnsafePointer<UInt8>
  let records: UnsafeMutableBufferPointer<JSONRecord>
  let names: Unmanaged<JSONNames>
}

/// What to do if a name occurs twice in one object.
package enum JSONRepeatedNamePolicy: Sendable {
  /// The text counts as malformed, because a reader could not keep both values.
  case refused
  /// The last value counts, as in most JSON readers, and the document lists the repeated names.
  case lastCounts
}

/// A name that occurs again in one object, so that the later member supersedes the earlier one.
package struct JSONRepeatedName: Equatable, Sendable {
  /// The number of the name in the table of the document.
  package var nameNumber: UInt32
  /// The position of the later member in the text.
  var start: Int
}
