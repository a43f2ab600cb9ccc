import Foundation
import TestSupport
import Testing
import ViewTrees

@Suite("Attributes")
struct AttributesTests {
  @Test("are sorted by name, without nil, and the last value of a name counts")
  func literal() {
    let attributes: Attributes = ["title": "t", "class": "first", "hidden": nil, "alt": "", "class": "last"]
    #expect(attributes.map(\.name) == ["alt", "class", "title"])
    #expect(attributes["class"] == "last")
    #expect(attributes["alt"]?.isEmpty == true)
    #expect(attributes["hidden"] == nil)
    #expect(attributes.description == #"alt="" class="last" title="t""#)
    let later: Attributes = ["class": "first", "class": nil]
    #expect(later == [:])
  }

  @Test("are one word, and allocate nothing if they are empty")
  func storage() {
    #expect(MemoryLayout<Attributes>.size == MemoryLayout<UInt>.size)
    #expect(unsafeBitCast(Attributes(), to: UInt.self) == 0)
    var emptied: Attributes = ["a": "1"]
    emptied["a"] = nil
    #expect(unsafeBitCast(emptied, to: UInt.self) == 0)
    #expect(unsafeBitCast(["a": nil] as Attributes, to: UInt.self) == 0)
    #expect(emptied == [:] && emptied.isEmpty && emptied.hashValue == Attributes().hashValue)
  }

  static let pairs: [(Attributes, Attributes, Bool)] = [
    ([:], [:], true), (["a": "1"], [:], false), ([:], ["a": "1"], false), (["a": "1"], ["a": "1"], true),
    (["a": "1"], ["a": "2"], false), (["a": "1"], ["b": "1"], false),
    (["a": "1", "b": "2"], ["b": "2", "a": "1"], true),
    (["a": "1", "b": "2"], ["a": "1"], false), (["a": ""], ["a": nil], false),
    (hostOwned("1"), hostOwned("2"), true), (hostOwned("1"), ["a": "1"], false), (hostOwned("1"), [:], false),
  ]

  static func hostOwned(_ value: String) -> Attributes {
    var attributes = Attributes()
    attributes.set("a", value, isHostOwned: true)
    return attributes
  }

  @Test("are equal if they mean the same to a host (tree-scenarios 4 and 13)", arguments: pairs)
  func equality(lhs: Attributes, rhs: Attributes, areEqual: Bool) {
    #expect((lhs == rhs) == areEqual && (rhs == lhs) == areEqual)
    #expect(lhs == lhs && rhs == rhs)
    #expect((HostSnapshot(name: "x", attributes: lhs) == HostSnapshot(name: "x", attributes: rhs)) == areEqual)
    let inMemory = withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { Attributes.areEqual(lhs, $0) } }
    #expect(inMemory == areEqual)
    if areEqual { #expect(lhs.hashValue == rhs.hashValue) }
  }

  @Test("contain the same as a dictionary after sets in any order")
  func randomly() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var attributes = Attributes()
      var expected: [String: String] = [:]
      for _ in 0..<30 {
        let name = generator.pick(["a", "b", "ab", "ä", "a\u{308}", "B", "zz", ""])
        let value = generator.pick(["1", "2", nil])
        attributes[name] = value
        expected[name] = value
        #expect(attributes.count == expected.count, "seed \(seed)")
        #expect(attributes.map(\.name) == expected.keys.sorted(), "seed \(seed)")
        #expect(attributes.map(\.value) == expected.sorted { $0.key < $1.key }.map(\.value), "seed \(seed)")
        #expect(attributes[name] == expected[name], "seed \(seed)")
      }
    }
  }

  @Test("keep their ownership when they are encoded and decoded")
  func coding() throws {
    var attributes: Attributes = ["class": "a", "type": "text"]
    attributes.set("value", "start", isHostOwned: true)
    let data = try JSONEncoder().encode(attributes)
    let decoded = try JSONDecoder().decode(Attributes.self, from: data)
    #expect(decoded == attributes)
    // Equality ignores a value that the host owns.
    #expect(decoded["value"] == "start")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Attributes.self, from: Data(#"{"a":1}"#.utf8)) }
  }
}
