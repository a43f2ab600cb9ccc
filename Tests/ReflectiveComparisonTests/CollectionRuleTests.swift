import Testing

@Suite("Collections")
struct CollectionRuleTests {
  struct Item {
    var id: Int
    var name = "name"
  }

  @Test("arrays are compared element by element, in order")
  func arrays() {
    let (a, b) = (Item(id: 1), Item(id: 2))
    let lists = [[], [a], [b], [a, b], [b, a], [a, a], [a, b, a]]
    expectAllDifferent(lists)
    expectAllDifferent(lists.map { ContiguousArray($0) })
    expectAllDifferent(lists.map { $0[...] })
    expectAllDifferent(lists.map { Optional($0) } + [nil])
    expectAllDifferent([[], [[]], [[a]], [[a], [b]], [[a, b]]] as [[[Item]]])
    expect([b, a, b].dropFirst(), [a, a, b].dropFirst(), areEqual: true)
    expect([b, a, b].dropFirst(), [a, a, a].dropFirst(), areEqual: false)
  }

  @Test("elements of any size and alignment are compared")
  func strides() {
    struct Empty {}
    struct Odd {
      var a: UInt16
      var b: UInt8
    }
    struct Wide {
      var vector: SIMD8<Double>
      var last: UInt8
    }
    expectAllDifferent([[], [Empty()], [Empty(), Empty()]])
    expectAllDifferent([[Odd(a: 1, b: 2), Odd(a: 3, b: 4)], [Odd(a: 1, b: 2), Odd(a: 3, b: 5)]])
    expectAllDifferent([[Wide(vector: .one, last: 1), Wide(vector: .one, last: 2)], [Wide(vector: .one, last: 1)]])
    expectAllDifferent([[Any](), [1], ["1"], [1, [Item(id: 1)]], [1, [Item(id: 2)]]])
  }

  @Test("an array with a shared buffer is still compared if it contains NaN or functions")
  func sharedBuffers() {
    struct Measure { var value: Double }
    let measures = [Measure(value: .nan)]
    expect(measures, measures, areEqual: false)
    expect([Measure(value: 0)], [Measure(value: -0.0)], areEqual: true)
    // An array of Equatable elements uses its own ==, which trusts a shared buffer.
    let numbers = [Double.nan]
    expect(numbers, numbers, areEqual: true)
    expect(numbers, [Double.nan], areEqual: false)
  }

  @Test("dictionaries are compared by key, in any order")
  func dictionaries() {
    let (a, b) = (Item(id: 1), Item(id: 2))
    expectAllDifferent([[:], ["a": a], ["a": b], ["b": a], ["a": a, "b": b], ["a": b, "b": a]])
    var forwards: [Int: Item] = [:]
    var backwards: [Int: Item] = [:]
    for id in 0..<100 { forwards[id] = Item(id: id) }
    for id in (0..<100).reversed() { backwards[id] = Item(id: id) }
    expect(forwards, backwards, areEqual: true)
    backwards[50]?.name = "other"
    expect(forwards, backwards, areEqual: false)
    expectAllDifferent([["a": 1 as Any], ["a": "1"], ["a": ["b": [a]]], ["a": ["b": [b]]]])
  }

  @Test("other collections of the standard library are compared by their elements")
  func others() {
    let (a, b) = (Item(id: 1), Item(id: 2))
    expectAllDifferent([["x": a, "y": b], ["x": a], ["y": b, "x": a]] as [KeyValuePairs<String, Item>])
    expectAllDifferent([CollectionOfOne(a), CollectionOfOne(b)])
    expectAllDifferent([repeatElement(a, count: 1), repeatElement(a, count: 2), repeatElement(b, count: 1)])
    expectAllDifferent([[a, b].reversed(), [b, a].reversed()] as [ReversedCollection<[Item]>])
    expectAllDifferent([0..<1, 0..<2, 1..<2])
    expectAllDifferent([Set([1]), Set([2]), []])
    expectAllDifferent([(0...1, "a"), (0...2, "a"), (0...1, "b")])
    expectAllDifferent(["abc".dropFirst(), "abc".dropLast()])
    expect([a].lazy.map { $0 }, [a].lazy.map { $0 }, areEqual: false)
  }
}
