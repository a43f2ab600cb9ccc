import Testing

@Suite("equitree diff: long texts, and texts that look the same")
struct SpellingTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  @Test(
    "found-case 59: a number is cut off like any other value, and … marks the cut",
    arguments: [100, 101, 300, 100_000])
  func numbers(_ count: Int) throws {
    let number = String(repeating: "7", count: count)
    let line = try #require(try ToolRun.diff("{}", "{\"a\": \(number)}").changes.first)
    #expect(line == "added    a: " + (count > 100 ? number.prefix(100) + "…" : number))
    let changed = try #require(try ToolRun.diff("[\(number)1]", "[\(number)2]").changes.first)
    #expect(changed.utf8.count < 250 && changed.contains("1 →") && changed.hasSuffix("2"), "\(changed)")
  }

  @Test(
    "found-case 59: … follows every value that was cut off and no other",
    arguments: [
      ("\"", "\""), ("[\"", "\"]"), ("[1, \"", "\"]"), ("{\"a\": \"", "\"}"), ("[\"\\n", "\"]"), ("[[\"", "\"]]"),
      ("1e", ""),
    ])
  func ends(_ start: String, _ end: String) throws {
    for count in 80...110 {
      let value = start + String(repeating: "5", count: count) + end
      let line = try #require(try ToolRun.diff("{}", "{\"a\": \(value)}").changes.first)
      let text = String(line.dropFirst("added    a: ".count))
      if value.utf8.count <= 100 {
        #expect(text == value)
      } else {
        #expect(text.hasSuffix("…") && value.hasPrefix(text.dropLast()) && text.dropLast().utf8.count <= 100, "\(text)")
      }
    }
  }

  @Test("found-case 59: names that look the same are written with escapes, in paths and in values")
  func names() throws {
    let (old, new) = (Self.composed, Self.decomposed)
    #expect(
      try ToolRun.diff("{\"\(old)\": 1}", "{\"\(new)\": 1}").changes.sorted()
        == [#"added    ["e\u0301"]: 1"#, #"removed  ["\u00e9"]: 1"#])
    #expect(
      try ToolRun.diff("{\"\(old)\": {\"\(new)\": 1}}", "{\"\(old)\": {\"\(new)\": 2}}").changes
        == [#"changed  ["\u00e9"]["e\u0301"]: 1 → 2"#])
    #expect(
      try ToolRun.diff("{\"a\": {\"\(old)\": 1}}", "{\"a\": [{\"\(new)\": 1}]}").changes
        == [#"changed  a: {"\u00e9": 1} → [{"e\u0301": 1}]"#])
    // One spelling alone is written as it is.
    #expect(try ToolRun.diff("{\"\(old)\": 1}", "{\"\(old)\": 2}").changes == ["changed  \(old): 1 → 2"])
    // The Kelvin sign looks like a K.
    #expect(
      try ToolRun.diff(#"{"K": 1}"#, "{\"\u{212A}\": 1}").changes.sorted()
        == [#"added    ["\u212a"]: 1"#, "removed  K: 1"])
  }

  @Test("found-case 59: keys that look the same are written with escapes")
  func keys() throws {
    let run = try ToolRun.diff("[{\"id\": \"\(Self.composed)\"}]", "[{\"id\": \"\(Self.decomposed)\"}]")
    #expect(
      run.changes.sorted() == [
        #"added    [id="e\u0301"]: {"id": "e\u0301"}"#, #"removed  [id="\u00e9"]: {"id": "\u00e9"}"#,
      ])
  }

  @Test(
    "found-case 59: long names and keys are cut off, and shown in full if they differ behind the cut",
    arguments: [("{\"", "\": 1}"), ("[{\"id\": \"", "\"}]"), ("[{\"id\": 1", "}]")])
  func longNames(_ start: String, _ end: String) throws {
    let name = String(repeating: "1", count: 300)
    let alone = try #require(
      try ToolRun.diff("\(start)\(name)\(end)", start.hasPrefix("{") ? "{}" : "[]").changes.first)
    #expect(alone.contains("…") && alone.utf8.count < 250, "\(alone)")
    let run = try ToolRun.diff("\(start)\(name)\(end)", "\(start)\(name)2\(end)")
    #expect(run.changes.count == 2 && Set(run.changes.map { $0.dropFirst(9) }).count == 2)
    #expect(run.changes.contains { $0.contains("\(name)2") }, "\(run)")
  }

  @Test("found-case 59: strings that look the same behind a cut are distinguished")
  func behindCut() throws {
    let start = String(repeating: "x", count: 300)
    let run = try ToolRun.diff("[\"\(start)\(Self.composed)\"]", "[\"\(start)\(Self.decomposed)\"]")
    #expect(run.changes.first?.contains(#"\u00e9" → "#) == true && run.changes[0].hasSuffix(#"e\u0301""#), "\(run)")
  }

  @Test(
    "found-case 59: invisible characters are written as escapes, in values, names and keys",
    arguments: [
      ("\u{3164}", #"\u3164"#), ("\u{FE0F}", #"\ufe0f"#), ("\u{A0}", #"\u00a0"#), ("\u{2800}", #"\u2800"#),
      ("\u{200B}", #"\u200b"#), ("\u{115F}", #"\u115f"#), ("\u{E0041}", #"\udb40\udc41"#), ("\u{7F}", #"\u007f"#),
    ])
  func unseen(_ character: String, _ escape: String) throws {
    let value = try ToolRun.diff(#"{"a": "x"}"#, "{\"a\": \"x\(character)\"}")
    #expect(value.changes == ["changed  a: \"x\" → \"x\(escape)\""])
    let name = try ToolRun.diff(#"{"x": 1}"#, "{\"x\": 1, \"x\(character)\": 1}")
    #expect(name.changes == ["added    [\"x\(escape)\"]: 1"])
    let key = try ToolRun.diff(#"[{"id": "x"}]"#, "[{\"id\": \"x\"}, {\"id\": \"x\(character)\"}]")
    #expect(key.changes == ["added    [id=\"x\(escape)\"]: {\"id\": \"x\(escape)\"}"])
  }

  @Test("found-case 59: fields are named as in paths, and a name in another spelling is suggested with escapes")
  func fields() throws {
    let (old, new) = (#"[{"a\nb": 1}, {"a\nb": 2}]"#, #"[{"a\nb": 2}, {"a\nb": 1}]"#)
    let paired = try ToolRun.diff(old, new, "--key", "a\nb")
    #expect(paired.output.contains(#"paired: $ by "a\nb""#) && paired.changes.count == 1, "\(paired)")
    let unknown = try ToolRun.diff(
      "[{\"\(Self.decomposed)\": 1}]", "[{\"\(Self.decomposed)\": 2}]", "--key", Self.composed)
    #expect(unknown.complaint.contains(#"did you mean "e\u0301"?"#), "\(unknown)")
  }
}
