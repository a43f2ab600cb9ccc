import ReflectiveComparison
import Synchronization
import TestSupport
import Testing

/// Values that are nested deeper than any stack, on a thread with a small one.
///
/// Releasing such a value would overflow the stack as well, so every test takes its values apart level by level.
@Suite("Depth")
struct DepthTests {
  static let stackSize = 512 * 1024

  struct Label { var number: Int }

  /// A value that contains a value of its own type.
  protocol Nested: SendableMetatype {
    static func innermost(_ number: Int) -> Self
    static func around(_ inner: consuming Self, _ number: Int) -> Self
    /// The value inside, or `nil` for the innermost.
    var inner: Self? { get }
  }

  indirect enum List: Nested {
    case end(Label)
    case node(Label, List)

    static func innermost(_ number: Int) -> List { .end(Label(number: number)) }
    static func around(_ inner: consuming List, _ number: Int) -> List { .node(Label(number: number), inner) }
    var inner: List? { if case .node(_, let inner) = self { inner } else { nil } }
  }

  enum OptionalList: Nested {
    case end
    indirect case node(next: OptionalList?, Label)

    static func innermost(_ number: Int) -> OptionalList { .node(next: nil, Label(number: number)) }
    static func around(_ inner: consuming OptionalList, _ number: Int) -> OptionalList {
      .node(next: inner, Label(number: number))
    }
    var inner: OptionalList? { if case .node(let inner?, _) = self { inner } else { nil } }
  }

  struct Branch: Nested {
    var children: [Branch]
    var label: Label

    static func innermost(_ number: Int) -> Branch { Branch(children: [], label: Label(number: number)) }
    static func around(_ inner: consuming Branch, _ number: Int) -> Branch {
      Branch(children: [inner, innermost(number)], label: Label(number: number))
    }
    var inner: Branch? { children.first }
  }

  struct Link: Nested {
    var next: Any?
    var label: Label

    static func innermost(_ number: Int) -> Link { Link(next: nil, label: Label(number: number)) }
    static func around(_ inner: consuming Link, _ number: Int) -> Link {
      Link(next: inner, label: Label(number: number))
    }
    var inner: Link? { next as? Link }
  }

  struct Keyed: Nested {
    var values: [String: Keyed]
    var label: Label

    static func innermost(_ number: Int) -> Keyed { Keyed(values: [:], label: Label(number: number)) }
    static func around(_ inner: consuming Keyed, _ number: Int) -> Keyed {
      Keyed(values: ["next": inner], label: Label(number: number))
    }
    var inner: Keyed? { values["next"] }
  }

  private static func make<Value: Nested>(_ type: Value.Type, depth: Int, innermost: Int) -> Value {
    var value = Value.innermost(innermost)
    for number in 0..<depth { value = Value.around(value, number) }
    return value
  }

  private static func takeApart<Value: Nested>(_ value: inout Value) {
    // The inner level has a second owner when the level around it is released.
    while let inner = value.inner { value = inner }
  }

  private func check<Value: Nested>(
    _ type: Value.Type, depth: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let answers = Mutex<[Bool]>([])
    onThread(stackSize: Self.stackSize) {
      var one = Self.make(Value.self, depth: depth, innermost: 1)
      var same = Self.make(Value.self, depth: depth, innermost: 1)
      var other = Self.make(Value.self, depth: depth, innermost: 2)
      let layout = LayoutComparer()
      let mirror = MirrorComparer()
      let found = [
        layout.areEqual(one, same), mirror.areEqual(one, same), !layout.areEqual(one, other),
        !mirror.areEqual(one, other),
      ]
      answers.withLock { $0 = found }
      Self.takeApart(&one)
      Self.takeApart(&same)
      Self.takeApart(&other)
    }
    #expect(answers.withLock { $0 } == [true, true, true, true], sourceLocation: sourceLocation)
  }

  @Test("an indirect enum, 100,000 deep, is compared on a stack of 512 KB (tree-scenario M9)")
  func indirectEnums() {
    check(List.self, depth: 100_000)
    check(OptionalList.self, depth: 20_000)
  }

  @Test("arrays, existentials and dictionaries, 20,000 deep, are compared on a stack of 512 KB (tree-scenario M9)")
  func otherNesting() {
    check(Branch.self, depth: 20_000)
    check(Link.self, depth: 20_000)
    check(Keyed.self, depth: 20_000)
  }

  @Test("objects that refer to each other in cycles are compared")
  func cycles() {
    final class Node {
      var next: Node?
      var any: Any?
      var label = Label(number: 1)
    }
    func ring() -> Node {
      let (a, b) = (Node(), Node())
      a.next = b
      b.next = a
      a.any = [a, b]
      b.any = { a }
      return a
    }
    struct Holder {
      var node: Node
      var nodes: [Node]
    }
    let (one, two) = (ring(), ring())
    expectAllDifferent([Holder(node: one, nodes: [one, two]), Holder(node: one, nodes: [two, one])])
    expect(one, two, areEqual: false)
    expect(one, two, fieldsEqual: false)
    expect(one, one, fieldsEqual: true)
    for node in [one, two] {
      node.any = nil
      node.next?.any = nil
      node.next = nil
    }
  }

  @Test("a type that contains ever larger types is compiled as far as its values go")
  func polymorphicRecursion() {
    indirect enum Growing<Value> {
      case leaf(Value)
      case deeper(Growing<[Value]>)
    }
    expectAllDifferent([
      Growing<Label>.leaf(Label(number: 1)), .leaf(Label(number: 2)), .deeper(.leaf([])),
      .deeper(.leaf([Label(number: 1)])), .deeper(.deeper(.leaf([[Label(number: 1)], []]))),
    ])
  }
}
