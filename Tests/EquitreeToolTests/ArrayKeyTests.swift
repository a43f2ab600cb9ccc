import Foundation
import Testing

@Suite("equitree diff: a key for each array")
struct ArrayKeyTests {
  @Test("found-case 56: a note says that one value repeats and what to do, and the advice is right")
  func repeated() throws {
    let old = #"{"features":[{"id":"AFG","n":1},{"id":"-99","n":2},{"id":"-99","n":3}]}"#
    let new = #"{"features":[{"id":"AFG","n":1},{"id":"BMU","n":0},{"id":"-99","n":2},{"id":"-99","n":3}]}"#
    let run = try ToolRun.diff(old, new)
    #expect(
      run.complaint == """
        equitree: note: id would pair features, but one value repeats: its elements are paired by position; --key id pairs \
        them, and those with the same value in their order

        """)
    #expect(!run.output.contains("paired:"))
    let keyed = try ToolRun.diff(old, new, "--key", "id")
    #expect(keyed.changes == [#"added    features[id=BMU]: {"id": "BMU", "n": 0}"#])
  }

  @Test("found-case 56: a note says that one value is missing")
  func missing() throws {
    let run = try ToolRun.diff(
      #"[{"id": 1, "n": 1}, {"id": 2, "n": 1}, {"id": 3, "n": 1}, {"n": 1}]"#,
      #"[{"id": 1, "n": 1}, {"id": 2, "n": 2}, {"id": 3, "n": 1}, {"id": 4, "n": 1}]"#)
    #expect(run.complaint.contains("id would pair $, but one element has none"), "\(run.complaint)")
    #expect(run.changes == ["changed  [1].n: 1 → 2", "added    [3].id: 4"])
  }

  @Test("there is no note about fields that are no keys, about short arrays, or if pairing by position was asked for")
  func silent() throws {
    for (old, new) in [
      (#"[{"name": "a"}, {"name": "a"}, {"name": "b"}]"#, #"[{"name": "b"}, {"name": "b"}]"#),
      (#"[{"id": 1}, {"x": 1}, 3, 4]"#, #"[{"id": 2}]"#), ("[1, 2]", "[2, 1]"), ("[]", #"[{"id": 1}]"#),
    ] {
      #expect(try ToolRun.diff(old, new).complaint.isEmpty, "\(old)")
    }
    let repeated = #"[{"id": 1}, {"id": 2}, {"id": 3}, {"id": 3}]"#
    #expect(try ToolRun.diff(repeated, repeated, "--by-position").complaint.isEmpty)
  }

  @Test("found-case 56: each array of one kind of place gets its own key")
  func eachArray() throws {
    func document(_ first: String, _ second: String) -> String {
      #"{"items": [{"id": 1, "parts": \#(first)}, {"id": 2, "parts": \#(second)}]}"#
    }
    // The parts of the first item repeat a key. Those of the second are paired nevertheless, and by another field.
    let old = document(#"[{"id": "a"}, {"id": "a"}]"#, #"[{"code": "x", "n": 1}, {"code": "y", "n": 2}]"#)
    let new = document(#"[{"id": "a"}, {"id": "a"}]"#, #"[{"code": "y", "n": 2}, {"code": "x", "n": 5}]"#)
    let run = try ToolRun.diff(old, new)
    #expect(
      run.changes == ["moved    items[id=2].parts[code=y]: [1] → [0]", "changed  items[id=2].parts[code=x].n: 1 → 5"]
        || run.changes == [
          "moved    items[id=2].parts[code=x]: [0] → [1]", "changed  items[id=2].parts[code=x].n: 1 → 5",
        ]
        || run.changes == [
          "changed  items[id=2].parts[code=x].n: 1 → 5", "moved    items[id=2].parts[code=x]: [0] → [1]",
        ],
      "\(run.output)")
    #expect(run.output.contains("paired: items by id, items[].parts by code"))
    let json = try ToolRun.diff(old, new, "--json")
    #expect(json.output.contains(#"{"path":"items[].parts","field":"code"}"#))
  }

  @Test("an array has the same field as its partner, wherever its element has moved")
  func partners() throws {
    // The first item's parts have ids only in the old document, so they must be paired by code, or not at all.
    let old =
      #"[{"id": 1, "p": [{"id": 1, "code": "a", "n": 1}]}, {"id": 2, "p": [{"id": 7, "n": 1}, {"id": 8, "n": 1}]}]"#
    let new = #"[{"id": 2, "p": [{"id": 8, "n": 1}, {"id": 7, "n": 1}]}, {"id": 1, "p": [{"code": "a", "n": 2}]}]"#
    let run = try ToolRun.diff(old, new)
    #expect(run.changes.contains("removed  [id=1].p[code=a].id: 1"), "\(run.output)")
    #expect(run.changes.contains("changed  [id=1].p[code=a].n: 1 → 2"), "\(run.output)")
    #expect(run.output.contains("[id=2].p[id="), "\(run.output)")
    #expect(run.output.contains("1 removed, 1 changed, 2 moved"), "\(run.output)")
  }

  @Test("values without a partner, members in another order and other kinds of values do no harm")
  func noPartner() throws {
    let old = #"{"b": [{"id": 1, "c": [{"id": 1}]}], "a": {"x": [{"id": 1}]}, "o": [[{"id": 1}], {"d": []}]}"#
    let new = #"{"a": [{"id": 2}], "n": {"id": [{"id": 1}]}, "b": [{"id": 2, "c": [{"id": 3}]}], "o": [{"d": [1]}]}"#
    for (first, second) in [(old, new), (new, old)] {
      let run = try ToolRun.diff(first, second)
      #expect(run.status == 1 && run.complaint.isEmpty)
      #expect(run.output.contains("paired: "))
    }
    #expect(try ToolRun.diff(old, old).status == 0)
  }

  @Test("found-case 60: a note on a name that no member has suggests a similar one")
  func nearNames() throws {
    let run = try ToolRun.diff(#"{"title": 1}"#, #"{"title": 2}"#, "--ignore", "titel", "--key", "ttle")
    #expect(run.complaint.contains("--ignore titel leaves nothing out; did you mean title?"), "\(run.complaint)")
    #expect(run.complaint.contains("--key ttle pairs nothing; did you mean title?"), "\(run.complaint)")
  }
}
