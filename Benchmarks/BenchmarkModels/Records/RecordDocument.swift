package import BenchmarkKit
package import JSONDocuments

/// The objects of one array in a JSON document.
package struct RecordDocument: Equatable {
  /// The name of the document in messages.
  package var name: String
  /// The fields of each object, sorted by name at every level.
  package var objects: [[JSONField]]

  package init(name: String, objects: [[JSONField]]) {
    self.name = name
    self.objects = objects
  }

  /// Reads a file: an array of objects, or an object, of which the first such array is taken.
  package static func read(from path: String) throws(UsageError) -> RecordDocument {
    try parse(try InputFile.read(path), name: path)
  }

  /// Reads the text of a document.
  package static func parse(_ text: [UInt8], name: String) throws(UsageError) -> RecordDocument {
    let document: JSONValue
    do {
      document = try JSONValue(parsing: text)
    } catch {
      throw UsageError("\(name): \(error)")
    }
    guard let array = firstArray(in: document, where: isOfObjects) ?? firstArray(in: document, where: { _ in true })
    else {
      throw UsageError("\(name) has no array in it: give a JSON array of objects, or an object that has one")
    }
    var objects: [[JSONField]] = []
    for (index, element) in array.enumerated() {
      guard case .object(let fields) = element.canonical else {
        throw UsageError("\(name): element \(index + 1) of the array is not an object: every record must be one")
      }
      objects.append(fields)
    }
    return RecordDocument(name: name, objects: objects)
  }

  private static func isOfObjects(_ elements: [JSONValue]) -> Bool {
    if case .object = elements.first { true } else { false }
  }

  /// Returns the first array that passes; the fields of an object come before those further down.
  private static func firstArray(
    in value: JSONValue, where passes: ([JSONValue]) -> Bool
  ) -> [JSONValue]? {
    switch value {
    case .array(let elements): return passes(elements) ? elements : nil
    case .object(let fields):
      for case .array(let elements) in fields.map(\.value) where passes(elements) { return elements }
      for case .object(let inner) in fields.map(\.value) {
        if let found = firstArray(in: .object(inner), where: passes) { return found }
      }
      return nil
    default: return nil
    }
  }
}
