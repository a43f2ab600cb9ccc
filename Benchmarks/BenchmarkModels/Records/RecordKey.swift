package import BenchmarkKit
import JSONDocuments

/// Finds the field that identifies the records of two documents.
package enum RecordKey {
  /// The fields that are tried, in this order.
  package static let candidates = ["code", "id", "key", "name"]

  /// Returns the first candidate that every record of both documents has, with a different value in each record of a
  /// document.
  package static func detect(_ old: RecordDocument, _ new: RecordDocument) throws(UsageError) -> String {
    if let found = candidates.first(where: { isUnique($0, in: old) && isUnique($0, in: new) }) { return found }
    throw UsageError(
      "none of the fields \(candidates.joined(separator: ", ")) has a different value in every record of both "
        + "files: name the field with --key, \(choice(old, new))")
  }

  /// Checks that at least one record has a field that the user named.
  package static func check(_ key: String, _ old: RecordDocument, _ new: RecordDocument) throws(UsageError) {
    for document in [old, new] where !document.objects.isEmpty {
      if !document.objects.contains(where: { value(of: key, in: $0) != nil }) {
        throw UsageError(
          "no record of \(document.name) has a field \(key) with a text or a whole number: give another --key, "
            + choice(old, new))
      }
    }
  }

  /// The value by which a record is paired: a text or a whole number.
  static func value(of key: String, in fields: [JSONField]) -> JSONValue? {
    switch fields.first(where: { $0.name == key })?.value {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .digits(let digits): .digits(digits)
    default: nil
    }
  }

  private static func isUnique(_ key: String, in document: RecordDocument) -> Bool {
    var seen: Set<JSONValue> = []
    return document.objects.allSatisfy { fields in value(of: key, in: fields).map { seen.insert($0).inserted } ?? false
    }
  }

  private static func choice(_ old: RecordDocument, _ new: RecordDocument) -> String {
    let names = Set((old.objects + new.objects).flatMap { $0.map(\.name) }).sorted()
    let shown = names.prefix(12).joined(separator: ", ")
    return names.isEmpty ? "the records have no fields" : "one of \(shown)\(names.count > 12 ? " and others" : "")"
  }
}
