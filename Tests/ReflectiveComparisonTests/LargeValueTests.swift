import Testing

@Suite("Large values")
struct LargeValueTests {
  struct Text { var text: String }

  /// Larger than the memory with which a comparison starts.
  struct Wide {
    var a = Text(text: "a")
    var numbers = (SIMD64<UInt8>.zero, SIMD64<UInt8>.zero, SIMD64<UInt8>.zero, SIMD64<UInt8>.zero)
    var b = Text(text: "b")
  }

  enum Layer<Inner> {
    case one(Text, Inner)
    case two(Inner, Text)
  }

  @Test("payloads that must be copied can be larger than the initial memory of a comparison")
  func nestedPayloads() {
    typealias Deep = Layer<Layer<Layer<Layer<Layer<Wide>>>>>
    func make(_ change: (inout Wide) -> Void = { _ in }) -> Deep {
      var wide = Wide()
      change(&wide)
      let text = Text(text: "a string that lives on the heap")
      return .one(text, .two(.one(text, .two(.one(text, wide), text)), text))
    }
    expect(make(), make(), areEqual: true)
    expect(make(), make { $0.b.text = "c" }, areEqual: false)
    expect(make(), make { $0.numbers.3[63] = 1 }, areEqual: false)
    expect(Array(repeating: make(), count: 50), Array(repeating: make(), count: 50), areEqual: true)
  }

  @Test("waiting values stay in place while more payloads are copied")
  func putOffInsidePayloads() {
    enum Slot { case any(Any, Text), other(Text, Any) }
    struct Row {
      var slots: (Slot, Slot, Slot, Slot)
      var list: [Slot]
    }
    func row(_ last: Int) -> Row {
      func slot(_ number: Int) -> Slot {
        let text = Text(text: "a string that lives on the heap, number \(number)")
        return number.isMultiple(of: 2) ? .any(text, text) : .other(text, [text, Text(text: "\(last)")])
      }
      return Row(slots: (slot(1), slot(2), slot(3), slot(4)), list: (0..<100).map(slot))
    }
    expect(row(1), row(1), areEqual: true)
    expect(row(1), row(2), areEqual: false)
  }

  @Test("a comparison can need more work items than the initial stack holds")
  func wideWork() {
    struct Node {
      var lists: ([Text], [Text], [Text], [Text], [Text], [Text])
      var nodes: [Node]
    }
    func node(_ depth: Int, _ text: String) -> Node {
      let list = [Text(text: "x"), Text(text: depth == 0 ? text : "y")]
      return Node(
        lists: (list, list, list, list, list, list),
        nodes: depth == 0 ? [] : (0..<3).map { _ in node(depth - 1, text) })
    }
    expect(node(4, "a"), node(4, "a"), areEqual: true)
    expect(node(4, "a"), node(4, "b"), areEqual: false)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("arrays of a fixed size are compared element by element")
  func fixedArrays() {
    struct Holder {
      var before: UInt8 = 1
      var items: InlineArray<3, Text>
      var after = "after"
    }
    func holder(_ texts: [String]) -> Holder { Holder(items: InlineArray { Text(text: texts[$0]) }) }
    expect(holder(["a", "b", "c"]), holder(["a", "b", "c"]), areEqual: true)
    expect(holder(["a", "b", "c"]), holder(["a", "b", "d"]), areEqual: false)
    expect(holder(["a", "b", "c"]), holder(["x", "b", "c"]), areEqual: false)
    let (one, two): (InlineArray<2, [Text]>, InlineArray<2, [Text]>) = (
      [[], [Text(text: "a")]], [[], [Text(text: "b")]]
    )
    expect(one, one, areEqual: true)
    expect(one, two, areEqual: false)
    let empty: InlineArray<0, Text> = []
    expect(empty, empty, areEqual: true)
  }
}
