import ComparisonSpecs
import Testing

@AutoEquatable
private enum Event: Hashable {
  case tap(id: Int, action: () -> Void)
  @AutoIgnored("loadedAt") case loaded(id: Int, loadedAt: Double)
  case pair(Int, String)
  case nested(Part?, [Part])
  case none
  @AutoIgnored(1) case positional(Int, Double)
  case `default`(`in`: Int)
  case tuple((Int, String), flag: Bool)
  @AutoIgnored("cache", 2) case several(id: Int, cache: Double, Double)
  case only(action: () -> Void)
  case optional(Int??)
  case a, b(Int), c
}

@AutoEquatable
private struct Part: Hashable {
  var id = 0
  @AutoIgnored var note = ""
}

@AutoEquatable
private enum One: Hashable { case only(Int, note: String) }

@AutoEquatable
private enum Single: Hashable { case only }

@AutoEquatable
private enum Nothing: Hashable {}

@AutoEquatable
private enum Plain: Hashable { case a, b, c }

@AutoEquatable
private enum Raw: Int { case a = 1, b = 5 }

@AutoEquatable
private enum Unavailable: Hashable {
  case a
  case b(Int)
  @available(*, unavailable)
  case gone(Int)
}

@AutoEquatable
private enum OnlyUnavailable: Hashable {
  case a(Int)
  @available(*, unavailable)
  case gone
}

@AutoEquatable
private enum Conditional: Hashable {
  case a(Int)
  #if AUTOEQUATABLE_TESTS_CONDITION
    case here(String)
  #else
    case there(Any)
  #endif
  #if !AUTOEQUATABLE_TESTS_CONDITION
    case elsewhere
  #endif
}

@AutoEquatable
private enum ConditionalAlone: Hashable {
  case a(Int)
  #if !AUTOEQUATABLE_TESTS_CONDITION
    case there
  #endif
}

@AutoEquatable
private indirect enum Expression: Hashable {
  case number(Int)
  case sum(Expression, Expression)
  @AutoIgnored("position") case call(String, arguments: [Expression], position: Int)
}

@AutoEquatable
private enum Generic<Value> {
  case some(Value)
  case none
  case many([Value], onTap: () -> Void)
}

@AutoEquatable
private enum Tree: Hashable {
  case leaf(Int)
  @AutoChildren("children") case node(name: String, children: [Tree])
}

@AutoEquatable
private enum Reference {
  case object(Object)
  case type(any Any.Type)
}

private final class Object {}

@AutoEquatable
private enum OwnEquality: Hashable {
  case folded(String)
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.folded(let lhs), .folded(let rhs)): lhs.lowercased() == rhs.lowercased()
    }
  }
  func hash(into hasher: inout Hasher) {
    if case .folded(let text) = self { hasher.combine(text.lowercased()) }
  }
}

@Suite("Annotated enums")
struct EnumTests {
  @Test("macro-case 50: the case and its payload are compared, closures and ignored values are not")
  func payloads() {
    expectEqual(Event.tap(id: 1, action: {}), .tap(id: 1, action: { print("") }))
    expectDifferent(Event.tap(id: 1, action: {}), .tap(id: 2, action: {}), in: ["tap.id"])
    expectEqual(Event.loaded(id: 1, loadedAt: 0), .loaded(id: 1, loadedAt: 9))
    expectDifferent(Event.loaded(id: 1, loadedAt: 0), .loaded(id: 2, loadedAt: 0), in: ["loaded.id"])
    expectDifferent(Event.loaded(id: 1, loadedAt: 0), .tap(id: 1, action: {}), in: ["case"])
    expectDifferent(Event.pair(1, "a"), .pair(2, "b"), in: ["pair.0", "pair.1"])
    expectDifferent(Event.pair(1, "a"), .pair(1, "b"), in: ["pair.1"])
    expectEqual(Event.positional(1, 2), .positional(1, 3))
    expectDifferent(Event.positional(1, 2), .positional(2, 2), in: ["positional.0"])
    expectEqual(Event.several(id: 1, cache: 2, 3), .several(id: 1, cache: 4, 5))
    expectDifferent(Event.several(id: 1, cache: 2, 3), .several(id: 2, cache: 2, 3), in: ["several.id"])
    expectEqual(Event.only(action: {}), .only(action: { print("") }))
    expectDifferent(Event.default(in: 1), .default(in: 2), in: ["default.in"])
    expectDifferent(Event.tuple((1, "a"), flag: true), .tuple((1, "b"), flag: true), in: ["tuple.0"])
    expectDifferent(Event.tuple((1, "a"), flag: true), .tuple((1, "a"), flag: false), in: ["tuple.flag"])
    expectDifferent(Event.b(1), .b(2), in: ["b.0"])
  }

  @Test("macro-case 50: every two cases differ")
  func cases() {
    let values: [Event] = [
      .tap(id: 0, action: {}), .loaded(id: 0, loadedAt: 0), .pair(0, ""), .nested(nil, []), .none, .positional(0, 0),
      .default(in: 0), .tuple((0, ""), flag: true), .several(id: 0, cache: 0, 0), .only(action: {}), .optional(nil), .a,
      .b(0), .c,
    ]
    for (i, lhs) in values.enumerated() {
      for (j, rhs) in values.enumerated() {
        if i == j { expectEqual(lhs, rhs) } else { expectDifferent(lhs, rhs, in: ["case"]) }
      }
    }
    let difference = Event.firstDifference(from: .pair(1, "a"), to: .none)
    #expect(difference?.oldValue as? String == "pair" && difference?.newValue as? String == "none")
  }

  @Test("macro-case 50: nested annotated values in payloads are compared by their own spec")
  func nested() {
    expectEqual(Event.nested(Part(id: 1), [Part()]), .nested(Part(id: 1, note: "n"), [Part(note: "m")]))
    expectDifferent(Event.nested(nil, []), .nested(Part(), []), in: ["nested.0"])
    expectDifferent(Event.nested(Part(), []), .nested(Part(id: 1), []), in: ["nested.0.id"])
    expectDifferent(Event.nested(nil, [Part()]), .nested(nil, [Part(id: 1)]), in: ["nested.1[0].id"])
    expectDifferent(Event.optional(nil), .optional(.some(nil)), in: ["optional.0"])
    expectDifferent(Event.optional(.some(nil)), .optional(0), in: ["optional.0"])
  }

  @Test("macro-case 51: enums with one case, without payloads, and without cases are compared")
  func small() {
    expectEqual(One.only(1, note: "a"), .only(1, note: "a"))
    expectDifferent(One.only(1, note: "a"), .only(1, note: "b"), in: ["only.note"])
    expectEqual(Single.only, .only)
    expectEqual(Plain.a, .a)
    expectDifferent(Plain.a, .b, in: ["case"])
    expectDifferent(Raw.a, .b, in: ["case"])
    #expect(Nothing.comparisonSpec.fields == [])
    #expect(([] as [Nothing]) == [])
  }

  @Test("macro-case 53: unavailable cases are omitted")
  func unavailable() {
    expectEqual(Unavailable.b(1), .b(1))
    expectDifferent(Unavailable.b(1), .b(2), in: ["b.0"])
    expectDifferent(Unavailable.a, .b(2), in: ["case"])
    expectDifferent(OnlyUnavailable.a(1), .a(2), in: ["a.0"])
    #expect(!Unavailable.comparisonSpec.description.contains("gone"))
  }

  @Test("macro-case 10: cases inside of #if are compared")
  func conditional() {
    expectEqual(Conditional.here("a"), .here("a"))
    expectDifferent(Conditional.here("a"), .here("b"), in: ["here.0"])
    expectDifferent(Conditional.here("a"), .a(1), in: ["case"])
    expectDifferent(Conditional.a(2), .a(1), in: ["a.0"])
    expectDifferent(ConditionalAlone.a(2), .a(1), in: ["a.0"])
    #expect(Conditional.comparedPaths == ["case", "a.0", "here.0"])
  }

  @Test("Recursive enums are compared to the bottom")
  func recursive() {
    func chain(_ depth: Int, _ bottom: Int) -> Expression {
      (0..<depth).reduce(.number(bottom)) { below, index in
        index % 2 == 0 ? .sum(.number(index), below) : .call("f", arguments: [below], position: index)
      }
    }
    expectEqual(chain(30, 1), chain(30, 1))
    expectDifferent(chain(30, 1), chain(30, 2))
    expectDifferent(chain(2, 1), chain(2, 2), in: ["call.arguments[0].sum.1.number.0"])
    expectEqual(
      Expression.call("f", arguments: [], position: 1), .call("f", arguments: [], position: 2))
    expectDifferent(
      Expression.call("f", arguments: [], position: 1), .call("g", arguments: [], position: 1), in: ["call.0"])
  }

  @Test("macro-case 71: generic enums are Equatable if their payloads are")
  func generic() {
    expectEqual(Generic.many([1], onTap: {}), .many([1], onTap: { print("") }))
    expectDifferent(Generic.some(1), .some(2), in: ["some.0"])
    expectDifferent(Generic.some(1), .none, in: ["case"])
    #expect(!(Generic<() -> Void>.self is any Equatable.Type))
  }

  @Test("Children in payloads count for == and not for the node's own comparison")
  func children() {
    let leaves = (Tree.node(name: "n", children: [.leaf(1)]), Tree.node(name: "n", children: [.leaf(2)]))
    expectDifferent(leaves.0, leaves.1, in: ["node.children[0].leaf.0"])
    #expect(Tree.comparisonSpec.areEqualExceptChildren(leaves.0, leaves.1))
    #expect(!Tree.comparisonSpec.areEqualExceptChildren(leaves.0, .node(name: "m", children: [.leaf(1)])))
    #expect(!Tree.comparisonSpec.areEqualExceptChildren(leaves.0, .leaf(1)))
    #expect(!Tree.comparisonSpec.areEqualExceptChildren(.leaf(2), .leaf(1)))
  }

  @Test("References in payloads are compared by identity")
  func references() {
    let (object, other) = (Object(), Object())
    expectEqual(Reference.object(object), .object(object))
    expectDifferent(Reference.object(object), .object(other), in: ["object.0"])
    expectEqual(Reference.type(Int.self), .type(Int.self))
    expectDifferent(Reference.type(Int.self), .type(UInt.self), in: ["type.0"])
  }

  @Test("A == in an enum is used")
  func own() {
    #expect(OwnEquality.folded("a") == .folded("A"))
    expectEqual(OwnEquality.folded("a"), .folded("A"))
  }
}
