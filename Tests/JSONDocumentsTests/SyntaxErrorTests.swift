import JSONDocuments
import TestSupport
import Testing

@Suite("Texts that are not JSON")
struct SyntaxErrorTests {
  private func error(_ bytes: [UInt8]) throws -> JSONSyntaxError {
    try #require(throws: JSONSyntaxError.self) { _ = try JSONDocument(parsing: JSONText(bytes)) }
  }

  @Test(
    "an error has line, column and what was expected",
    arguments: [
      ("", 1, 1, "expected a value, found the end of the text"),
      (" \n ", 2, 2, "expected a value, found the end of the text"),
      ("{\n  \"a\": 1,\n}", 3, 1, "expected the name of a member in double quotes, found '}': a comma before"),
      ("[1 2]", 1, 4, "expected ',' or ']' after an element of the array, found '2'"),
      ("[1,]", 1, 4, "expected a value, found ']': a comma before the end is not allowed"),
      ("[1,\n ,2]", 2, 2, "expected a value, found ','"),
      ("{\"a\":}", 1, 6, "expected a value, found '}'"),
      ("{\"a\" 1}", 1, 6, "expected ':' after the name of a member, found '1'"),
      ("{\"a\": 1 \"b\": 2}", 1, 9, "expected ',' or '}' after a member of the object, found '\"'"),
      ("{\"a\": [1}", 1, 9, "expected ',' or ']' after an element of the array, found '}'"),
      ("{1: 2}", 1, 2, "expected the name of a member in double quotes, found '1'"),
      ("\"é\u{1}\"", 1, 3, "a control character in a string is written as an escape"),
      ("[\"a\nb\"]", 1, 4, "here as \\n"),
      ("\"abc", 1, 1, "the string has no end"),
      ("[\"abc\\", 1, 2, "the string has no end"),
      ("[tru]", 1, 2, "expected a value, found 'tru'"),
      ("[True]", 1, 2, "expected a value, found 'True'"),
      ("[nullable]", 1, 2, "expected a value, found 'nullable'"),
      ("['a']", 1, 2, "strings need double quotes"),
      ("[1] // one", 1, 5, "nothing may follow the end of the document, but '/' does"),
      ("// one\n[1]", 1, 1, "JSON has no comments"),
      ("[01]", 1, 2, "a number does not start with 0"),
      ("[1.]", 1, 4, "expected a digit after the point of a number, found ']'"),
      ("[1e]", 1, 4, "expected a digit after the exponent sign of a number"),
      ("[-]", 1, 3, "expected a digit after the sign of a number"),
      ("[+1]", 1, 2, "a number starts with a digit or '-'"),
      ("NaN", 1, 1, "JSON has no such number"),
      (#"["\x"]"#, 1, 3, "a string has no such escape"),
      (#"["\ud800"]"#, 1, 3, "half of a surrogate pair is missing"),
      (#"["\ud800\n"]"#, 1, 3, "half of a surrogate pair is missing"),
      (#"["\ud800\u0041"]"#, 1, 3, "half of a surrogate pair is missing"),
      (#"["\udc00"]"#, 1, 3, "half of a surrogate pair is missing"),
      (#"["\u12g4"]"#, 1, 7, "expected four hexadecimal digits after \\u, found 'g'"),
      ("1 2", 1, 3, "nothing may follow the end of the document"),
      ("[\n[\n", 3, 1, "expected a value, found the end of the text"),
      ("[\r\n1,\r\nx]", 3, 1, "expected a value, found 'x'"),
      ("\u{FEFF}[x]", 1, 2, "expected a value, found 'x'"),
      ("[\u{A0}1]", 1, 2, "expected a value, found the character U+00A0"),
      ("[\u{7}]", 1, 2, "the character U+0007"),
    ])
  func messages(_ text: String, _ line: Int, _ column: Int, _ reason: String) throws {
    let error = try error(Array(text.utf8))
    #expect(error.place.line == line && error.place.column == column, "\(error)")
    #expect(error.reason.contains(reason), "\(error)")
  }

  @Test(
    "an error about bytes that are not UTF-8 has their place",
    arguments: [
      ([0xFF], 2), ([0x61, 0xC3], 3), ([0xC0, 0x80], 2), ([0xE0, 0x80, 0x80], 2), ([0xED, 0xA0, 0x80], 2),
      ([0xF4, 0x90, 0x80, 0x80], 2), ([0xF0, 0x9F, 0x98], 2), ([0xC3, 0xA9, 0x80], 3), ([0x80], 2),
    ] as [([UInt8], Int)])
  func encoding(_ bytes: [UInt8], _ column: Int) throws {
    let error = try error([0x22] + bytes + [0x22])
    #expect(error.place.column == column && error.reason.contains("not valid UTF-8"), "\(error)")
  }

  @Test("an error names UTF-16 and UTF-32")
  func otherEncodings() throws {
    #expect(try error([0xFF, 0xFE, 0x5B, 0x00]).reason.contains("UTF-16"))
    #expect(try error([0xFE, 0xFF, 0x00, 0x5B]).reason.contains("UTF-16"))
    #expect(try error([0x5B, 0x00, 0x5D, 0x00]).reason.contains("UTF-16"))
  }

  @Test("a zero byte is an error like any other, and does not end the text")
  func zeroByte() throws {
    let error = try error([0x5B, 0x31, 0x2C, 0x00, 0x31, 0x5D])
    #expect(error.place.column == 4 && error.reason.contains("the character U+0000"), "\(error)")
    #expect(try self.error([0x22, 0x61, 0x00, 0x22]).place.column == 3)
  }

  @Test("an error is the same at every position of a word")
  func positions() throws {
    for length in 0..<40 {
      let padding = String(repeating: "x", count: length)
      #expect(try error(Array("\"\(padding)\u{1}\"".utf8)).place.column == length + 2)
      #expect(try error(Array("\"\(padding)\\q\"".utf8)).place.column == length + 2)
      #expect(try error(Array("\"\(padding)".utf8)).reason.contains("has no end"))
      #expect(try error(Array("\"\(padding)\"x".utf8)).place.column == length + 3)
    }
  }

  @Test("every proper prefix of a document is an error")
  func beginnings() throws {
    let text = Array(#"{"a": [1.5e-3, true, null, "\u00e9\ud83d\ude00é\n"], "b": {"c": [[], {}]}}"#.utf8)
    for length in 0..<text.count { _ = try error(Array(text.prefix(length))) }
    _ = try JSONDocument(parsing: JSONText(text))
  }

  @Test("a document with one changed byte is read or an error, and never crashes")
  func mutations() throws {
    var generator = SeededGenerator(seed: 0xBAD)
    let text = Array(#"{"a": [1.5e-3, true, null, "\u00e9\ud83d\ude00é\n"], "b": {"c": [[], {}], "a": -0}}"#.utf8)
    var refused = 0
    for _ in 0..<20_000 {
      var changed = text
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        changed[Int.random(in: 0..<text.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      do { _ = try JSONDocument(parsing: JSONText(changed)) } catch { refused += 1 }
    }
    #expect(refused > 10_000, "seed \(generator.seed)")
  }
}
