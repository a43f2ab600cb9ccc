import Testing

@Suite("Enums and optionals")
struct EnumRuleTests {
  struct Text {
    var text: String
  }
  struct Nothing {}

  enum Plain { case a, b, c }
  enum One { case only(Text) }
  enum Alone { case alone }
  enum SinglePayload { case none, other, text(Text), last }
  enum Strings { case a(Text), b(Text), c, d }
  enum Mixed {
    case number(Int)
    case text(Text)
    case pair(x: Text, y: UInt8)
    case move(to: Text)
    case move(by: Text)
    case unit(Void)
    case empty
    indirect case boxed(Mixed, Text)
    case object(Object)
    case flag(Bool?)
    case any(Any)
    case closure(() -> Void)
    case nested(SinglePayload)
  }
  final class Object {}
  indirect enum List {
    case end
    case node(Text, List)
  }
  enum Tree {
    case leaf
    indirect case branch(Tree, Text, Tree)
    indirect case single(Tree)
  }
  enum Generic<A, B> { case a(A), b(B), both(A, B), neither }
  enum Never2 {}

  @Test("cases without a payload are compared")
  func plain() {
    expectAllDifferent([Plain.a, .b, .c])
    expectAllDifferent([Alone.alone])
    expectAllDifferent([(Plain.a, 1), (.a, 2), (.b, 1)])
  }

  @Test("the only payload of an enum is compared, with other cases and without")
  func singlePayload() {
    expectAllDifferent([One.only(Text(text: "a")), .only(Text(text: "b"))])
    expectAllDifferent([
      SinglePayload.none, .other, .last, .text(Text(text: "")), .text(Text(text: "a string on the heap")),
    ])
  }

  @Test("several payloads are compared, with the case in spare bits and beside them")
  func multiPayload() {
    let long = "a string that lives on the heap"
    expectAllDifferent([
      Strings.a(Text(text: long)), .b(Text(text: long)), .a(Text(text: "x")), .b(Text(text: "x")), .c, .d,
    ])
    let (one, two) = (Object(), Object())
    expectAllDifferent([
      Mixed.number(1), .number(2), .text(Text(text: "1")), .text(Text(text: long)), .pair(x: Text(text: "1"), y: 1),
      .pair(x: Text(text: "1"), y: 2), .move(to: Text(text: "1")), .move(by: Text(text: "1")), .unit(()), .empty,
      .boxed(.empty, Text(text: "1")), .boxed(.number(1), Text(text: "1")), .boxed(.number(1), Text(text: long)),
      .object(one), .object(two), .flag(nil), .flag(true), .flag(false), .any(1), .any("1"), .any(Text(text: "1")),
      .any(Text(text: long)), .nested(.none), .nested(.text(Text(text: "1"))), .nested(.text(Text(text: "2"))),
    ])
    expect(Mixed.any(Text(text: long)), Mixed.any(Text(text: String(long))), areEqual: true)
  }

  @Test("a case with a closure is never equal, and the other cases are compared")
  func closureCase() {
    let value = Mixed.closure {}
    expect(value, value, areEqual: false)
    expect(value, .empty, areEqual: false)
    expect(Mixed.empty, .empty, areEqual: true)
  }

  @Test("indirect cases are compared through their boxes")
  func indirect() {
    func list(_ texts: String...) -> List {
      texts.reversed().reduce(.end) { .node(Text(text: $1), $0) }
    }
    expect(list("a", "b"), list("a", "b"), areEqual: true)
    expectAllDifferent([list(), list("a"), list("a", "b"), list("b", "a"), list("a", "b", "c")])
    let leaf = Tree.leaf
    expectAllDifferent([
      leaf, .single(leaf), .single(.single(leaf)), .branch(leaf, Text(text: ""), leaf),
      .branch(.single(leaf), Text(text: ""), leaf), .branch(leaf, Text(text: ""), .single(leaf)),
      .single(.branch(leaf, Text(text: "x"), leaf)),
    ])
    expect(
      Tree.single(.branch(leaf, Text(text: "x"), leaf)), .single(.branch(leaf, Text(text: "x"), leaf)), areEqual: true)
  }

  @Test("payloads without a size are compared")
  func emptyPayloads() {
    indirect enum Hollow { case unit(Void), nothing(Nothing), inner(Hollow), end }
    enum Single { case unit(Void), end }
    enum Several { case a(Void), b(Nothing), c((Void, Nothing)), d }
    expectAllDifferent([Hollow.unit(()), .nothing(Nothing()), .inner(.unit(())), .inner(.inner(.end)), .end])
    expectAllDifferent([Single.unit(()), .end])
    expectAllDifferent([Several.a(()), .b(Nothing()), .c(((), Nothing())), .d])
  }

  @Test("a comparison of fields ignores the == of an enum, but uses that of its payload")
  func fieldsOfEnums() {
    struct Parity: Equatable {
      var number: Int
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
    }
    enum Lenient: Equatable {
      case a(Parity), b
      static func == (lhs: Self, rhs: Self) -> Bool { true }
    }
    expect(Lenient.a(Parity(number: 1)), .b, areEqual: true)
    expect(Lenient.a(Parity(number: 1)), .b, fieldsEqual: false)
    expect(Lenient.a(Parity(number: 1)), .a(Parity(number: 2)), fieldsEqual: false)
    expect(Lenient.a(Parity(number: 1)), .a(Parity(number: 3)), fieldsEqual: true)
    expect(Lenient?.some(.b), .a(Parity(number: 1)), fieldsEqual: true)
    expect("text", "text", fieldsEqual: true)
    expect(1, 2, fieldsEqual: false)
  }

  @Test("generic enums and Result are compared")
  func generic() {
    typealias Texts = Generic<Text, Nothing>
    let (a, b) = (Text(text: "a"), Text(text: "b"))
    expectAllDifferent([Texts.a(a), .a(b), .b(Nothing()), .both(a, Nothing()), .both(b, Nothing()), .neither])
    typealias Numbers = Generic<UInt8, [Text]>
    expectAllDifferent([Numbers.a(1), .a(2), .b([a]), .b([]), .both(1, [a]), .both(1, [b]), .neither])
    struct Failure: Error { var code: Int }
    typealias Outcome = Result<Text, any Error>
    expectAllDifferent([
      Outcome.success(a), .success(b), .failure(Failure(code: 1)), .failure(Failure(code: 2)),
      .failure(CancellationError()),
    ])
  }

  @Test("nil, some(nil) and the levels between differ")
  func nestedOptionals() {
    expectAllDifferent([Text???.none, .some(.none), .some(.some(.none)), Text(text: ""), Text(text: "a")])
    expectAllDifferent([Nothing???.none, .some(.none), .some(.some(.none)), Nothing()])
    expectAllDifferent([Any?.none, 1, Optional<Int>.none as Any, "a"])
    expectAllDifferent([Object?.none, Object(), Object()])
    expectAllDifferent([Plain??.none, .some(.none), .a, .b])
  }

  @Test("an enum without cases can occur in a type")
  func uninhabited() {
    expectAllDifferent([Result<Text, Never>.success(Text(text: "a")), .success(Text(text: "b"))])
    expectAllDifferent([Never2?.none])
    expectAllDifferent([Generic<Never2, Int>.b(1), .b(2), .neither])
  }
}
