import Testing

@Suite("equitree diff: differences")
struct DifferenceTests {
  @Test(
    "each difference has a line with its path, and the exit status says that there is one",
    arguments: [
      // Members.
      (#"{"a": 1}"#, #"{"a": 2}"#, ["changed  a: 1 → 2"]),
      (#"{"a": 1}"#, #"{"a": 1, "b": [true]}"#, ["added    b: [true]"]),
      (#"{"a": 1, "b": {"c": null}}"#, #"{"a": 1}"#, [#"removed  b: {"c": null}"#]),
      (#"{"a": {"b": {"c d": "x"}}}"#, #"{"a": {"b": {"c d": "y"}}}"#, [#"changed  a.b["c d"]: "x" → "y""#]),
      (#"{"a": 1, "b": 2}"#, #"{"c": 3, "b": 2}"#, ["added    c: 3", "removed  a: 1"]),
      // Values that become values of another kind.
      (#"{"a": 1}"#, #"{"a": "1"}"#, [#"changed  a: 1 → "1""#]),
      (#"{"a": 1}"#, #"{"a": [1]}"#, ["changed  a: 1 → [1]"]),
      (#"{"a": {"0": 1}}"#, #"{"a": [1]}"#, [#"changed  a: {"0": 1} → [1]"#]),
      (#"{"a": []}"#, #"{"a": {}}"#, ["changed  a: [] → {}"]),
      (#"[[1], 2]"#, #"[1, [2]]"#, ["changed  [0]: [1] → 1", "changed  [1]: 2 → [2]"]),
      // The whole document.
      ("1", "2", ["changed  $: 1 → 2"]), (#""a""#, "null", [#"changed  $: "a" → null"#]),
      ("[]", "0", ["changed  $: [] → 0"]), ("{}", "[]", ["changed  $: {} → []"]),
      // Elements by position.
      ("[1, 2, 3]", "[1, 5, 3]", ["changed  [1]: 2 → 5"]),
      ("[1, 2, 3]", "[1]", ["removed  [1]: 2", "removed  [2]: 3"]),
      (#"{"a": [[1], [2]]}"#, #"{"a": [[1], [2, 3]]}"#, ["added    a[1][1]: 3"]),
      // Elements by key.
      (
        #"[{"id": 1, "n": "a"}, {"id": 2, "n": "b"}]"#, #"[{"id": 2, "n": "c"}]"#,
        [#"removed  [id=1]: {"id": 1, "n": "a"}"#, #"changed  [id=2].n: "b" → "c""#]
      ),
      (
        #"{"x": [{"id": "p", "n": 1}, {"id": "q"}, {"id": "r"}]}"#,
        #"{"x": [{"id": "r"}, {"id": "p", "n": 2}, {"id": "q"}]}"#,
        ["moved    x[id=r]: [2] → [0]", "changed  x[id=p].n: 1 → 2"]
      ),
      (#"[{"id": "1"}]"#, #"[{"id": 1}]"#, [#"added    [id=1]: {"id": 1}"#, #"removed  [id="1"]: {"id": "1"}"#]),
      (
        #"[{"id": 1, "parts": [{"name": "x", "v": 1}]}]"#, #"[{"id": 1, "parts": [{"name": "x", "v": 2}]}]"#,
        ["changed  [id=1].parts[name=x].v: 1 → 2"]
      ),
      // Values that look the same or look different.
      (#"["é"]"#, #"["e\u0301"]"#, [#"changed  [0]: "\u00e9" → "e\u0301""#]),
      (#"["a"]"#, #"["\u001b[31m"]"#, [#"changed  [0]: "a" → "\u001b[31m""#]),
    ])
  func lines(_ old: String, _ new: String, _ lines: [String]) throws {
    let run = try ToolRun.diff(old, new)
    #expect(run.changes.sorted() == lines.sorted())
    #expect(run.status == 1 && run.complaint.isEmpty)
  }

  @Test(
    "documents with the same meaning are equal",
    arguments: [
      ("null", " null\n"), (#"{"a": 1, "b": [2]}"#, #"{"b":[2],"a":1}"#), ("[1, 100, 0.5]", "[1.0, 1e2, 5E-1]"),
      (#"["\u00e9\/"]"#, #"["é/"]"#), ("{}", "\u{FEFF}{}"), ("[]", "[]"), ("[-0]", "[0.0]"),
      (#"[{"id": 1, "a": 2}, {"a": 3, "id": 2}]"#, #"[{"a": 2, "id": 1}, {"id": 2, "a": 3}]"#),
      ("[123456789012345678901234567890]", "[1.2345678901234567890123456789e29]"),
    ])
  func equal(_ old: String, _ new: String) throws {
    let run = try ToolRun.diff(old, new)
    #expect(run.status == 0 && run.output.hasPrefix("no differences\n"), "\(run)")
  }

  @Test("numbers differ even if they are the same double")
  func hugeNumbers() throws {
    let run = try ToolRun.diff("[9007199254740993]", "[9007199254740992]")
    #expect(run.changes == ["changed  [0]: 9007199254740993 → 9007199254740992"])
  }

  @Test("differences come in the order of the new document, and a removed value behind its predecessor")
  func order() throws {
    let run = try ToolRun.diff(
      #"{"list": [{"id": 1}, {"id": 2, "x": 1, "y": 1}, {"id": 3}, {"id": 4}], "gone": 0, "z": 1}"#,
      #"{"list": [{"id": 1}, {"id": 2, "y": 2, "x": 2}, {"id": 4}, {"id": 5}], "z": 2}"#)
    #expect(
      run.changes == [
        "changed  list[id=2].y: 1 → 2", "changed  list[id=2].x: 1 → 2", #"removed  list[id=3]: {"id": 3}"#,
        #"added    list[id=5]: {"id": 5}"#, "removed  gone: 0", "changed  z: 1 → 2",
      ])
  }

  @Test("the fewest elements are reported as moved")
  func moves() throws {
    func list(_ ids: [Int]) -> String { "[\(ids.map { "{\"id\": \($0)}" }.joined(separator: ","))]" }
    let ids = Array(0..<100)
    let run = try ToolRun.diff(list(ids), list([99] + ids.dropLast()))
    #expect(run.changes == ["moved    [id=99]: [99] → [0]"])
    var swapped = ids
    swapped.swapAt(10, 90)
    #expect(try ToolRun.diff(list(ids), list(swapped)).changes.count == 2)
  }

  @Test("a long value is cut off, and if the difference is behind the cut, the text around it is shown")
  func longValues() throws {
    let text = String(repeating: "word ", count: 100)
    let added = try ToolRun.diff("{}", "{\"a\": \"\(text)\"}")
    #expect(added.changes.first.map { $0.hasSuffix("…") && $0.count < 130 } == true, "\(added)")
    let changed = try ToolRun.diff("[\"\(text)ONE\(text)\"]", "[\"\(text)TWO\(text)\"]")
    let line = try #require(changed.changes.first)
    #expect(line.contains("ONE") && line.contains("TWO") && line.count < 260, "\(line)")
  }

  @Test("the last lines count the differences, name the keys and say what the tree did")
  func counts() throws {
    let run = try ToolRun.diff(
      #"{"a": [{"id": 1, "x": 1}, {"id": 2}], "b": 1}"#, #"{"a": [{"id": 1, "x": 2}, {"id": 3}], "c": 1}"#)
    #expect(
      run.output.hasSuffix(
        """

        2 added, 2 removed, 1 changed
        paired: a by id
        nodes: 1 skipped, 5 compared, 0 rebuilt, 5 evaluated

        """), "\(run.output)")
  }

  @Test("documents of 100,000 levels are compared, and a path with many steps is cut in the middle")
  func depth() throws {
    let levels = 100_000
    let (start, end) = (String(repeating: #"{"a":["#, count: levels), String(repeating: "]}", count: levels))
    let run = try ToolRun.diff("\(start)1\(end)", "\(start)2\(end)")
    #expect(run.status == 1)
    #expect(run.changes.count == 1 && run.changes[0].hasSuffix(".a[0]: 1 → 2") && run.changes[0].count < 300)
    #expect(try ToolRun.diff("\(start)1\(end)", "\(start)1\(end)").status == 0)
  }
}
