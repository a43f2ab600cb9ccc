import ComparisonSpecs
import Testing

private final class Token {}

private func hash(_ body: (inout Hasher) -> Void) -> Int {
  var hasher = Hasher()
  body(&hasher)
  return hasher.finalize()
}

/// A user's type that supports the strategies by its own conformances.
private struct Point: BitwiseComparable, ToleranceComparable {
  var x: Double
  var y: Double

  static func areBitwiseEqual(_ lhs: Point, _ rhs: Point) -> Bool {
    Double.areBitwiseEqual(lhs.x, rhs.x) && Double.areBitwiseEqual(lhs.y, rhs.y)
  }

  func hashBits(into hasher: inout Hasher) {
    x.hashBits(into: &hasher)
    y.hashBits(into: &hasher)
  }

  static func areEqual(_ lhs: Point, _ rhs: Point, tolerance: Double) -> Bool {
    Double.areEqual(lhs.x, rhs.x, tolerance: tolerance) && Double.areEqual(lhs.y, rhs.y, tolerance: tolerance)
  }
}

private struct Bag: Equatable {
  var size: Int
}

@Suite("Strategies")
struct StrategiesTests {
  @Test("Identity holds for the same object, for two nils, and for the same objects in order")
  func identity() {
    let (a, b) = (Token(), Token())
    #expect(__areIdentical(a, a) && !__areIdentical(a, b))
    #expect(__areIdentical(nil as Token?, nil) && !__areIdentical(a, nil) && __areIdentical(a as Token?, a))
    #expect(__areIdentical([a, b], [a, b]) && !__areIdentical([a, b], [b, a]) && !__areIdentical([a], [a, b]))
    #expect(__areIdentical(Int.self, Int.self) && !__areIdentical(Int.self, String.self))
    #expect(hash { __hashIdentity(a, into: &$0) } == hash { __hashIdentity(a as Token?, into: &$0) })
    #expect(hash { __hashIdentity(a, into: &$0) } != hash { __hashIdentity(b, into: &$0) })
    #expect(hash { __hashIdentity([a, b], into: &$0) } != hash { __hashIdentity([b, a], into: &$0) })
    #expect(hash { __hashIdentity(Int.self, into: &$0) } == hash { __hashIdentity(Int.self, into: &$0) })
  }

  @Test("Bits: NaN equals itself, zeros of both signs differ, and the hash agrees")
  func bits() {
    func expect<Value: BitwiseComparable>(_ isEqual: Bool, _ lhs: Value, _ rhs: Value) {
      #expect(__areBitwiseEqual(lhs, rhs) == isEqual)
      #expect(__areBitwiseEqual([lhs, lhs], [lhs, rhs]) == isEqual)
      #expect(__areBitwiseEqual(lhs as Value?, rhs) == isEqual)
      #expect((hash { __hashBits([lhs], into: &$0) } == hash { __hashBits([rhs], into: &$0) }) == isEqual)
      #expect(
        (hash { __hashBits(lhs as Value?, into: &$0) } == hash { __hashBits(rhs as Value?, into: &$0) }) == isEqual)
    }
    func expectFloat<Number: BinaryFloatingPoint & BitwiseComparable>(_: Number.Type) {
      expect(true, Number.nan, Number.nan)
      expect(false, Number.nan, Number.signalingNaN)
      expect(false, 0.0 as Number, -0.0)
      expect(true, 1.5 as Number, 1.5)
      expect(false, 1.5 as Number, -1.5)
      expect(false, 1.5 as Number, 3)
      expect(true, Number.infinity, Number.infinity)
    }
    expectFloat(Double.self)
    expectFloat(Float.self)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      expectFloat(Float16.self)
    #endif
    #if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
      expectFloat(Float80.self)
    #endif
    expect(true, 3, 3)
    expect(false, 3 as UInt8, 4)
    expect(false, true, false)
    expect(true, SIMD3<Double>(0, .nan, 1), SIMD3(0, .nan, 1))
    expect(false, SIMD2<Float>(0, 1), SIMD2(-0.0, 1))
    expect(true, Point(x: .nan, y: 0), Point(x: .nan, y: 0))
    expect(false, Point(x: .nan, y: 0), Point(x: .nan, y: -0.0))
    #expect(!__areBitwiseEqual(nil, 1.0) && __areBitwiseEqual(nil as Double?, nil))
    #expect(!__areBitwiseEqual([1.0], [1.0, 2.0]))
  }

  @Test(
    "Tolerance: close numbers are equal, and so are two NaNs and an infinity and itself",
    arguments: [
      (1.0, 1.05, true), (1.0, 1.2, false), (-1.0, -1.05, true), (0.0, -0.0, true), (.nan, .nan, true),
      (.nan, 1.0, false), (.infinity, .infinity, true), (.infinity, -.infinity, false), (.infinity, 1e308, false),
      (1e308, -1e308, false),
    ])
  func tolerance(lhs: Double, rhs: Double, isEqual: Bool) {
    for (lhs, rhs) in [(lhs, rhs), (rhs, lhs)] {
      #expect(__areEqual(lhs, rhs, tolerance: 0.1) == isEqual)
      #expect(__areEqual(lhs as Double?, rhs, tolerance: 0.1) == isEqual)
      #expect(__areEqual([0, lhs], [0, rhs], tolerance: 0.1) == isEqual)
      #expect(__areEqual(["a": lhs], ["a": rhs], tolerance: 0.1) == isEqual)
      #expect(__areEqual([[lhs]] as [[Double]?], [[rhs]], tolerance: 0.1) == isEqual)
      #expect(__areEqual(SIMD2(lhs, 0), SIMD2(rhs, 0), tolerance: 0.1) == isEqual)
      #expect(__areEqual(Point(x: 0, y: lhs), Point(x: 0, y: rhs), tolerance: 0.1) == isEqual)
    }
  }

  @Test("Tolerance: counts, keys and nil must agree")
  func toleranceShapes() {
    #expect(!__areEqual([1.0], [1.0, 1.0], tolerance: 9))
    #expect(!__areEqual(["a": 1.0], ["b": 1.0], tolerance: 9))
    #expect(!__areEqual(nil, 0.0, tolerance: 9) && __areEqual(nil as Double?, nil, tolerance: 9))
    #expect(__areEqual(1 as Float, 1.25, tolerance: 0.25) && !__areEqual(1 as Float, 1.5, tolerance: 0.25))
    #expect(!__areEqual(1.0, 1.5, tolerance: .nan) && __areEqual(1.0, 1.0, tolerance: .nan))
  }

  @Test("Unordered: collections are equal if each element occurs equally often")
  func unordered() {
    func expect<Value: Hashable>(_ isEqual: Bool, _ lhs: [Value], _ rhs: [Value]) {
      #expect(__areEqualUnordered(lhs, rhs) == isEqual)
      #expect(__areEqualUnordered(lhs as [Value]?, rhs) == isEqual)
      #expect((hash { __hashUnordered(lhs, into: &$0) } == hash { __hashUnordered(rhs, into: &$0) }) == isEqual)
      #expect(
        (hash { __hashUnordered(lhs as [Value]?, into: &$0) } == hash { __hashUnordered(rhs as [Value]?, into: &$0) })
          == isEqual)
    }
    expect(true, [1, 2, 2], [2, 1, 2])
    expect(false, [1, 2, 2], [2, 1, 1])
    expect(false, [1], [1, 1])
    expect(true, [] as [Int], [])
    #expect(__areEqualUnordered([Bag(size: 1), Bag(size: 2)], [Bag(size: 2), Bag(size: 1)]))
    #expect(!__areEqualUnordered([Bag(size: 1), Bag(size: 1)], [Bag(size: 2), Bag(size: 1)]))
    #expect(!__areEqualUnordered([Bag(size: 1), Bag(size: 2)], [Bag(size: 1), Bag(size: 1)]))
    #expect(__areEqualUnordered(["a": 1, "b": 2], ["b": 2, "a": 1]) && !__areEqualUnordered(["a": 1], ["a": 2]))
    #expect(!__areEqualUnordered(nil, [1]) && __areEqualUnordered(nil as [Int]?, nil))
    #expect(
      hash { __hashUnordered([Bag(size: 1), Bag(size: 2)], into: &$0) }
        == hash { __hashUnordered([Bag(size: 2), Bag(size: 1)], into: &$0) })
  }
}

private struct Shape: AutoEquatable, Hashable {
  var owner: Token
  var delegate: Token?
  var angle = 0.0
  var scale: Float = 1
  var width = 1.0
  var path: [Double]?
  var tags: [String] = []
  var bags: [Bag]?
  var name = "a"

  static let comparisonSpec = ComparisonSpec<Shape> {
    Compared(\.owner, by: .identity)
    Compared(\.delegate, by: .identity)
    Compared(\.angle, by: .bitwise)
    Compared(\.scale, by: .bitwise)
    Compared(\.width, by: .tolerance(0.1))
    Compared(\.path, by: .tolerance(0.1))
    Compared(\.tags, by: .unordered)
    Compared(\.bags, by: .unordered)
    Compared(\.name) { $0.count == $1.count }
  }
}

@Suite("Strategies of a spec that is written by hand")
struct SpecStrategiesTests {
  @Test("decide the comparison, appear in the description, and agree with the hash")
  func decide() {
    let (owner, other) = (Token(), Token())
    let shape = Shape(owner: owner, path: [1, 2], tags: ["a", "b"])
    func expect(_ isEqual: Bool, _ change: (inout Shape) -> Void) {
      var changed = shape
      change(&changed)
      #expect((shape == changed) == isEqual)
      #expect((changed == shape) == isEqual)
      if isEqual { #expect(shape.hashValue == changed.hashValue) }
      #expect(Shape.differences(from: shape, to: changed).isEmpty == isEqual)
    }
    expect(true) { _ in }
    expect(false) { $0.owner = other }
    expect(false) { $0.delegate = other }
    expect(false) { $0.angle = -0.0 }
    expect(false) { $0.scale = 2 }
    expect(true) { $0.width = 1.05 }
    expect(false) { $0.width = 1.5 }
    expect(true) { $0.path = [1.05, 1.95] }
    expect(false) { $0.path = nil }
    expect(true) { $0.tags = ["b", "a"] }
    expect(false) { $0.tags = ["b", "b"] }
    expect(false) { $0.bags = [] }
    expect(true) { $0.name = "b" }
    expect(false) { $0.name = "bb" }
    let nan = Shape(owner: owner, angle: .nan, width: .nan)
    #expect(nan == nan && nan.hashValue == nan.hashValue)
    #expect(
      Shape.comparisonSpec.summary == """
        compared: owner (by identity), delegate (by identity), angle (by bitwise), scale (by bitwise), \
        width (by tolerance(0.1)), path (by tolerance(0.1)), tags (by unordered), bags (by unordered), \
        name (by custom)
        """)
  }

  private struct Prices: AutoEquatable, Hashable {
    var byName: [String: Int]
    var byDay: [Int: [String]]?

    static let comparisonSpec = ComparisonSpec<Prices> {
      Compared(\.byName, by: .unordered)
      Compared(\.byDay, by: .unordered)
    }
  }

  @Test("found-case 16: dictionaries and optional dictionaries have no order, as with the macro")
  func dictionaries() {
    let prices = Prices(byName: ["a": 1, "b": 2], byDay: [1: ["x"]])
    let same = Prices(byName: ["b": 2, "a": 1], byDay: [1: ["x"]])
    #expect(prices == same && prices.hashValue == same.hashValue)
    #expect(prices != Prices(byName: ["a": 1, "b": 3], byDay: [1: ["x"]]))
    #expect(prices != Prices(byName: ["a": 1, "b": 2], byDay: nil))
    #expect(prices != Prices(byName: ["a": 1, "b": 2], byDay: [1: ["y"]]))
    #expect(Prices.comparisonSpec.problems.isEmpty)
  }
}
