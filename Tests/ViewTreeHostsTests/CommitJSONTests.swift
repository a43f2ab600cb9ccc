import Foundation
import Testing
import ViewTreeHosts
import ViewTrees

@Suite("Commits as JSON")
struct CommitJSONTests {
  @Test("have the form that JSONEncoder and JSONDecoder use")
  func coding() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = RandomPatches(seed: seed)
    for number in 1...60 {
      let commit = Commit(number: number, isFullMount: number == 1, patches: random.next(20))
      let text = commit.json
      let decoded = try JSONDecoder().decode(Commit.self, from: Data(text.utf8))
      #expect(decoded == commit, "seed \(seed), commit \(number)")
      // Equality ignores which attributes the host owns and how a letter is composed; the text does not.
      #expect(decoded.json == text, "seed \(seed), commit \(number)")
      let coded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(commit)) as? NSDictionary
      let written = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      #expect(coded == written && written != nil, "seed \(seed), commit \(number)")
    }
  }

  @Test("are the same text in every run")
  func text() {
    var attributes: Attributes = ["title": "t", "class": "c"]
    attributes.set("value", "v", isHostOwned: true)
    let commit = Commit(
      number: 7, isFullMount: true,
      patches: [
        .mount(
          node(1, 2), HostSnapshot(name: "p", attributes: attributes, events: ["click", "input"]), parent: nil,
          before: nil),
        mount(3, "'x", in: 1, before: 2), .update(node(3), view("'y"), changedFields: ["string"]), move(3, in: 1),
        unmount(3),
      ])
    #expect(
      commit.json == """
        {"info":{"number":7,"isFullMount":true,"patchCount":5},"patches":[{"kind":"mount","node":"1.2","view":{"name":"p",\
        "attributes":{"class":"c","title":"t","value":{"hostOwned":"v"}},"events":["click","input"]}},\
        {"kind":"mount","node":"3.0","view":{"name":"#text","text":"x"},"parent":"1.0","before":"2.0"},\
        {"kind":"update","node":"3.0","view":{"name":"#text","text":"y"},"changedFields":["string"]},\
        {"kind":"move","node":"3.0","parent":"1.0"},{"kind":"unmount","node":"3.0"}]}
        """)
  }

  static let strings: [(String, String)] = [
    ("", #""""#), ("a/b é \u{1F600}", "\"a/b é \u{1F600}\""), (#"q"\"#, #""q\"\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1}\u{1F}\u{7F}\u{80}\u{9F}", #""\u0000\u0001\u001f\u007f\u0080\u009f""#),
    ("</script><!-- ]]>", #""\u003c/script\u003e\u003c!-- ]]\u003e""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("e\u{301}", "\"e\u{301}\""),
  ]

  @Test("escape what JSON and a script in a page require", arguments: strings)
  func escaping(string: String, json: String) throws {
    let text = Commit(number: 1, patches: [.update(node(0), HostSnapshot(text: string), changedFields: [])]).json
    #expect(text.contains("\"text\":\(json)}"))
    let decoded = try JSONDecoder().decode(Commit.self, from: Data(text.utf8))
    let patch = try #require(decoded.patches.first)
    let decodedText: String? = if case .update(_, let view, _) = patch { view.text } else { nil }
    #expect(decodedText.map { Array($0.utf8) } == Array(string.utf8))
  }

  @Test("A page's report is decoded as an event of a node")
  func events() throws {
    let data = Data(#"{"node":"12.3","name":"input","value":"ab"}"#.utf8)
    let event = try JSONDecoder().decode(PageEvent.self, from: data)
    #expect(event == PageEvent(node: node(12, 3), name: "input", value: "ab"))
    #expect(event.event == HostEvent("input", value: "ab"))
    let bare = try JSONDecoder().decode(PageEvent.self, from: Data(#"{"node":"1.0","name":"click"}"#.utf8))
    #expect(bare.value == nil)
    for text in [#"{"node":"12","name":"x"}"#, #"{"node":"1.-2","name":"x"}"#, #"{"name":"x"}"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(PageEvent.self, from: Data(text.utf8)) }
    }
  }
}
