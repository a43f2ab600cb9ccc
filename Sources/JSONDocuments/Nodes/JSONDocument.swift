/// A JSON document as one flat buffer of records over its text.
///
/// A value takes 16 bytes in addition to its text. Nothing here recurses: any depth is read, walked and freed.
package final class JSONDocument {
  /// The names of the members, which other documents may share.
  package let names: JSONNames
  /// The names that an object has already, in the order of the text: the value before does not count.
  package let repeatedNames: [JSONRepeatedName]

  private let text: JSONText
  private let storage: UnsafeMutablePointer<JSONStorage>

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The bytes, in UTF-8, with a byte order mark or without. They must not change any more.
  ///   - names: The table of names; the same one for documents that are to be compared.
  ///   - repeatedNames: What to do where a name occurs twice in one object.
  ///   - deepest: How deeply containers may be nested; nil for any number.
  /// - Throws: Where and why the text is not JSON.
  /// - Complexity: O(n) in the length of the text.
  package init(
    parsing text: JSONText, names: JSONNames = JSONNames(), repeatedNames: JSONRepeatedNamePolicy = .refused,
    deepest: Int? = nil
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(text, names: names, repeatedNames: repeatedNames, deepest: deepest)
    try parser.parseDocument()
    self.text = text
    self.names = names
    // They were found at the ends of their objects.
    self.repeatedNames = parser.repeated.sorted { $0.start < $1.start }
    storage = .allocate(capacity: 1)
    storage.initialize(
      to: JSONStorage(text: text.start, records: parser.takeRecords(), names: Unmanaged.passUnretained(names)))
  }

  /// Finds out from the first part of a text whether the whole of it may be JSON.
  ///
  /// - Parameter text: The bytes that were read so far.
  /// - Throws: Where and why no text that begins so is JSON.
  /// - Complexity: O(n) in the length of the part.
  package static func checkStart(of text: JSONText) throws(JSONSyntaxError) {
    var parser = JSONParser(text, names: JSONNames(), repeatedNames: .lastCounts, deepest: nil)
    do {
      try parser.parseDocument()
    } catch {
      // What is wrong so close to the end may be right with what comes behind it.
      if parser.position + longestStep < text.count { throw error }
    }
  }

  /// More bytes than any word, escape or character has.
  private static var longestStep: Int { 32 }

  deinit {
    storage.pointee.records.deallocate()
    storage.deallocate()
  }

  /// The number of values, those of superseded members included.
  package var count: Int { storage.pointee.records.count }

  /// The outermost value.
  ///
  /// It is valid as long as the document is there.
  package var root: JSONNode { self[0] }

  /// The value with a number.
  ///
  /// It is valid as long as the document is there.
  package subscript(index: Int) -> JSONNode {
    precondition(storage.pointee.records.indices.contains(index), "a document has no value number \(index)")
    return JSONNode(storage: UnsafePointer(storage), index: UInt32(index))
  }

  /// Line and column of a value.
  ///
  /// - Complexity: O(n) in the length of the text before it.
  package func place(of node: JSONNode) -> JSONPlace { place(at: Int(node.record.start)) }

  /// Line and column of a repeated name.
  ///
  /// - Complexity: O(n) in the length of the text before it.
  package func place(of name: JSONRepeatedName) -> JSONPlace { place(at: name.start) }

  private func place(at offset: Int) -> JSONPlace {
    JSONPlace(of: offset, in: UnsafeBufferPointer(start: text.start, count: text.count))
  }
}

/// What the values of a document refer to.
struct JSONStorage {
  let text: UnsafePointer<UInt8>
  let records: UnsafeMutableBufferPointer<JSONRecord>
  let names: Unmanaged<JSONNames>
}

/// What to do where a name occurs twice in one object.
package enum JSONRepeatedNamePolicy: Sendable {
  /// The text counts as malformed, because no reading of it would keep both values.
  case refused
  /// The last value counts, as in most readers of JSON, and the document lists the others.
  case lastCounts
}

/// A member that a later one of the same object supersedes.
package struct JSONRepeatedName: Equatable, Sendable {
  /// The number of the name in the table of the document.
  package var nameNumber: UInt32
  /// The position of the later member in the text.
  var start: Int
}
