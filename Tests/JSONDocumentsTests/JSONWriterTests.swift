import JSONDocuments
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  private func written(_ text: String, _ style: JSONWriter.Style, limit: Int = .max) throws -> (
    text: String, isCut: Bool
  ) {
    let document = try JSONDocument(parsing: JSONText(Array(text.utf8)))
    var writer = JSONWriter(style, limit: limit)
    writer.write(document.root)
    return withExtendedLifetime(document) { (String(decoding: writer.bytes, as: UTF8.self), writer.isCut) }
  }

  @Test("text for people has spaces, and escapes for characters that a terminal might obey")
  func readable() throws {
    let text = #"{"a":[1,"é\u001b[31m\u202e\u0085\u2028"],"b":{}}"#
    #expect(try written(text, .readable).text == #"{"a": [1, "é\u001b[31m\u202e\u0085\u2028"], "b": {}}"#)
  }

  @Test("text for programs keeps characters beyond ASCII as they are")
  func compact() throws {
    #expect(try written(#"["\u202e", "\u001b"]"#, .compact).text == "[\"\u{202E}\",\"\\u001b\"]")
  }

  @Test("a value beyond the limit is cut off between characters")
  func cut() throws {
    #expect(try written("[1, 2, 3]", .readable, limit: 9).isCut == false)
    let (text, isCut) = try written(#"["ééééééééé", 1]"#, .readable, limit: 7)
    #expect(isCut && text == "[\"éé")
    #expect(try written(#"{"a long name": [1]}"#, .readable, limit: 7).text == #"{"a lon"#)
    #expect(try written("1234567890", .readable, limit: 7).text == "1234567")
    #expect(try written(#"["\u0001\u0001"]"#, .readable, limit: 12).text == #"["\u0001"#)
    #expect(
      try written(
        "[" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_001), .readable, limit: 20
      ).text.count < 30)
  }
}
