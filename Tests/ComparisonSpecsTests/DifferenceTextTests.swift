import ComparisonSpecs
import Foundation
import Testing

/// A value that never equals another one, so that every pair of values is a difference.
private struct Holder: AutoEquatable {
  var value: Any

  static let comparisonSpec = ComparisonSpec<Holder> { Compared(\.value) { _, _ in false } }
}

private func text(_ old: Any, _ new: Any) -> String {
  Holder.differences(from: Holder(value: old), to: Holder(value: new)).map(\.description).joined(separator: " | ")
}

private final class Plain {
  var number = 1
}

private struct Bag {
  var counts: [String: Int]
  var names: Set<String>
}

private enum Event {
  case tap(id: Int)
  case drag(Int, by: Int)
  case none
}

@AutoEquatable
private enum Specified {
  case tap(id: Int)
  case drag(Int, by: Int)
  case none
}

private struct Blind: CustomStringConvertible {
  var number: Int
  var description: String { "blind" }
}

private struct Sized: AutoEquatable {
  var pair = (1, (2, 3))
  var size = (width: 1, height: 2)

  static let comparisonSpec = ComparisonSpec<Sized> {
    Compared(\.pair.1.0)
    Compared(\.size.width)
    Compared(\.pair.0)
  }
}

@Suite("The text of a difference")
struct DifferenceTextTests {
  @Test("found-case 29: prints dictionaries and sets in one order, on both sides and in each run")
  func order() {
    let old = ["a": 5, "b": 9, "c": 1, "e": 2]
    #expect(
      text(old, old.merging(["e": 3]) { $1 })
        == #"value: ["a": 5, "b": 9, "c": 1, "e": 2] → ["a": 5, "b": 9, "c": 1, "e": 3]"#)
    #expect(text(Set(["z", "x", "y"]), Set(["y", "w", "x"])) == #"value: ["x", "y", "z"] → ["w", "x", "y"]"#)
    #expect(text(Set([10, 9, 2]), Set([100, 20, 3])) == "value: [2, 9, 10] → [3, 20, 100]")
    #expect(text([10: ["b": 1, "a": 2]], [:] as [Int: [String: Int]]) == #"value: [10: ["a": 2, "b": 1]] → [:]"#)
    #expect(
      text(Bag(counts: ["b": 1, "a": 2], names: ["q", "p"]), Bag(counts: [:], names: []))
        == #"value: Bag(counts: ["a": 2, "b": 1], names: ["p", "q"]) → Bag(counts: [:], names: [])"#)
  }

  @Test("found-case 29: shows in what the values differ")
  func different() {
    #expect(text(AnyHashable(Float(29.99)), AnyHashable(29.99)) == "value: 29.99 (Float) → 29.99 (Double)")
    #expect(text(Float(29.99), 29.99) == "value: 29.99 (Float) → 29.99 (Double)")
    #expect(text(1, "1") == #"value: 1 → "1""#)
    #expect(text(1, UInt8(1)) == "value: 1 (Int) → 1 (UInt8)")
    #expect(text(0.0, -0.0) == "value: 0.0 → -0.0")
    #expect(text(Int??.none as Any, Int??.some(nil) as Any) == "value: nil → Optional(nil)")
    #expect(
      text(Int???.some(nil) as Any, Int???.some(.some(nil)) as Any) == "value: Optional(nil) → Optional(Optional(nil))")
    #expect(text(Int?.some(1) as Any, Int?.none as Any) == "value: 1 → nil")
    #expect(text("é", "e\u{301}") == #"value: "\u{E9}" → "e\u{301}""#)
    #expect(text(Data([1, 255]), Data([1, 254])) == "value: Data(01 FF) → Data(01 FE)")
    #expect(text(1..<3, 1..<4) == "value: 1..<3 → 1..<4")
    #expect(text(1...3, 2...3) == "value: 1...3 → 2...3")
    #expect(text(1..., 2...) == "value: PartialRangeFrom<Int>(lowerBound: 1) → PartialRangeFrom<Int>(lowerBound: 2)")
    #expect(text(Event.tap(id: 1), Event.drag(1, by: 2)) == "value: tap(id: 1) → drag(1, by: 2)")
    #expect(text(Event.none, Event.tap(id: 1)) == "value: none → tap(id: 1)")
    #expect(text(Specified.drag(1, by: 2), Specified.none) == "value: .drag(1, by: 2) → .none")
    #expect(
      text((width: 1, height: 2), (width: 2, height: 2)) == "value: (width: 1, height: 2) → (width: 2, height: 2)")
    #expect(text((1, 2), (2, 1)) == "value: (1, 2) → (2, 1)")
    #expect(text(Plain(), Plain()) == "value: Plain(number: 1) → another Plain(number: 1)")
    #expect(text(Blind(number: 1), Blind(number: 2)) == "value: Blind(number: 1) (Blind) → Blind(number: 2) (Blind)")
    #expect(text(Int.self, String.self) == "value: Int → String")
    #expect(text([1, 2][...], [1, 3][...]) == "value: [1, 2] → [1, 3]")
  }

  @Test("found-case 29: shortens long strings and collections around the difference")
  func long() {
    let start = String(repeating: "a", count: 500)
    let cut = text(start + "x" + start, start + "y" + start)
    #expect(cut.count < 160 && cut.contains("x") && cut.contains("y") && cut.contains("…"))
    #expect(text(start, start + "b").hasSuffix(#"ab""#))
    #expect(text(start, "b" + start).count < 200)
    let numbers = Array(0..<1_000)
    var changed = numbers
    changed[500] = -1
    let list = text(numbers, changed)
    #expect(list.contains(" 500,") && list.contains(" -1,") && list.count < 400)
    let set = text(Set(numbers), Set(numbers.dropLast()).union([-1]))
    #expect(set == "value: […, 999] → […, -1]")
  }

  @Test("found-case 29: is never the same on both sides")
  func neverAlike() {
    let values: [Any] = [
      1, 1.0, "1", Float(1), UInt(1), Int?.some(1) as Any, Int?.none as Any, Int??.some(nil) as Any, "é", "e\u{301}",
      AnyHashable(1), AnyHashable(1.0), [1], [1.0], Set([1]), [1: 1], [:] as [Int: Int], [] as [Int], Set<Int>(), 0..<1,
      0...0, Data([1]), Data(), Plain(), Plain(), Event.none, Event.tap(id: 1), Event.drag(1, by: 1), Blind(number: 1),
      Blind(number: 2), (1, 1), (a: 1, b: 1), Int.self, Any.self, Double.nan, -Double.nan, Character("1"), "1"[...],
      "", " ", "nil", ContiguousArray([1]),
    ]
    for (index, old) in values.enumerated() {
      for (other, new) in values.enumerated() where index != other {
        let parts = text(old, new).dropFirst("value: ".count).components(separatedBy: " → ")
        #expect(parts.count == 2 && !parts[0].unicodeScalars.elementsEqual(parts[1].unicodeScalars), "\(parts)")
      }
    }
  }

  @Test("found-case 29: names elements of tuples by dots and labels")
  func tuples() {
    #expect(Sized.comparisonSpec.fields.map(\.path) == ["pair.1.0", "size.width", "pair.0"])
    let changed = Sized(pair: (2, (3, 3)), size: (width: 2, height: 2))
    #expect(
      Sized.differences(from: Sized(), to: changed).map(\.description) == [
        "pair.1.0: 2 → 3", "size.width: 1 → 2", "pair.0: 1 → 2",
      ])
  }
}
