package import BenchmarkKit
import JSONDocuments

/// The records of two documents, paired by key.
///
/// Every record is counted once: in a pair, as added or removed, or as one without a key. If a key repeats, the *n*-th
/// record with it in one document is paired with the *n*-th in the other.
package struct RecordPairing {
  /// A key that several records of one document have.
  package struct Duplicate: Equatable {
    package var document: String
    package var key: String
    package var count: Int
  }

  /// The name of the field that the records are paired by.
  package let field: String
  /// The records that both documents have, in the order of the new one; both arrays have the same length.
  package private(set) var old: [PlainRecord] = []
  package private(set) var new: [PlainRecord] = []
  /// The keys of the records that only the new document has, in its order.
  package private(set) var added: [String] = []
  /// The keys of the records that only the old document has, in its order.
  package private(set) var removed: [String] = []
  package private(set) var duplicates: [Duplicate] = []
  /// The positions, from 1 on, of the records without a key.
  package private(set) var keylessOld: [Int] = []
  package private(set) var keylessNew: [Int] = []

  private let names: (old: String, new: String)

  /// Pairs two documents by `key`, or by a field that is found if `key` is nil.
  ///
  /// - Complexity: O(*n*) for *n* records of both documents.
  package init(_ old: RecordDocument, _ new: RecordDocument, key: String?) throws(UsageError) {
    if let key {
      try RecordKey.check(key, old, new)
      field = key
    } else {
      field = try RecordKey.detect(old, new)
    }
    names = (old.name, new.name)
    var positions: [JSONValue: [Int]] = [:]
    for (index, fields) in old.objects.enumerated() {
      guard let key = RecordKey.value(of: field, in: fields) else {
        keylessOld.append(index + 1)
        continue
      }
      positions[key, default: []].append(index)
    }
    duplicates = Self.duplicates(in: old, by: field) + Self.duplicates(in: new, by: field)
    var taken: [JSONValue: Int] = [:]
    var isPaired = [Bool](repeating: false, count: old.objects.count)
    for (index, fields) in new.objects.enumerated() {
      guard let key = RecordKey.value(of: field, in: fields) else {
        keylessNew.append(index + 1)
        continue
      }
      let occurrence = taken[key, default: 0]
      taken[key] = occurrence + 1
      guard let partners = positions[key], occurrence < partners.count else {
        added.append(Self.text(of: key))
        continue
      }
      isPaired[partners[occurrence]] = true
      self.old.append(Self.record(key, old.objects[partners[occurrence]]))
      self.new.append(Self.record(key, fields))
    }
    for (index, fields) in old.objects.enumerated() where !isPaired[index] {
      if let key = RecordKey.value(of: field, in: fields) { removed.append(Self.text(of: key)) }
    }
  }

  // MARK: - For people

  /// A summary of the pairing, in a few lines.
  package var notes: [String] {
    var lines = [
      "Records paired by \(field): \(old.count) in both, \(added.count) added, \(removed.count) removed"
    ]
    if old.isEmpty { lines.append("No record occurs in both files, so there is nothing to compare.") }
    for (name, keyless) in [(names.old, keylessOld), (names.new, keylessNew)] where !keyless.isEmpty {
      lines.append(
        "\(keyless.count) record\(keyless.count == 1 ? "" : "s") of \(name) without \(field), not compared: number "
          + Self.list(keyless.map(String.init)))
    }
    if !duplicates.isEmpty {
      lines.append(
        "Keys that occur several times, paired in their order: "
          + Self.list(duplicates.map { "\($0.key) (\($0.count) times in \($0.document))" }))
    }
    return lines
  }

  private static func list(_ items: [String]) -> String {
    items.prefix(5).joined(separator: ", ") + (items.count > 5 ? " and \(items.count - 5) more" : "")
  }

  // MARK: - Steps

  private static func duplicates(in document: RecordDocument, by field: String) -> [Duplicate] {
    var counts: [JSONValue: Int] = [:]
    var repeated: [JSONValue] = []
    for key in document.objects.compactMap({ RecordKey.value(of: field, in: $0) }) {
      counts[key, default: 0] += 1
      if counts[key] == 2 { repeated.append(key) }
    }
    return repeated.map { Duplicate(document: document.name, key: text(of: $0), count: counts[$0] ?? 0) }
  }

  private static func record(_ key: JSONValue, _ fields: [JSONField]) -> PlainRecord {
    PlainRecord(key: text(of: key), fields: fields.map { PlainRecord.Field(name: $0.name, value: $0.value) })
  }

  /// The key as text.
  ///
  /// Pairs are made by value, so that 1 and "1" are different keys; their text may be the same.
  private static func text(of key: JSONValue) -> String {
    switch key {
    case .string(let text), .digits(let text): text
    case .integer(let number): String(number)
    default: "\(key)"
    }
  }
}
