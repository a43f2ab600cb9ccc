import Foundation
import JSONDocuments
import TestSupport
import Testing

@Suite("JSON values")
struct JSONValueTests {
  private func read(_ text: String) throws(JSONSyntaxError) -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

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

  @Test("nesting that would overflow the stack is an error")
  func depth() throws {
    #expect(throws: JSONSyntaxError.self) { _ = try read(String(repeating: "[", count: 1_000_000)) }
    _ = try read(String(repeating: "[", count: 500) + String(repeating: "]", count: 500))
  }

  @Test("Foundation reads every accepted text as the same value")
  func foundation() throws {
    var generator = SeededGenerator(seed: 0x5EED)
    for _ in 0..<300 {
      let value = generator.jsonValue(depth: 4)
      let text = JSONSample.text(of: value)
      #expect(try read(text) == value, "seed \(generator.seed): \(text)")
      let data = Data(text.utf8)
      #expect(throws: Never.self, "seed \(generator.seed): \(text)") {
        try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      }
    }
  }
}
