import Foundation
import Synchronization
import TestSupport
import Testing
import ViewTreeHosts
import ViewTrees

@Suite("Commits from outside")
struct ForeignCommitTests {
  @Test("The smallest number follows the largest, and no other number is accepted as the next (found-case 7, 66)")
  func numbers() throws {
    for host in [MemoryHost(), HTMLHost()] as [any ViewTreeHost] {
      var number = Int.max - 4
      try host.apply(Commit(number: number, isFullMount: true, patches: [mount(0, "ul")]))
      for index in 1..<10 {
        for wrong in [number, number &- 1, number &+ 2, 0, Int.min &+ 7] where wrong != number &+ 1 {
          let error = #expect(throws: HostFailure.self) { try host.apply(Commit(number: wrong, patches: [])) }
          #expect(error?.error as? HostError == .commitOutOfOrder(number: wrong, expected: number &+ 1))
          try host.apply(Commit(number: number, isFullMount: true, patches: [mount(0, "ul")]))
        }
        number &+= 1
        try host.apply(Commit(number: number, patches: [update(0, "u\(index)")]))
      }
      #expect(number == Int.min + 4)
    }
  }

  @Test("A commit with the largest number, and any commit after it, never trap (found-case 7)")
  func greatestNumber() throws {
    for next in ["1", "0", "-1", "9223372036854775807", "-9223372036854775808"] {
      for host in [MemoryHost(), HTMLHost()] as [any ViewTreeHost] {
        var failures = 0
        for (number, isFull) in [("9223372036854775807", true), (next, false), (next, false)] {
          let text = #"{"info":{"number":\#(number),"isFullMount":\#(isFull),"patchCount":0},"patches":[]}"#
          let commit = try JSONDecoder().decode(Commit.self, from: Data(text.utf8))
          do { try host.apply(commit) } catch { failures += 1 }
        }
        #expect(failures == (next == "-9223372036854775808" ? 1 : 2))
      }
    }
  }

  private struct Line: View {
    let text: String
    var body: some View { Text(text) }
  }

  @Test("A tree goes on numbering commits after the largest number (found-case 66)")
  func numbersOfTrees() {
    let tree = ViewTree(Line(text: "0"))
    tree.count(trackingsFrom: 0, commitsFrom: Int.max - 4)
    let host = MemoryHost()
    #expect(tree.attach(host) == nil)
    for index in 1..<10 { #expect(tree.update(Line(text: "\(index)")).hostFailure == nil) }
    #expect(host.description == "\"9\"")
    #expect(host.log.last == .commit(CommitInfo(number: Int.min + 5, isFullMount: false, patchCount: 1)))
  }

  /// A random patch with names from a small set that includes the extremes.
  ///
  /// Most do not fit the tree.
  private static func patch(_ generator: inout SeededGenerator) -> Patch<HostSnapshot> {
    let indices: [UInt32] = [0, 1, 2, 3, 4, 5, 6, 7, .max, .max - 1, 1 << 31]
    func name(_ generator: inout SeededGenerator) -> NodeID {
      NodeID(index: generator.pick(indices), generation: generator.pick([0, 0, 0, 0, 1, .max]))
    }
    func place(_ generator: inout SeededGenerator) -> NodeID? { generator.below(3) == 0 ? nil : name(&generator) }
    let names = ["div", "svg", "style", "#portal", "#text", "br", "title", "image", "", "noscript"]
    let view = HostSnapshot(
      name: generator.pick(names), attributes: ["value": generator.pick([nil, "x"])],
      text: generator.pick([nil, nil, "t", "<b"]), events: generator.pick([[], ["click", "click"]]))
    switch generator.below(9) {
    case 0..<4: return .mount(name(&generator), view, parent: place(&generator), before: place(&generator))
    case 4: return .update(name(&generator), view, changedFields: ["", "x"])
    case 5, 6: return .move(name(&generator), parent: place(&generator), before: place(&generator))
    default: return .unmount(name(&generator))
    }
  }

  @Test("Hosts apply or refuse arbitrary patches, and work again after a full mount (found-case 7)")
  func patches() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var taken = 0
    for round in 0..<3_000 {
      let hosts: [any ViewTreeHost] = [MemoryHost(isLogging: false), HTMLHost()]
      let first = (0..<generator.below(12)).map { _ in Self.patch(&generator) }
      // `HostTree` must agree with plain lists of names on the patches that fit, one by one.
      var tree = HostTree()
      var naive = NaiveTree()
      let fitting = first.filter { patch in
        guard (try? tree.apply(patch)) != nil else { return false }
        naive.apply(patch)
        return true
      }
      #expect(tree.description == naive.text, "seed \(seed), round \(round)")
      #expect(tree.count == naive.views.count, "seed \(seed), round \(round)")
      let wild = (0..<4).map { _ in Self.patch(&generator) }
      for host in hosts {
        let number = generator.pick([1, 0, -1, Int.max, Int.min])
        let isShown = (try? host.apply(Commit(number: number, isFullMount: true, patches: fitting))) != nil
        if isShown { taken += 1 }
        _ = try? host.apply(Commit(number: number &+ 1, patches: wild))
        let info = CommitInfo(
          number: number &+ 1, isFullMount: false, patchCount: generator.pick([0, -1, Int.max, Int.min]))
        _ = try? host.apply(Commit(info: info, patches: wild))
        _ = (host as? HTMLHost).map { ($0.html.utf8.count, $0.markedHTML.utf8.count, $0.fullMount.json.utf8.count) }
        try host.apply(Commit(number: 3, isFullMount: true, patches: [mount(0, "p")]))
        try host.apply(Commit(number: 4, patches: [mount(1, "'x", in: 0)]))
      }
    }
    #expect(taken > 500, "seed \(seed)")
  }

  @Test("Mutated JSON is a decoding error, a refused commit or another commit (found-case 7)")
  func json() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let splices = [
      "9223372036854775807", "9223372036854775808", "-1", "1e999", "0.5", "null", "true", "{}", "[]", "\"\"", "\"0.0\"",
      "\"4294967295.4294967295\"", "\"4294967296.0\"", "\"#portal\"", "\"#text\"", "\"1.0\"", "\"2.0\"", "\"3.0\"",
      "\"4.0\"", "\"br\"", "\"a\"", "\"move\"",
      "\"unmount\"", "\"\\ud83d\"", "\"\\u0000\"", ",", "{\"hostOwned\":\"\"}", "\"svg\"", "\"style\"", "\u{0}", "[[[[",
    ]
    var decoded = 0
    for round in 0..<1_500 {
      var random = RandomPatches(seed: seed &+ UInt64(round))
      let commit = Commit(number: 1, isFullMount: true, patches: random.next(6))
      var text = Array(commit.json.utf8)
      for _ in 0..<generator.below(2) + 1 {
        let start = generator.below(text.count)
        let end = min(text.count, start + generator.below(12))
        let other = generator.below(text.count)
        let piece =
          generator.below(4) > 0
          ? Array(generator.pick(splices).utf8) : Array(text[other..<min(text.count, other + generator.below(40))])
        // Usually replaces a whole value, which finds more.
        if generator.below(8) > 0, let colon = text[start...].firstIndex(of: UInt8(ascii: ":")),
          let stop = text[colon...].firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") })
        {
          text.replaceSubrange(colon + 1..<stop, with: piece)
        } else {
          text.replaceSubrange(start..<end, with: piece)
        }
      }
      guard let read = try? JSONDecoder().decode(Commit.self, from: Data(text)) else { continue }
      decoded += 1
      for host in [MemoryHost(), HTMLHost()] as [any ViewTreeHost] {
        _ = try? host.apply(read)
        _ = try? host.apply(Commit(number: 2, patches: random.next(2)))
        try host.apply(commit)
      }
    }
    #expect(decoded > 50, "seed \(seed)")
  }

  @Test("Any number of attributes is decoded, sorted by name (found-case 53)")
  func manyAttributes() throws {
    // Inserting so many one by one into a sorted list would take minutes.
    let count = 200_000
    let names = (0..<count).map { "a\($0)" }
    let text = "{" + names.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",") + "}"
    let attributes = try JSONDecoder().decode(Attributes.self, from: Data(text.utf8))
    #expect(attributes.count == count)
    #expect(zip(attributes, attributes.dropFirst()).allSatisfy { $0.name < $1.name })
    #expect(attributes["a777"] == "a777" && attributes["b"] == nil)
  }

  @Test("In a long list of attributes the last value of each name counts (found-case 53)")
  func longLiterals() {
    let attributes: Attributes = [
      "q": "1", "p": "1", "o": "1", "n": "1", "m": "1", "l": "1", "k": "1", "j": "1", "i": "1", "h": "1", "g": "1",
      "f": "1", "e": "1", "d": "1", "c": "1", "b": "1", "a": "1", "q": "2", "a": nil, "z": nil, "b": nil, "b": "3",
    ]
    var expected: Attributes = [:]
    for name in "cdefghijklmnop" { expected["\(name)"] = "1" }
    expected["q"] = "2"
    expected["b"] = "3"
    #expect(attributes == expected && attributes.map(\.name) == expected.map(\.name))
  }

  @Test(
    "Checking elements with special rules, and renames above them, does not walk up from each element (found-case 53)")
  func depth() {
    let depth: UInt32 = 60_000
    let results = Mutex<[String]>([])
    onThread(stackSize: 512 * 1024) {
      do {
        let host = HTMLHost()
        var patches = [mount(0, "svg")]
        for index in 1..<depth {
          patches.append(mount(index, index % 2 == 0 ? "g" : "a", in: index - 1))
          patches.append(mount(depth + index, "style", in: index))
          patches.append(mount(2 * depth + index, "'a > b", in: depth + index))
        }
        try host.apply(patches)
        // Each rename changes how a parser reads everything below.
        let renames = (0..<depth).map { update($0, $0 % 2 == 0 ? "x-y" : "svg") } + [update(0, "svg")]
        try host.apply(Commit(number: 2, patches: renames))
        let isEscaped = host.html.contains("a &gt; b") && !host.html.contains("a > b")
        try host.apply(Commit(number: 3, patches: renames.map { update($0.node.index, "x-y") }))
        results.withLock { $0 = ["\(isEscaped)", "\(host.html.contains("&gt;"))", "\(host.tree.count)"] }
      } catch {
        results.withLock { $0 = ["\(error)"] }
      }
    }
    #expect(results.withLock { $0 } == ["true", "false", "\(3 * depth - 2)"])
  }
}
