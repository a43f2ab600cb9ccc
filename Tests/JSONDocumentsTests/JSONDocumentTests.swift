import JSONDocuments
import TestSupport
import Testing

@Suite("JSON documents")
struct JSONDocumentTests {
  private func document(
    _ text: String, _ names: JSONNames = JSONNames(), _ policy: JSONRepeatedNamePolicy = .refused
  ) throws(JSONSyntaxError) -> JSONDocument {
    try JSONDocument(parsing: JSONText(Array(text.utf8)), names: names, repeatedNames: policy)
  }

  private func compact(_ document: JSONDocument) -> String {
    var writer = JSONWriter(.compact)
    withExtendedLifetime(document) { writer.write(document.root) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    "a document is written as it was read",
    arguments: [
      "null", "true", "false", "0", "-12.50e+3", "\"\"", "[]", "{}", "[[],{},[{}]]", "[1,[2,[3]],4]",
      #"{"a":1,"b":{"c":[true,null],"d":"x"},"":[]}"#, #"["\"\\\n\r\t\u0001\u007f","é😀"]"#,
    ])
  func roundTrip(_ text: String) throws {
    let document = try document(text)
    #expect(compact(document) == text)
    let spaced = text.map { "{}[],:".contains($0) && !text.contains("\\") ? " \($0)\r\n\t" : String($0) }.joined()
    let again = try self.document("\u{FEFF}" + spaced)
    #expect(compact(again) == text)
  }

  @Test("values are numbered in the order of the text, and containers know their ends and counts")
  func numbering() throws {
    let document = try document(#"{"a": [1, [2], {}], "b": "x"}"#)
    defer { withExtendedLifetime(document) {} }
    #expect(document.count == 7)
    #expect((0..<7).map { document[$0].kind } == [.object, .array, .number, .array, .number, .object, .string])
    #expect((0..<7).map { document[$0].endIndex } == [7, 6, 3, 5, 5, 6, 7])
    #expect((0..<7).map { document[$0].count } == [2, 3, 0, 1, 0, 0, 0])
    #expect(document.root.children.map(\.name) == ["a", "b"])
    #expect(document[1].children.map(\.name) == [nil, nil, nil])
    #expect(document.place(of: document[4]).description == "line 1, column 12")
  }

  @Test("names are shared between documents, whether they are escaped or not")
  func names() throws {
    let names = JSONNames(["zeta"])
    let old = try document(#"{"a": 1, "b": 2, "\u0062c": 3}"#, names)
    let new = try document(#"{"b": 1, "\u0061": 2, "bc": 3, "zeta": 0, "": 1}"#, names)
    defer { withExtendedLifetime((old, new)) {} }
    #expect(old.root.children.map(\.nameNumber) == [1, 2, 3])
    #expect(new.root.children.map(\.nameNumber) == [2, 1, 3, 0, 4])
    #expect(names.knownNumber(of: "b") == 2 && names.knownNumber(of: "x") == nil && names.count == 5)
    #expect(new.root.member(1)?.name == "a" && new.root.member(9) == nil)
  }

  @Test("many names have different numbers")
  func manyNames() throws {
    let text = "{" + (0..<5000).map { "\"name \($0)\": \($0)" }.joined(separator: ",") + "}"
    let document = try document(text)
    defer { withExtendedLifetime(document) {} }
    #expect(document.names.count == 5000)
    for (number, member) in document.root.children.enumerated() { #expect(member.name == "name \(number)") }
  }

  @Test(
    "a name that occurs twice in one object is an error at the second place",
    arguments: [
      (#"{"a": 1, "a": 2}"#, 10), (#"{"a": {"a": 1}, "\u0061" : 2}"#, 17), (#"{"x": 1, "\"a": [], "\"a": []}"#, 21),
      (#"[{"a": {"b": 1, "c": 2, "b": 3}}]"#, 25), (#"{"\\": 1,"\\":2}"#, 10),
    ])
  func repeatedNames(_ text: String, _ column: Int) throws {
    let error = try #require(throws: JSONSyntaxError.self) { _ = try document(text) }
    #expect(error.place.line == 1 && error.place.column == column, "\(error)")
    #expect(error.reason.contains("two members with the name"))
  }

  @Test("the last member of a name counts on request, and the document lists the names")
  func lastCounts() throws {
    let document = try document(#"{"a": [1], "b": {"a": 2, "a": 3}, "a": 4, "a": 5}"#, JSONNames(), .lastCounts)
    defer { withExtendedLifetime(document) {} }
    #expect(compact(document) == #"{"b":{"a":3},"a":5}"#)
    #expect(document.root.count == 2)
    #expect(document.repeatedNames.map { document.names[$0.nameNumber] } == ["a", "a", "a"])
    #expect(document.repeatedNames.map { document.place(of: $0).column } == [26, 35, 43])
  }

  @Test("one name in two objects, one inside the other, is no repetition")
  func nestedNames() throws {
    let document = try document(#"{"a": {"a": {"a": 1}}, "b": {"a": 2}, "c": [{"a": 1}, {"a": 2}]}"#)
    #expect(document.repeatedNames.isEmpty)
  }

  @Test("any depth is read, written and freed")
  func depth() throws {
    let depth = 1_000_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = try document(text)
    #expect(document.count == depth)
    #expect(compact(document) == text)
    #expect(throws: JSONSyntaxError.self) {
      _ = try JSONDocument(parsing: JSONText(Array(text.utf8)), deepest: depth - 1)
    }
  }

  @Test("a text is appended in pieces of any size")
  func pieces() throws {
    let text = JSONText()
    let bytes = Array(("[" + (0..<500).map(String.init).joined(separator: ", ") + "]").utf8)
    for start in stride(from: 0, to: bytes.count, by: 7) {
      let piece = bytes[start..<min(start + 7, bytes.count)]
      text.append(atMost: 16) { free in
        for (index, byte) in piece.enumerated() { free[index] = byte }
        return piece.count
      }
    }
    #expect(text.count == bytes.count)
    let document = try JSONDocument(parsing: text)
    withExtendedLifetime(document) { #expect(document.root.count == 500) }
  }

  @Test("a document is the same value as the one it was written from")
  func randomValues() throws {
    var generator = SeededGenerator(seed: 0xD0C)
    for _ in 0..<300 {
      let value = generator.jsonValue(depth: 4)
      let document = try document(JSONSample.text(of: value))
      #expect(try JSONValue(parsing: Array(compact(document).utf8)) == value, "seed \(generator.seed)")
    }
  }
}
