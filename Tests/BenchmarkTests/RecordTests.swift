import BenchmarkKit
import BenchmarkModels
import Foundation
import JSONDocuments
import TestSupport
import Testing

@Suite("Records of two documents")
struct RecordTests {
  private func document(_ text: String, _ name: String = "a.json") throws(UsageError) -> RecordDocument {
    try RecordDocument.parse(Array(text.utf8), name: name)
  }

  private func pairing(_ old: String, _ new: String, key: String? = nil) throws -> RecordPairing {
    try RecordPairing(document(old, "old.json"), document(new, "new.json"), key: key)
  }

  @Test(
    "the array is found, bare or in an object",
    arguments: [
      (#"[{"id": 1}]"#, 1), (#"{"meta": {"id": 9}, "items": [{"id": 1}, {"id": 2}]}"#, 2),
      (#"{"tags": ["x"], "items": [{"id": 1}]}"#, 1), (#"{"data": {"rows": [{"id": 1}]}}"#, 1), ("[]", 0),
      (#"{"items": []}"#, 0),
    ])
  func array(_ text: String, _ count: Int) throws {
    #expect(try document(text).objects.count == count)
  }

  @Test(
    "an error about a document without records names it",
    arguments: [
      ("{\"a\": 1}", "no array"), ("3", "no array"), (#"[{"id": 1}, 2]"#, "element 2"), ("[1]", "element 1"),
      ("[\n  {\"id\" 1}]", "a.json: line 2, column 9"),
    ])
  func noRecords(_ text: String, _ message: String) throws {
    let error = try #require(throws: UsageError.self) { _ = try document(text) }
    #expect(error.description.contains(message) && error.description.contains("a.json"), "\(error)")
  }

  @Test("records are paired by key at any position; the others are added or removed")
  func pairs() throws {
    let pairing = try pairing(
      #"[{"id": "a", "v": 1}, {"id": "b", "v": 2}, {"id": "c", "v": 3}]"#,
      #"[{"id": "d", "v": 4}, {"v": 9, "id": "c"}, {"id": "a", "v": 1}]"#)
    #expect(pairing.field == "id")
    #expect(pairing.new.map(\.key) == ["c", "a"] && pairing.old.map(\.key) == ["c", "a"])
    #expect(pairing.added == ["d"] && pairing.removed == ["b"])
    let pairs = Array(zip(pairing.old, pairing.new))
    #expect(pairs.map { HandWrittenRecord($0) == HandWrittenRecord($1) } == [false, true])
    #expect(pairs.map { SynthesizedRecord($0) == SynthesizedRecord($1) } == [false, true])
    #expect(pairs.map { GeneratedRecord($0) == GeneratedRecord($1) } == [false, true])
    #expect(pairs.map { SpecifiedRecord($0) == SpecifiedRecord($1) } == [false, true])
  }

  @Test("the key is the first of code, id, key and name that is unique in both documents")
  func detection() throws {
    let old = #"[{"code": 1, "id": 1, "name": "x"}, {"code": 1, "id": 2, "name": "y"}]"#
    #expect(try pairing(old, #"[{"code": 1, "id": 7, "name": "x"}]"#).field == "id")
    #expect(try pairing(old, #"[{"code": 1, "name": "x"}]"#).field == "name")
    let error = try #require(throws: UsageError.self) { _ = try pairing(old, #"[{"title": "x"}]"#) }
    #expect(error.description.contains("--key") && error.description.contains("title"))
  }

  @Test("a named key that no record has is an error that names the fields")
  func unknownKey() throws {
    let error = try #require(throws: UsageError.self) {
      _ = try pairing(#"[{"id": 1}]"#, #"[{"id": 1}]"#, key: "nope")
    }
    #expect(error.description.contains("nope") && error.description.contains("id"))
  }

  @Test("1 and \"1\" are two keys")
  func keyTypes() throws {
    let pairing = try pairing(#"[{"id": 1}]"#, #"[{"id": "1"}]"#)
    #expect(pairing.old.isEmpty && pairing.added == ["1"] && pairing.removed == ["1"])
  }

  @Test("records with the same key are paired in their order, and reported")
  func duplicates() throws {
    let pairing = try pairing(
      #"[{"id": 1, "v": "a"}, {"id": 1, "v": "b"}, {"id": 2}]"#,
      #"[{"id": 1, "v": "a"}, {"id": 1, "v": "x"}, {"id": 1, "v": "c"}, {"id": 2}]"#, key: "id")
    let equal = zip(pairing.old.map(SynthesizedRecord.init), pairing.new.map(SynthesizedRecord.init)).map { $0 == $1 }
    #expect(equal == [true, false, true])
    #expect(pairing.added == ["1"] && pairing.removed.isEmpty)
    #expect(pairing.duplicates.map(\.count) == [2, 3])
    #expect(pairing.notes.contains { $0.contains("1 (2 times in old.json), 1 (3 times in new.json)") })
  }

  @Test("records without a key are reported with their number")
  func keyless() throws {
    let pairing = try pairing(
      #"[{"id": 1}, {"v": 1}]"#, #"[{"id": null}, {"id": 1}, {"id": [1]}]"#, key: "id")
    #expect(pairing.old.count == 1 && pairing.keylessOld == [2] && pairing.keylessNew == [1, 3])
    #expect(pairing.notes.contains { $0.contains("2 records of new.json without id") && $0.contains("number 1, 3") })
  }

  @Test("every record is counted once, with any keys")
  func counts() throws {
    var generator = SeededGenerator(seed: 0xC0DE)
    for _ in 0..<200 {
      let sides = (0..<2).map { side in
        RecordDocument(
          name: "\(side)",
          objects: [[JSONField(name: "id", value: .integer(0))]]
            + (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
              let key = Int.random(in: -2..<6, using: &generator)
              return [JSONField(name: "id", value: key < 0 ? .null : .integer(key))]
            })
      }
      let pairing = try RecordPairing(sides[0], sides[1], key: "id")
      #expect(pairing.old.map(\.key) == pairing.new.map(\.key), "seed \(generator.seed)")
      #expect(
        pairing.old.count + pairing.removed.count + pairing.keylessOld.count == sides[0].objects.count,
        "seed \(generator.seed)")
      #expect(
        pairing.new.count + pairing.added.count + pairing.keylessNew.count == sides[1].objects.count,
        "seed \(generator.seed)")
      #expect(Set(pairing.added).isDisjoint(with: pairing.removed), "seed \(generator.seed)")
    }
  }

  @Test("empty documents have nothing to pair")
  func empty() throws {
    let pairing = try pairing("[]", "[]")
    #expect(pairing.old.isEmpty && pairing.notes.contains { $0.contains("nothing to compare") })
  }
}
