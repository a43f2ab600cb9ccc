import ReflectiveComparison
import Testing

@Suite("Structs, tuples and their fields")
struct StructRuleTests {
  struct Plain {
    var flag = true
    var id = 1
    var title = "a title that lives on the heap"
    var ratio = 0.5
    var badge: Int? = 1
  }

  @Test("a difference in any field is found at any depth")
  func everyField() {
    struct Outer {
      var before: UInt8 = 1
      var inner = Plain()
      var after: (Int8, Plain) = (1, Plain())
    }
    expect(Outer(), Outer(), areEqual: true)
    var changes: [Outer] = Array(repeating: Outer(), count: 12)
    changes[0].before = 2
    changes[1].inner.flag = false
    changes[2].inner.id = 2
    changes[3].inner.title += "!"
    changes[4].inner.ratio = 0.25
    changes[5].inner.badge = nil
    changes[6].after.0 = 2
    changes[7].after.1.flag = false
    changes[8].after.1.id = 2
    changes[9].after.1.title = "b"
    changes[10].after.1.ratio = -0.5
    changes[11].after.1.badge = 2
    for change in changes { expect(Outer(), change, areEqual: false) }
  }

  @Test("an Equatable field is compared with ==, not by its own fields")
  func equatableField() {
    struct CaseInsensitive: Equatable {
      var text: String
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.lowercased() == rhs.text.lowercased() }
    }
    struct Holder { var name: CaseInsensitive }
    let (lower, upper) = (CaseInsensitive(text: "name"), CaseInsensitive(text: "NAME"))
    expect(lower, upper, areEqual: true)
    expect(Holder(name: lower), Holder(name: upper), areEqual: true)
    expect(Holder(name: lower), Holder(name: CaseInsensitive(text: "other")), areEqual: false)
    expect((1, lower), (1, upper), areEqual: true)
    expect(lower, upper, fieldsEqual: false)
    expect(Holder(name: lower), Holder(name: upper), fieldsEqual: true)
  }

  @Test("zeros of both signs are equal, NaN is not, canonically equivalent strings are (tree-scenario M8)")
  func valuesNotBits() {
    struct Measure {
      var value: Double
      var unit: String
    }
    expect(Measure(value: 0, unit: "é"), Measure(value: -0.0, unit: "e\u{301}"), areEqual: true)
    expect(Measure(value: .nan, unit: ""), Measure(value: .nan, unit: ""), areEqual: false)
  }

  @Test("padding is not compared (tree-scenario M8)")
  func padding() {
    struct Padded {
      var small: UInt8
      var large: Int
      var last: UInt16
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 2 * MemoryLayout<Padded>.stride, alignment: 8)
    defer { memory.deallocate() }
    func stamp(_ byte: UInt8, _ index: Int) -> UnsafePointer<Padded> {
      let start = memory + index * MemoryLayout<Padded>.stride
      start.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Padded>.stride)
      start.storeBytes(of: 1, toByteOffset: MemoryLayout<Padded>.offset(of: \.small)!, as: UInt8.self)
      start.storeBytes(of: 2, toByteOffset: MemoryLayout<Padded>.offset(of: \.large)!, as: Int.self)
      start.storeBytes(of: 3, toByteOffset: MemoryLayout<Padded>.offset(of: \.last)!, as: UInt16.self)
      return UnsafePointer(start.assumingMemoryBound(to: Padded.self))
    }
    #expect(LayoutComparer().areEqual(stamp(0x00, 0), stamp(0xFF, 1)))
    #expect(MirrorComparer().areEqual(stamp(0x00, 0), stamp(0xFF, 1)))
  }

  @Test("structs and tuples without fields are equal")
  func empty() {
    struct Empty {}
    struct Inside {
      var nothing = Empty()
      var unit: Void = ()
      var id: Int
    }
    expect(Empty(), Empty(), areEqual: true)
    expect((), (), areEqual: true)
    expectAllDifferent([Inside(id: 1), Inside(id: 2)])
  }

  @Test("a custom mirror cannot hide a field")
  func customMirror() {
    struct Secretive: CustomReflectable {
      var shown: Int
      var hidden: String
      var customMirror: Mirror { Mirror(self, children: ["shown": shown]) }
    }
    enum Case: CustomReflectable {
      case a(Secretive), b(Int)
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    let (one, two) = (Secretive(shown: 1, hidden: "a"), Secretive(shown: 1, hidden: "b"))
    expect(one, one, areEqual: true)
    expectAllDifferent([one, two])
    expectAllDifferent([Case.a(one), .a(two), .b(1), .b(2)])
    expectAllDifferent([[one, two], [two, one], [one, one], []])
  }

  @Test("property wrappers, lazy and observed properties are compared by what they store")
  func storedForms() {
    struct Form {
      @Wrapper var wrapped = 1
      lazy var slow = [1].count
      var observed = 1 { didSet { wrapped = 2 } }
      var computed: Int { observed + 1 }
    }
    @propertyWrapper struct Wrapper {
      var wrappedValue: Int
    }
    var (a, b) = (Form(), Form())
    expect(a, b, areEqual: true)
    _ = a.slow
    expect(a, b, areEqual: false)
    _ = b.slow
    expect(a, b, areEqual: true)
    b.wrapped = 2
    expect(a, b, areEqual: false)
  }

  @Test("generic structs and structs with parameter packs are compared with their actual types")
  func generics() {
    struct Pair<First, Second> {
      var first: First
      var second: Second
    }
    struct Pack<each Value> {
      var values: (repeat each Value)
      var last = 1
      init(_ value: repeat each Value) { values = (repeat each value) }
    }
    func generic<Value>(_ a: Value, _ b: Value) {
      expectAllDifferent([Pair(first: a, second: 1), Pair(first: b, second: 1), Pair(first: a, second: 2)])
      expectAllDifferent([Pack(a, "x", ()), Pack(b, "x", ()), Pack(a, "y", ())])
    }
    generic(1, 2)
    generic("a", "b")
    generic(Pair(first: 1 as UInt8, second: [1]), Pair(first: 1, second: [2]))
    generic(Pack(1, true), Pack(2, true))
  }

  @Test("tuples are compared element by element, with or without labels")
  func tuples() {
    expectAllDifferent([(1, "a", 2.0), (2, "a", 2.0), (1, "b", 2.0), (1, "a", 3.0)])
    expectAllDifferent([(x: 1 as UInt8, y: (2, [true])), (x: 1, y: (3, [true])), (x: 1, y: (2, [false]))])
    let a: Any = (x: 1, y: 2)
    let b: Any = (1, 2)
    expect(a, b, areEqual: false)
    expect(a, (x: 1, y: 2) as Any, areEqual: true)
  }
}
