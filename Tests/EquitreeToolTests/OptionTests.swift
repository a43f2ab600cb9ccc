import Testing

@Suite("equitree diff: options")
struct OptionTests {
  // MARK: - Keys

  @Test(
    "the key is the first of the usual fields that has a different value in every object, in both documents",
    arguments: [
      (#"[{"id": 1, "name": "a"}, {"id": 2, "name": "b"}]"#, #"[{"id": 2, "name": "b"}]"#, "paired: $ by id"),
      (#"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#, #"[{"id": 2, "name": "b"}]"#, "paired: $ by name"),
      (#"[{"id": 1, "name": "a"}]"#, #"[{"id": 2, "name": "b"}, {"id": 2, "name": "c"}]"#, "paired: $ by name"),
      (#"[{"id": 1, "code": "a"}, {"code": "b"}]"#, #"[{"code": "b"}]"#, "paired: $ by code"),
      (#"[{"id": null, "key": 1}, {"id": [], "key": 2}]"#, #"[{"key": 2}]"#, "paired: $ by key"),
      (#"{"x": [{"y": [{"id": 1}]}, {"y": [{"id": 1}]}]}"#, #"{"x": [{"y": []}]}"#, "paired: x[].y by id"),
    ])
  func detection(_ old: String, _ new: String, _ line: String) throws {
    let run = try ToolRun.diff(old, new)
    #expect(run.output.contains("\(line)\n"), "\(run.output)")
  }

  @Test(
    "elements are paired by position if no field fits",
    arguments: [
      (#"[{"id": 1}, {"id": 1}]"#, #"[{"id": 2}, {"id": 1}]"#, "changed  [0].id: 1 → 2"),
      (#"[{"id": 1}, 2]"#, #"[{"id": 3}, 2]"#, "changed  [0].id: 1 → 3"),
      (#"[{"title": 1}]"#, #"[{"title": 2}]"#, "changed  [0].title: 1 → 2"),
      (#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 1}, {}]"#, "removed  [1].id: 2"),
    ])
  func positions(_ old: String, _ new: String, _ line: String) throws {
    let run = try ToolRun.diff(old, new)
    #expect(run.changes == [line] && !run.output.contains("paired"), "\(run.output)")
  }

  @Test("a given key is tried before the usual ones, and the first given one that fits is taken")
  func givenKeys() throws {
    let old = #"{"a": [{"id": 1, "sku": "x", "n": 1}], "b": [{"ref": 5, "id": 1, "n": 1}], "c": [{"id": 1, "n": 1}]}"#
    let new = #"{"a": [{"id": 2, "sku": "x", "n": 2}], "b": [{"ref": 5, "id": 2, "n": 2}], "c": [{"id": 1, "n": 2}]}"#
    let run = try ToolRun.diff(old, new, "--key", "ref", "--key=sku")
    #expect(run.changes.contains("changed  a[sku=x].n: 1 → 2") && run.changes.contains("changed  b[ref=5].n: 1 → 2"))
    #expect(run.changes.contains("changed  c[id=1].n: 1 → 2"))
  }

  @Test("objects with the same given key are paired in their order, and a note says so")
  func duplicateKeys() throws {
    let run = try ToolRun.diff(
      #"[{"t": "a", "n": 1}, {"t": "a", "n": 2}, {"t": "b", "n": 3}]"#,
      #"[{"t": "b", "n": 3}, {"t": "a", "n": 1}, {"t": "a", "n": 9}]"#, "--key", "t")
    #expect(run.changes == ["moved    [t=b]: [2] → [0]", "changed  [t=a].n: 2 → 9"])
    #expect(run.complaint.contains("several objects of $ have the same t"))
  }

  @Test("a note says that an option names a field that neither document has, and the documents are compared")
  func unknownFields() throws {
    let run = try ToolRun.diff("[1]", "[2]", "--key", "nope", "--ignore", "never")
    #expect(run.status == 1 && run.changes == ["changed  [0]: 1 → 2"])
    #expect(run.complaint.contains("--key nope") && run.complaint.contains("--ignore never"))
  }

  @Test("elements are paired by position on request")
  func byPosition() throws {
    let run = try ToolRun.diff(#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 2}, {"id": 1}]"#, "--by-position")
    #expect(run.changes == ["changed  [0].id: 1 → 2", "changed  [1].id: 2 → 1"])
  }

  // MARK: - Comparing

  @Test("ignored members are not compared at any depth")
  func ignored() throws {
    let old = #"{"at": 1, "a": [{"id": 1, "at": {"x": 1}, "n": 1}]}"#
    let new = #"{"a": [{"id": 1, "at": 5, "n": 1}], "by": "me"}"#
    #expect(try ToolRun.diff(old, new, "--ignore", "at", "--ignore", "by").status == 0)
    #expect(try ToolRun.diff(old, new, "--ignore", "at").changes == [#"added    by: "me""#])
  }

  @Test("an ignored field is a key only if it is named as one")
  func ignoredKey() throws {
    let (old, new) = (#"[{"id": 1, "n": 1}]"#, #"[{"id": 2, "n": 1}]"#)
    #expect(try ToolRun.diff(old, new, "--ignore", "id").status == 0)
    #expect(try ToolRun.diff(old, new, "--ignore", "id", "--key", "id").changes.count == 2)
  }

  @Test("members with a priority are reported before the others of their object")
  func priorities() throws {
    let old = #"[{"id": 1, "a": 1, "b": {"c": 1}, "title": 1}, {"id": 2, "a": 1, "title": 1}]"#
    let new = #"[{"id": 1, "a": 2, "b": {"c": 2}, "title": 2}, {"id": 2, "title": 2}]"#
    let run = try ToolRun.diff(old, new, "--priority", "title", "--priority", "b")
    #expect(
      run.changes == [
        "changed  [id=1].title: 1 → 2", "changed  [id=1].b.c: 1 → 2", "changed  [id=1].a: 1 → 2",
        "changed  [id=2].title: 1 → 2", "removed  [id=2].a: 1",
      ])
  }

  // MARK: - Printing

  @Test("the limit cuts off lines, and their number is printed")
  func limit() throws {
    let list = (0..<1500).map(String.init).joined(separator: ",")
    let lines = try ToolRun.diff("[]", "[\(list)]").changes
    #expect(lines.count == 201 && lines.last == "… and 1,300 more (--all prints all)")
    #expect(try ToolRun.diff("[]", "[\(list)]", "--limit", "2").changes.count == 3)
    #expect(try ToolRun.diff("[]", "[1]", "--limit", "1").changes == ["added    [0]: 1"])
    let none = try ToolRun.diff("[]", "[\(list)]", "--limit=0")
    #expect(none.changes.count == 1 && none.output.contains("1,500 added"))
    #expect(try ToolRun.diff("[]", "[\(list)]", "--all").changes.count == 1500)
  }

  @Test("nothing is printed if only the exit status is asked for")
  func quiet() throws {
    let run = try ToolRun.diff("1", "2", "--quiet")
    #expect(run.status == 1 && run.output.isEmpty && run.complaint.isEmpty)
    #expect(try ToolRun.diff("1", "1", "--quiet").status == 0)
  }

  @Test("one document can come from standard input")
  func standardInput() throws {
    let files = ["b.json": Array("[2]".utf8)]
    #expect(try ToolRun(["diff", "-", "b.json"], files: files, input: "[1]").changes == ["changed  [0]: 1 → 2"])
    #expect(try ToolRun(["diff", "b.json", "-"], files: files, input: "[2]").status == 0)
    let malformed = try ToolRun(["diff", "-", "b.json"], files: files, input: "[1")
    #expect(malformed.status == 2 && malformed.complaint.contains("standard input: line 1, column 3"))
  }

  @Test("the tree's decisions about values, and their reasons, are printed on request")
  func decisions() throws {
    let (old, new) = (#"{"a": [{"id": 1, "n": 1, "m": 2}, {"id": 2}]}"#, #"{"a": [{"id": 1, "n": 2, "m": 2}], "b": 0}"#)
    let run = try ToolRun.diff(old, new, "--decisions")
    let lines = run.output.split(separator: "\n").map(String.init)
    for line in [
      "compare  $: children", "compare  a: children", "compare  a[id=1]: children", "skip     a[id=1].m: equal",
      "compare  a[id=1].n: value", "unmount  a[id=2]: removed", "mount    b: inserted",
    ] {
      #expect(lines.contains(line), "\(line) in \(run.output)")
    }
    let report = try ToolRun.diff(old, new, "--decisions", "--json", "--limit", "2").output
    #expect(report.contains(#"{"decision":"compare","reason":"children","path":"$","new":""}"#))
    #expect(report.hasSuffix("],\n\"omittedDecisions\":6}\n"), "\(report)")
  }

  @Test("decisions are printed for documents of any depth")
  func deepDecisions() throws {
    let depth = 100_000
    func document(_ leaf: Int) -> String {
      String(repeating: "[", count: depth) + "\(leaf)" + String(repeating: "]", count: depth)
    }
    let run = try ToolRun.diff(document(1), document(2), "--decisions", "--limit", "1")
    #expect(run.status == 1)
    #expect(run.output.contains("\ncompare  $: children\n… and 100,000 more"), "\(run.output)")
  }
}
