import BenchmarkKit
import Foundation
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  private func read(_ text: String) throws(JSONSyntaxError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test("values of every kind are read")
  func values() throws {
    let value = try read(#"\#u{FEFF} {"a": [null, true, false, -0, 1.5e1, "\u00e9\ud83d\ude00\n"], "b": {}} "#)
    #expect(
      value
        == .object([
          JSONField(
            name: "a",
            value: .array([.null, .bool(true), .bool(false), .integer(0), .integer(15), .string("é😀\n")])),
          JSONField(name: "b", value: .object([])),
        ]))
  }

  @Test(
    "a number is the same however it is written, and keeps what a double cannot hold",
    arguments: [
      ("100", "1e2", true), ("1.0", "1", true), ("0.5", "5e-1", true), ("0.5", "0.25", false),
      ("9007199254740993", "9007199254740992", false), ("12345678901234567890", "12345678901234567891", false),
      ("1e999", "1e998", false),
    ])
  func numbers(_ lhs: String, _ rhs: String, _ areEqual: Bool) throws {
    #expect((try read(lhs) == read(rhs)) == areEqual)
  }

  @Test("the order of fields does not matter once values are canonical")
  func canonical() throws {
    let lhs = try read(#"{"a": [{"x": 1, "y": 2}], "b": 3}"#)
    let rhs = try read(#"{"b": 3, "a": [{"y": 2, "x": 1}]}"#)
    #expect(lhs != rhs)
    #expect(lhs.canonical == rhs.canonical)
  }

  @Test(
    "a text that is not JSON is told with line and column",
    arguments: [
      ("", 1, 1), ("{\n  \"a\": 1,\n}", 3, 1), ("[1 2]", 1, 4), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6),
      ("\"é\u{1}\"", 1, 3), ("\"abc", 1, 1), ("[tru]", 1, 2), ("[01]", 1, 2), ("[1.]", 1, 4), ("[1e]", 1, 4),
      ("[-]", 1, 3), (#"["\x"]"#, 1, 3), (#"["\ud800"]"#, 1, 3), (#"["\udc00"]"#, 1, 3), (#"["\u12g4"]"#, 1, 7),
      ("1 2", 1, 3), ("{\"a\": 1, \"a\": 2}", 1, 10), ("{1: 2}", 1, 2), ("[\n[\n", 3, 1), ("NaN", 1, 1),
    ])
  func errors(_ text: String, _ line: Int, _ column: Int) throws {
    let error = try #require(throws: JSONSyntaxError.self) { _ = try read(text) }
    #expect(error.line == line && error.column == column, "\(error)")
  }

  @Test("bytes that are no UTF-8 are told")
  func encoding() {
    #expect(throws: JSONSyntaxError.self) { _ = try JSONReader.read([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONSyntaxError.self) { _ = try JSONReader.read([0xFF, 0xFE, 0x5B, 0x00]) }
  }

  @Test("nesting that would overflow the stack is an error")
  func depth() throws {
    #expect(throws: JSONSyntaxError.self) { _ = try read(String(repeating: "[", count: 1_000_000)) }
    _ = try read(String(repeating: "[", count: 500) + String(repeating: "]", count: 500))
  }

  @Test("what the reader accepts, Foundation reads as the same value")
  func foundation() throws {
    var generator = SeededGenerator(seed: 0x5EED)
    for _ in 0..<300 {
      let value = generator.jsonValue(depth: 4)
      let text = JSONText.text(of: value)
      #expect(try read(text) == value, "seed \(generator.seed): \(text)")
      let data = Data(text.utf8)
      #expect(throws: Never.self, "seed \(generator.seed): \(text)") {
        try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      }
    }
  }
}
