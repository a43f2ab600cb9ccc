import ComparisonSpecs
import Testing
import ViewTrees

/// Shows one of many structures, chosen by a number.
private struct Structure: View {
  var isOn = true
  var isInner = true
  var number = 0
  var count = 0
  var key: AnyHashable = 0
  var erased: AnyView = AnyView(Leaf("erased"))

  var body: some View {
    Leaf("first")
    if isOn {
      if isInner { Leaf("in") } else { Leaf("in") }
    } else {
      Leaf("in")
    }
    if isOn { Leaf("optional") }
    switch number {
    case 0: Leaf("case")
    case 1: Leaf("case")
    case 2:
      Leaf("case")
      Leaf("more")
    default: EmptyView()
    }
    Group {
      Group { Leaf("grouped") }
      for index in 0..<count { Leaf("turn \(index)") }
    }
    if #available(macOS 15, *) { Leaf("available") }
    erased
    Leaf("keyed").id(key)
    Leaf("last")
  }
}

/// Equal by its value, with its own hash.
private struct Key: Hashable, CustomStringConvertible {
  let value: Int
  let hash: Int

  var description: String { "key \(value)" }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

private struct KeyedList<ID: Hashable & Sendable>: View {
  let keys: [ID]

  var body: some View {
    ForEach(keys, id: \.self) { Leaf("\($0)") }
  }
}

@Suite("Structural identity")
struct StructuralIdentityTests {
  @Test("both branches of a condition are separate positions, even if they look alike")
  func branches() {
    let stage = Stage(Structure())
    let inner = stage.update(Structure(isInner: false))
    #expect(inner.bodies == ["in"])
    #expect(inner.operations == ["unmount b#in", "mount b#in before b#optional"])
    #expect(inner.decisions.contains("rebuild Leaf: other branch"))
    #expect(inner.summary.rebuilt == 1)
    let outer = stage.update(Structure(isOn: false))
    #expect(outer.bodies == ["in"])
    #expect(outer.operations == ["unmount b#in", "unmount b#optional", "mount b#in before b#case"])
  }

  @Test("an absent view keeps its position, so the others keep theirs")
  func optional() {
    let stage = Stage(Structure(isInner: false))
    let before = ["b#first", "b#case", "b#grouped", "b#last"].map { stage.host.node($0) }
    stage.update(Structure(isOn: false))
    let step = stage.update(Structure(isInner: false))
    #expect(step.bodies == ["in", "optional"])
    #expect(step.decisions.contains("mount Leaf: inserted"))
    #expect(["b#first", "b#case", "b#grouped", "b#last"].map { stage.host.node($0) } == before)
  }

  @Test("every case of a switch is a separate position", arguments: [0, 1, 2, 3], [0, 1, 2, 3])
  func cases(old: Int, new: Int) {
    let stage = Stage(Structure(number: old))
    let step = stage.update(Structure(number: new))
    #expect(step.bodies == (old == new ? [] : [["case"], ["case"], ["case", "more"], []][new]))
    #expect(step.summary.rebuilt == (old == new ? 0 : 1))
  }

  @Test("iterations of a loop are matched by position", arguments: [0, 1, 3], [0, 1, 3])
  func loops(old: Int, new: Int) {
    let stage = Stage(Structure(count: old))
    let step = stage.update(Structure(count: new))
    #expect(step.bodies == (old..<max(old, new)).map { "turn \($0)" })
    #expect(step.operations.count == abs(new - old))
    #expect(step.update.diagnostics.isEmpty == (old == new || min(old, new) == 0))
  }

  @Test("an erased view is matched by the type inside it")
  func erased() {
    let stage = Stage(Structure())
    #expect(stage.update(Structure(erased: AnyView(Leaf("other")))).operations == ["update b#other: attributes"])
    let step = stage.update(Structure(erased: AnyView(Element("i"))))
    #expect(step.operations == ["unmount b#other", "mount i before b#keyed"])
    #expect(step.decisions.contains("rebuild Leaf: other type"))
    // Erasing an erased view changes nothing.
    #expect(stage.update(Structure(erased: AnyView(AnyView(Element("i"))))).operations == [])
    let optional: Leaf? = Leaf("x")
    #expect(stage.update(Structure(erased: AnyView(optional))).summary.rebuilt == 1)
  }

  @Test("a new value of an identity rebuilds the view, an equal one does not")
  func identity() {
    let stage = Stage(Structure(key: 0))
    let text = stage.update(Structure(key: "0"))
    #expect(text.bodies == ["keyed"])
    #expect(text.decisions.contains("rebuild Leaf: other identity"))
    #expect(stage.update(Structure(key: "0")).operations == [])
    #expect(stage.update(Structure(key: 0)).summary.rebuilt == 1)
    #expect(stage.update(Structure(key: 0.0)).summary.rebuilt == (AnyHashable(0) == AnyHashable(0.0) ? 0 : 1))
  }

  @Test("the keys 0 and \"0\" are different rows")
  func numberAndText() {
    let stage = Stage(KeyedList<AnyKey>(keys: [AnyKey(0), AnyKey("0")]))
    #expect(stage.mounting.update.diagnostics == [])
    let step = stage.update(KeyedList(keys: [AnyKey("0"), AnyKey(0)]))
    #expect(step.bodies == [])
    #expect(step.operations.count == 1)
    #expect(stage.update(KeyedList(keys: [AnyKey("0")])).operations == ["unmount b#number 0"])
  }

  @Test("keys are compared by equality, with any hashes")
  func hashes() {
    func keys(_ values: [Int], hash: (Int) -> Int) -> KeyedList<Key> {
      KeyedList(keys: values.map { Key(value: $0, hash: hash($0)) })
    }
    // All keys have the same hash.
    let colliding = Stage(keys([1, 2, 3, 4, 5, 6]) { _ in 7 })
    let shuffled = colliding.update(keys([4, 1, 6, 2, 9, 3]) { _ in 7 })
    #expect(shuffled.bodies == ["key 9"])
    #expect(
      shuffled.operations.count { $0.hasPrefix("move") } == minimalMoves(from: [1, 2, 3, 4, 6], to: [4, 1, 6, 2, 3]))
    #expect(shuffled.operations.filter { $0.hasPrefix("unmount") } == ["unmount b#key 5"])
  }

  @Test("occurrences of a repeated key are matched in order")
  func repeated() {
    let stage = Stage(KeyedList(keys: [1, 2, 1, 3, 1]))
    let step = stage.update(KeyedList(keys: [1, 1, 2, 1, 1]))
    #expect(step.bodies == ["1"])
    #expect(step.summary.unmounted == 2)
    #expect(step.update.diagnostics.count == 1)
    #expect(step.update.diagnostics.first?.description.hasPrefix("The key 1 occurs twice") == true)
  }
}

/// A number or a text.
private enum AnyKey: Hashable, Sendable, CustomStringConvertible {
  case number(Int)
  case text(String)

  init(_ number: Int) { self = .number(number) }
  init(_ text: String) { self = .text(text) }

  var description: String {
    switch self {
    case .number(let number): "number \(number)"
    case .text(let text): "text \(text)"
    }
  }
}
