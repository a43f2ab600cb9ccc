import Testing

@testable import ComparisonSpecs

/// Compares the plan's answer for one type with the type's own `==`, for all pairs of the given values.
private func expectSameAsEquality<Value: Equatable>(
  _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation
) {
  let plan = MemoryPlan([(0, MemoryComparison(equalityOf: Value.self))])
  for lhs in values {
    for rhs in values {
      let answer = withUnsafePointer(to: lhs) { l in withUnsafePointer(to: rhs) { r in plan.areEqual(l, r) } }
      #expect(answer == (lhs == rhs), "\(Value.self): \(lhs), \(rhs)", sourceLocation: sourceLocation)
    }
  }
}

/// Does the same for the values, for optionals, optional optionals, arrays and optional arrays of them.
private func expectSameAsEqualityInAllShapes<Value: Equatable>(
  _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSameAsEquality(values, sourceLocation: sourceLocation)
  let optionals = values.map(Optional.some) + [nil]
  expectSameAsEquality(optionals, sourceLocation: sourceLocation)
  expectSameAsEquality(optionals.map(Optional.some) + [nil], sourceLocation: sourceLocation)
  let arrays = [[], values, Array(values.reversed()), Array(values.dropLast()), values.map { $0 }, [values[0]]]
  expectSameAsEquality(arrays, sourceLocation: sourceLocation)
  expectSameAsEquality(arrays.map(Optional.some) + [nil], sourceLocation: sourceLocation)
  expectSameAsEquality(arrays.map { Optional(Optional($0)) } + [nil, .some(nil)], sourceLocation: sourceLocation)
  expectSameAsEquality([optionals, optionals.dropLast(), []], sourceLocation: sourceLocation)
  expectSameAsEquality([arrays, Array(arrays.dropLast()), []], sourceLocation: sourceLocation)
}

@Suite("Memory comparison")
struct MemoryComparisonTests {
  @Test("integers of every size are compared as == compares them")
  func integers() {
    func check<Value: FixedWidthInteger>(_ type: Value.Type) {
      expectSameAsEqualityInAllShapes([0, 1, Value.max, Value.min, 0x55])
    }
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(Int128.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
    check(UInt128.self)
    expectSameAsEqualityInAllShapes([true, false])
  }

  @Test("zeros of both signs are equal and NaN equals nothing (tree-scenario M8)")
  func floatingPoint() {
    expectSameAsEqualityInAllShapes([0.0, -0.0, 1, .nan, .infinity, .signalingNaN, -1.5] as [Double])
    expectSameAsEqualityInAllShapes([0.0, -0.0, 1, .nan, .infinity, .signalingNaN, -1.5] as [Float])
  }

  @Test("an array that holds a NaN equals itself by its buffer, and no other array, as == says")
  func arrayOfNaN() {
    let array = [Double.nan, 1]
    expectSameAsEquality([array, array, [Double.nan, 1]])
    struct Box: Equatable { var x = Double.nan }
    let boxes = [Box(), Box()]
    expectSameAsEquality([boxes, boxes, [Box(), Box()]])
  }

  @Test("canonically equivalent strings are equal (tree-scenario M8)")
  func strings() {
    let long = "a heap string that is long enough"
    expectSameAsEqualityInAllShapes([
      "", "a", "é", "e\u{301}", "fifteen bytes!!", long, String(long.reversed()), String(long.map { $0 }),
      long + "é", long + "e\u{301}",
    ])
  }

  @Test("types of a client are compared by their own ==, never by bits")
  func customEquality() {
    struct CaseInsensitive: Equatable {
      var text: String
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.lowercased() == rhs.text.lowercased() }
    }
    struct Parity: Equatable {
      var number: Int
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
    }
    expectSameAsEqualityInAllShapes(["a", "A", "b"].map(CaseInsensitive.init))
    expectSameAsEqualityInAllShapes([1, 2, 3, 4].map(Parity.init))
  }

  @Test("classes are compared by their own ==, even if == asks for the dynamic type")
  func classes() {
    class Base: Equatable {
      let id: Int
      required init(_ id: Int) { self.id = id }
      class var factor: Int { 1 }
      static func == (lhs: Base, rhs: Base) -> Bool {
        lhs.id * type(of: lhs).factor == rhs.id * type(of: rhs).factor
      }
    }
    final class Double: Base { override class var factor: Int { 2 } }
    expectSameAsEqualityInAllShapes([Base(1), Base(2), Double(1), Double(2), Base(4)])
    final class Generic<Value: Equatable>: Equatable {
      let value: Value
      init(_ value: Value) { self.value = value }
      static func == (lhs: Generic, rhs: Generic) -> Bool { Self.self == Generic<Value>.self && lhs.value == rhs.value }
    }
    expectSameAsEqualityInAllShapes([Generic("a"), Generic("a"), Generic("b")])
  }

  @Test("elements of any alignment and of zero size are found in their array")
  func alignments() {
    struct Wide: Equatable { var vector: SIMD8<Double> }
    expectSameAsEqualityInAllShapes([Wide(vector: .zero), Wide(vector: .one)])
    expectSameAsEqualityInAllShapes([SIMD16<Int32>.zero, .one])
    struct Empty: Equatable {}
    expectSameAsEqualityInAllShapes([Empty(), Empty()])
    struct Odd: Equatable {
      var a: UInt8
      var b: UInt16
      var c: UInt8
    }
    expectSameAsEqualityInAllShapes([Odd(a: 1, b: 2, c: 3), Odd(a: 1, b: 2, c: 4), Odd(a: 0, b: 2, c: 3)])
  }

  @Test("enums, tuples in structs, dictionaries, sets and characters are compared as == compares them")
  func others() {
    enum Action: Equatable { case none, open(Int), link(String), pair(String, String) }
    expectSameAsEqualityInAllShapes([Action.none, .open(1), .open(2), .link("a"), .link("b"), .pair("a", "b")])
    expectSameAsEqualityInAllShapes([["a": 1], ["a": 2], [:], ["b": 1]])
    expectSameAsEqualityInAllShapes([Set([1, 2]), Set([2, 1]), Set([3])])
    expectSameAsEqualityInAllShapes([Character("é"), Character("e\u{301}"), "x"])
    expectSameAsEqualityInAllShapes(["abc".dropFirst(), "bc"[...], "c"[...]])
    expectSameAsEqualityInAllShapes([ObjectIdentifier(Int.self), ObjectIdentifier(String.self)])
    expectSameAsEqualityInAllShapes([UnsafeRawPointer(bitPattern: 8)!, UnsafeRawPointer(bitPattern: 16)!])
    expectSameAsEqualityInAllShapes([AnyHashable(1), AnyHashable("1"), AnyHashable(1.0)])
    expectSameAsEqualityInAllShapes([\String.count, \String.count, \String.utf8.count] as [KeyPath<String, Int>])
  }
}
