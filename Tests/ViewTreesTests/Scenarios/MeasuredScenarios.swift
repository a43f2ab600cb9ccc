import ComparisonSpecs
import TestSupport
import Testing
import ViewTrees

/// Without a spec and `==`: compared by the tree's fallback.
private struct PlainButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    let _ = Bodies.note("plain")
    Element("button") { Text(title) }.on("click", action)
  }
}

private struct Toolbar: View {
  let title: String
  let calls: Calls

  var body: some View {
    PlainButton(title: title) { calls.add(title) }
    PlainButton(title: title, action: act)
  }

  private func act() { calls.add(title) }
}

/// Has padding between its fields.
private struct Padded: View {
  let small: UInt8
  let large: UInt64
  let number: Double

  var body: some View {
    let _ = Bodies.note("padded")
    Text("\(small) \(large)")
  }
}

@AutoEquatable
private struct PaddedBySpec: View {
  let small: UInt8
  let large: UInt64
  let number: Double

  var body: some View {
    let _ = Bodies.note("padded")
    Text("\(small) \(large)")
  }
}

private struct Named: View {
  let name: String

  var body: some View {
    let _ = Bodies.note("named")
    Text(name)
  }
}

private struct Deep: View {
  let length: Int

  var body: some View {
    let _ = Bodies.note("deep")
    if length > 0 { AnyView(Deep(length: length - 1)) } else { Text("bottom") }
  }
}

/// Returns the same value with other bytes in the padding.
private func withPadding(_ byte: UInt8, _ value: Padded) -> Padded {
  withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
    let raw = UnsafeMutableRawBufferPointer(buffer)
    for index in raw.indices { raw[index] = byte }
    raw.storeBytes(of: value.small, toByteOffset: 0, as: UInt8.self)
    raw.storeBytes(of: value.large, toByteOffset: 8, as: UInt64.self)
    raw.storeBytes(of: value.number, toByteOffset: 16, as: Double.self)
    return buffer[0]
  }
}

@Suite("Faults that were measured elsewhere do not occur")
struct MeasuredScenarios {
  @Test("tree-scenario M7: without a spec a closure is different from every closure", arguments: TestHosts.all)
  func closuresWithoutSpec(on kind: TestHost) {
    let calls = Calls()
    let stage = Stage(Toolbar(title: "a", calls: calls), on: kind)
    for title in ["b", "c"] {
      let step = stage.update(Toolbar(title: title, calls: calls))
      #expect(step.bodies == ["plain", "plain"])
    }
    // The toolbar itself holds no closure.
    #expect(stage.update(Toolbar(title: "c", calls: calls)).bodies == [])
    let always = Stage(Pair(first: PlainButton(title: "a") { calls.add("a") }), on: kind)
    #expect(always.update(Pair(first: PlainButton(title: "a") { calls.add("a") })).bodies == ["plain"])
  }

  @Test(
    "tree-scenario M8: padding does not count, and numbers and texts are compared by ==",
    arguments: [FallbackComparison.reflective, .mirror])
  func bytes(fallback: FallbackComparison) {
    let value = Padded(small: 1, large: 2, number: 0.0)
    let stage = Stage(Pair(first: withPadding(0, value)), fallback: fallback)
    #expect(stage.update(Pair(first: withPadding(0xFF, value))).bodies == [])
    #expect(stage.update(Pair(first: Padded(small: 1, large: 2, number: -0.0))).bodies == [])
    let names = Stage(Pair(first: Named(name: "caf\u{E9}")), fallback: fallback)
    #expect(names.update(Pair(first: Named(name: "cafe\u{301}"))).bodies == [])
    let notANumber = Stage(Pair(first: Padded(small: 1, large: 2, number: .nan)), fallback: fallback)
    let step = notANumber.update(Pair(first: Padded(small: 1, large: 2, number: .nan)))
    #expect(step.bodies == ["padded"])
    #expect(step.operations == [])
  }

  @Test("tree-scenario M8: padding does not count with a spec either")
  func bytesBySpec() {
    let stage = Stage(Pair(first: PaddedBySpec(small: 1, large: 2, number: 0.0)))
    #expect(stage.update(Pair(first: PaddedBySpec(small: 1, large: 2, number: -0.0))).bodies == [])
    let notANumber = Stage(Pair(first: PaddedBySpec(small: 1, large: 2, number: .nan)))
    #expect(notANumber.update(Pair(first: PaddedBySpec(small: 1, large: 2, number: .nan))).bodies == ["padded"])
  }

  @Test("tree-scenario M9: erased views within bodies are released at any depth")
  func deepErasure() {
    let outcome = onSmallStack { () -> [String] in
      let host = RecordingHost()
      let tree = ViewTree(Deep(length: 100_000), host: host)
      let longer = tree.update(Deep(length: 100_001)).summary.evaluated
      let nodes = tree.nodeCount
      tree.unmount()
      return ["\(longer)", "\(nodes > 100_000)", "\(host.count)"]
    }
    #expect(outcome == ["100002", "true", "0"])
  }

  @Test("tree-scenario M10: a thousand rows are reversed and shuffled with the fewest moves", arguments: TestHosts.all)
  func fewestMoves(on kind: TestHost) {
    let seed: UInt64 = 10
    var random = SeededGenerator(seed: seed)
    let shuffled = Array(0..<1000).shuffled(using: &random)
    let stage = Stage(ItemList(items: items(0..<1000)), on: kind)
    let step = stage.update(ItemList(items: items(shuffled)))
    #expect(step.operations.count == minimalMoves(from: Array(0..<1000), to: shuffled), "seed \(seed)")
    #expect(step.bodies == ["list"])
    let reversed = stage.update(ItemList(items: items(shuffled.reversed())))
    #expect(reversed.operations.count == 999)
  }

  @Test("tree-scenario M11: the fallbacks make the same decisions, except the one that never calls views equal")
  func policies() {
    func bodies(_ fallback: FallbackComparison) -> [[String]] {
      let stage = Stage(Pair(first: Named(name: "a")), fallback: fallback)
      return [
        stage.update(Pair(first: Named(name: "a"))).bodies, stage.update(Pair(first: Named(name: "b"))).bodies,
        stage.update(Pair(first: Named(name: "b"))).bodies,
      ]
    }
    #expect(bodies(.reflective) == [[], ["named"], []])
    #expect(bodies(.mirror) == bodies(.reflective))
    #expect(bodies(.alwaysDifferent) == [["named"], ["named"], ["named"]])
  }
}

/// Is always evaluated, so that the views inside are compared.
private struct Pair<First: View>: View {
  let first: First
  let always: () -> Void = {}

  var body: some View { first }
}
