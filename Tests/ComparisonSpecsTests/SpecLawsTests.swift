import ComparisonSpecs
import TestSupport
import Testing

private struct Part: AutoEquatable, Hashable {
  var name: String
  var size: Int?
  var note = 0

  static let comparisonSpec = ComparisonSpec<Part> {
    Compared(\.size)
    Compared(\.name)
    Ignored(\.note)
  }
}

private enum Phase: Hashable {
  case idle
  case running(Int)
  case failed(String)
}

private final class Owner: Sendable {}

private struct Model {
  var flag: Bool
  var small: Int8
  var id: Int
  var ratio: Double
  var weight: Float
  var title: String
  var subtitle: String?
  var phase: Phase
  var pair: Part
  var spare: Part?
  var parts: [Part]
  var words: [String]
  var bytes: [UInt8]?
  var table: [String: Int]
  var members: Set<Int>
  var owner: Owner
  var level = 0 { didSet {} }
  var length: Int { title.count + words.count }
  var ignored: Int
}

extension Model {
  private static let owners = [Owner(), Owner()]

  /// A value from a domain so small that fields are often equal.
  init(using generator: inout SeededGenerator) {
    func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
      values.randomElement(using: &generator)!
    }
    let strings = ["", "é", "e\u{301}", "a string that does not fit into the struct", "b"]
    let parts = [Part(name: "p", size: nil), Part(name: "p", size: 0), Part(name: "p", size: nil, note: 3)]
    flag = pick([true, false], &generator)
    small = pick([-1, 1], &generator)
    id = pick([7, 8], &generator)
    ratio = pick([0.0, -0.0, 1.5], &generator)
    weight = pick([0.0, -0.0, 1.5], &generator)
    title = pick(strings, &generator)
    subtitle = pick(strings + [nil], &generator)
    phase = pick([.idle, .running(1), .running(2), .failed("x")], &generator)
    pair = pick(parts, &generator)
    spare = pick(parts + [nil], &generator)
    self.parts = pick([[], [parts[0]], [parts[2]], [parts[0], parts[1]], [parts[1], parts[0]]], &generator)
    words = pick([[], ["a"], ["b"], ["a", "b"]], &generator)
    bytes = pick([nil, [], [1], [2]], &generator)
    table = pick([[:], ["a": 1], ["a": 2], ["a": 1, "b": 2]], &generator)
    members = pick([[], [1], [2, 1], [1, 2]], &generator)
    owner = pick(Self.owners, &generator)
    level = pick([0, 1], &generator)
    ignored = pick([0, 1, 2], &generator)
  }

  /// Returns the value with one random field from another random value.
  func mutated(using generator: inout SeededGenerator) -> Model {
    var copy = self
    let other = Model(using: &generator)
    let changes: [(inout Model) -> Void] = [
      { $0.flag = other.flag }, { $0.small = other.small }, { $0.id = other.id }, { $0.ratio = other.ratio },
      { $0.weight = other.weight }, { $0.title = other.title }, { $0.subtitle = other.subtitle },
      { $0.phase = other.phase }, { $0.pair = other.pair }, { $0.spare = other.spare }, { $0.parts = other.parts },
      { $0.words = other.words }, { $0.bytes = other.bytes }, { $0.table = other.table },
      { $0.members = other.members }, { $0.owner = other.owner }, { $0.level = other.level },
      { $0.ignored = other.ignored },
    ]
    changes.randomElement(using: &generator)!(&copy)
    return copy
  }
}

/// A line of a spec and its meaning.
private struct Line {
  let path: String
  let isChildren: Bool
  let declarations: @Sendable (_ priority: Int?) -> FieldDeclarations<Model>
  let areEqual: @Sendable (Model, Model) -> Bool

  private init(
    _ path: String, isChildren: Bool = false, _ declarations: @escaping @Sendable (Int?) -> FieldDeclarations<Model>,
    _ areEqual: @escaping @Sendable (Model, Model) -> Bool
  ) {
    self.path = path
    self.isChildren = isChildren
    self.declarations = declarations
    self.areEqual = areEqual
  }

  @FieldDeclarationsBuilder<Model>
  private static func declare(_ field: Compared<Model>, _ priority: Int?) -> FieldDeclarations<Model> {
    if let priority { field.priority(priority) } else { field }
  }

  private static func line<Value: Equatable & SendableMetatype>(
    _ path: String, _ field: @escaping @Sendable () -> Compared<Model>,
    _ keyPath: any KeyPath<Model, Value> & Sendable
  ) -> Line {
    Line(path, { declare(field().named(path), $0) }, { $0[keyPath: keyPath] == $1[keyPath: keyPath] })
  }

  static let all: [Line] = [
    line("flag", { Compared(\.flag) }, \.flag), line("small", { Compared(\.small) }, \.small),
    line("id", { Compared(\.id) }, \.id), line("ratio", { Compared(\.ratio) }, \.ratio),
    line("weight", { Compared(\.weight, by: .bitwise) }, \.weight.bitPattern),
    line("title", { Compared(\.title) }, \.title), line("subtitle", { Compared(\.subtitle) }, \.subtitle),
    line("phase", { Compared(\.phase) }, \.phase), line("pair", { Compared(\.pair) }, \.pair),
    line("spare", { Compared(\.spare) }, \.spare), line("words", { Compared(\.words) }, \.words),
    line("bytes", { Compared(\.bytes) }, \.bytes), line("table", { Compared(\.table) }, \.table),
    line("members", { Compared(\.members) }, \.members), line("level", { Compared(\.level) }, \.level),
    line("length", { Compared(\.length) }, \.length),
    Line("owner", { declare(Compared(\.owner, by: .identity), $0) }, { $0.owner === $1.owner }),
    Line(
      "parts", isChildren: true,
      { priority in
        FieldDeclarationsBuilder.buildExpression(
          priority.map { Children(\.parts).priority($0) } ?? Children(\.parts))
      },
      { $0.parts.map(\.name) == $1.parts.map(\.name) && $0.parts.map(\.size) == $1.parts.map(\.size) }),
    Line(
      "spare.size",
      { priority in
        let child = ComparedChild<Model>(\.spare, \.size)
        return FieldDeclarationsBuilder.buildExpression(priority.map { child.priority($0) } ?? child)
      },
      { ($0.spare == nil) == ($1.spare == nil) && $0.spare?.size == $1.spare?.size }),
    Line(
      "parts.size",
      { priority in
        let child = ComparedChild<Model>(\.parts, \.size)
        return FieldDeclarationsBuilder.buildExpression(priority.map { child.priority($0) } ?? child)
      },
      { $0.parts.map(\.size) == $1.parts.map(\.size) }),
  ]
}

@Suite("Laws of specs, against key paths compared one by one")
struct SpecLawsTests {
  @Test("Every spec answers as its lines do, in any order of comparison", arguments: [1, 2, 3, 4] as [UInt64])
  func oracle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    print("SpecLawsTests.oracle seed \(seed)")
    var (equal, different) = (0, 0)
    for _ in 0..<60 {
      let lines = Line.all.shuffled(using: &generator).prefix(Int.random(in: 0...Line.all.count, using: &generator))
      let parts = lines.map { line in
        line.declarations(Bool.random(using: &generator) ? Int.random(in: -2...2, using: &generator) : nil)
      }
      let specs = ComparisonOrder.allCases.map { order in
        ComparisonSpec<Model>(order: order) { for part in parts { part } }
      }
      for spec in specs {
        #expect(Set(spec.fields.map(\.path)) == Set(lines.map(\.path)))
        expectSorted(spec)
      }
      for _ in 0..<40 {
        let lhs = Model(using: &generator)
        var rhs = lhs
        for _ in 0..<Int.random(in: 0...3, using: &generator) { rhs = rhs.mutated(using: &generator) }
        let expected = lines.allSatisfy { $0.areEqual(lhs, rhs) }
        let expectedOwn = lines.allSatisfy { $0.isChildren || $0.areEqual(lhs, rhs) }
        if expected { equal += 1 } else { different += 1 }
        for spec in specs {
          #expect(spec.areEqual(lhs, rhs) == expected)
          #expect(spec.areEqual(rhs, lhs) == expected)
          #expect(spec.areEqual(lhs, lhs))
          #expect(spec.areEqualExceptChildren(lhs, rhs) == expectedOwn)
          let differences = spec.differences(from: lhs, to: rhs)
          #expect(differences.isEmpty == expected)
          #expect(spec.firstDifference(from: lhs, to: rhs)?.path == differences.first?.path)
          let differing = Set(lines.filter { !$0.areEqual(lhs, rhs) }.map(\.path))
          expectSame(differences.map(\.path), differing)
          if expected { #expect(hash(lhs, spec) == hash(rhs, spec)) }
        }
      }
    }
    #expect(equal > 100 && different > 100, "both answers occur often: \(equal) and \(different)")
  }

  @Test("Equality is transitive", arguments: [5, 6] as [UInt64])
  func transitive(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    print("SpecLawsTests.transitive seed \(seed)")
    let spec = ComparisonSpec<Model> {
      Compared(\.ratio)
      Compared(\.title)
      Compared(\.pair)
    }
    let values = (0..<60).map { _ in Model(using: &generator) }
    var chains = 0
    for (a, b) in values.flatMap({ a in values.map { (a, $0) } }) where spec.areEqual(a, b) {
      for c in values where spec.areEqual(b, c) {
        #expect(spec.areEqual(a, c))
        chains += 1
      }
    }
    #expect(chains > 60, "more than the trivial chains occur")
  }

  /// Expects differences in exactly these lines.
  ///
  /// A difference may be inside what a line compares.
  private func expectSame(_ differences: [String], _ lines: Set<String>) {
    func lies(_ path: String, within line: String) -> Bool {
      path == line || path.hasPrefix("\(line).") || path.hasPrefix("\(line)[")
    }
    #expect(lines.allSatisfy { line in differences.contains { lies($0, within: line) } })
    #expect(differences.allSatisfy { path in lines.contains { lies(path, within: $0) } })
  }

  private func hash(_ value: Model, _ spec: ComparisonSpec<Model>) -> Int {
    var hasher = Hasher()
    spec.hash(value, into: &hasher)
    return hasher.finalize()
  }

  private func expectSorted(_ spec: ComparisonSpec<Model>) {
    let priorities = spec.fields.map(\.priority)
    let marked = priorities.prefix { $0 != nil }.compactMap(\.self)
    #expect(marked == marked.sorted())
    #expect(priorities.dropFirst(marked.count).allSatisfy { $0 == nil })
  }
}
