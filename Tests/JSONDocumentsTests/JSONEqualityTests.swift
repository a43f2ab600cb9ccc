import JSONDocuments
import TestSupport
import Testing

@Suite("Equality of JSON values")
struct JSONEqualityTests {
  private func areEqual(_ lhs: String, _ rhs: String) throws -> Bool {
    let (lhs, rhs) = try (
      JSONDocument(parsing: JSONText(Array(lhs.utf8))), JSONDocument(parsing: JSONText(Array(rhs.utf8)))
    )
    let answer = lhs.root.isEqualExceptChildren(to: rhs.root)
    #expect(rhs.root.isEqualExceptChildren(to: lhs.root) == answer)
    if answer { #expect(lhs.root.hashExceptChildren == rhs.root.hashExceptChildren) }
    return withExtendedLifetime((lhs, rhs)) { answer }
  }

  @Test(
    "numbers are equal if they have the same value",
    arguments: [
      ("1", "1.0", true), ("1", "1e0", true), ("100", "1E+2", true), ("0.001", "1e-3", true), ("-0", "0.0", true),
      ("0e99999999999999999999", "0", true), ("120", "12e1", true), ("1.20", "1.2", true), ("-5", "5", false),
      ("1", "10", false), ("0.1", "0.01", false), ("1e400", "1e401", false), ("10e399", "1e400", true),
      ("9007199254740993", "9007199254740992", false), ("0.1", "0.1000000000000000055511151231257827", false),
      ("12345678901234567890123456789", "1.2345678901234567890123456789e28", true),
      ("1e99999999999999999999", "1e99999999999999999998", false),
      ("1e99999999999999999999", "1E+099999999999999999999", true),
      ("1e99999999999999999999", "1e-99999999999999999999", false),
    ])
  func numbers(_ lhs: String, _ rhs: String, _ expected: Bool) throws {
    #expect(try areEqual(lhs, rhs) == expected)
  }

  @Test(
    "strings are equal if they have the same characters",
    arguments: [
      (#""a""#, #""\u0061""#, true), (#""é""#, #""\u00e9""#, true), (#""é""#, #""e\u0301""#, false),
      (#""\/""#, #""/""#, true), (#""😀""#, #""\ud83d\uDE00""#, true), (#""a""#, #""b""#, false), (#""""#, #""""#, true),
      (#""\b\f\n\r\t""#, #""\u0008\u000c\u000A\u000d\u0009""#, true), (#""abcdefgh1""#, #""abcdefgh2""#, false),
      (#""1""#, "1", false), ("null", "false", false), ("true", "true", true), ("[]", "{}", false),
      ("[1]", "[2]", true),
    ])
  func strings(_ lhs: String, _ rhs: String, _ expected: Bool) throws {
    #expect(try areEqual(lhs, rhs) == expected)
  }

  @Test(
    "whole values are equal whatever the order of their members",
    arguments: [
      (#"{"b": "\u0063", "a": [1.0, {"y": [2], "x": 1}]}"#, true),
      (#"{"a": [{"x": 1, "y": [2]}, 1], "b": "c"}"#, false),
      (#"{"a": [1, {"x": 1, "y": [2]}]}"#, false), (#"{"a": [1, {"x": 1, "y": [3]}], "b": "c"}"#, false),
      (#"{"a": [1, {"x": 1, "z": [2]}], "b": "c"}"#, false),
    ])
  func wholeValues(_ text: String, _ expected: Bool) throws {
    let names = JSONNames()
    let first = #"{"a": [1, {"x": 1, "y": [2]}], "b": "c"}"#
    let old = try JSONDocument(parsing: JSONText(Array(first.utf8)), names: names)
    let new = try JSONDocument(parsing: JSONText(Array(text.utf8)), names: names)
    withExtendedLifetime((old, new)) { #expect(old.root.isEqual(to: new.root) == expected) }
  }

  @Test("numbers with slightly different values differ, as Foundation's decimals do")
  func randomNumbers() throws {
    var generator = SeededGenerator(seed: 0x2A)
    for _ in 0..<5000 {
      let mantissa = Int.random(in: -50...50, using: &generator)
      let exponent = Int.random(in: -3...3, using: &generator)
      let other = Int.random(in: -50...50, using: &generator)
      // Both sides as whole thousandths.
      let (left, right) = (mantissa * [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][exponent + 3], other * 1000)
      #expect(try areEqual("\(mantissa)e\(exponent)", "\(other).0") == (left == right), "seed \(generator.seed)")
    }
  }

  @Test(
    "the hashes of similar values spread", arguments: ["", "\"", "\"a common beginning ", "-1", "0.5"])
  func hashes(_ start: String) throws {
    let end = start.first == "\"" ? "\"" : ""
    let values = (0..<10_000).map { "\(start)\($0 + 1)1\(end)" }
    let document = try JSONDocument(parsing: JSONText(Array("[\(values.joined(separator: ","))]".utf8)))
    let hashes = withExtendedLifetime(document) { document.root.children.map(\.hashExceptChildren) }
    #expect(Set(hashes).count == hashes.count)
    // By chance, 10,000 values take about 7,480 of 16,384 slots.
    #expect(Set(hashes.map { $0 & 0x3FFF }).count > 6700)
    #expect(Set(hashes.map { $0 >> 50 }).count > 6700)
  }
}
