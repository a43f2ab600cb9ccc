import ComparisonSpecs
import ReflectiveComparison
import TestSupport
import Testing

/// A fixed seed, and a new seed for every run.
private let seeds: [UInt64] = [
  20_240_607, UInt64(ContinuousClock.now.duration(to: .now).components.attoseconds) ^ .random(in: 0...UInt64.max),
]

private func values<Value: RandomValue>(_ type: Value.Type, _ count: Int, seed: UInt64) -> [Value] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).map { _ in Value(using: &generator) }
}

@Suite("Laws of annotated types, on random values")
struct LawTests {
  private static var types: [any RandomValue.Type] {
    [
      RandomFlat.self, RandomMarked.self, RandomEvent.self, RandomChildren.self, RandomStrategies.self,
      RandomBox<RandomFlat>.self, RandomBox<RandomEvent>.self, RandomClass.self, RandomNode.self, RandomPlain.self,
      RandomTuples.self, RandomWrapped.self, RandomBox<RandomBox<RandomMarked>>.self,
    ]
  }

  @Test("Every way of comparing gives the answer of a handwritten ==", arguments: seeds)
  func byHand(seed: UInt64) {
    print("LawTests.byHand seed \(seed)")
    func check<Value: RandomValue>(_ type: Value.Type) {
      let values = values(type, 24, seed: seed)
      var (equal, different) = (0, 0)
      for lhs in values {
        for rhs in values {
          let expected = Value.areEqualByHand(lhs, rhs)
          if expected { equal += 1 } else { different += 1 }
          let wrong = answers(lhs, rhs).filter { $0.value != expected }.keys.sorted()
          #expect(wrong == [], "\(type), seed \(seed): \(lhs) and \(rhs)")
        }
      }
      #expect(equal >= values.count && different > 20, "\(type): both answers occur: \(equal) and \(different)")
    }
    for type in Self.types { check(type) }
  }

  @Test("Equality is reflexive, symmetric and transitive, and hashes agree", arguments: seeds)
  func equivalence(seed: UInt64) {
    print("LawTests.equivalence seed \(seed)")
    func hash(_ value: any Equatable) -> Int? { (value as? any Hashable)?.hashValue }
    func check<Value: RandomValue>(_ type: Value.Type) {
      let values = values(type, 40, seed: seed)
      let answers = values.map { lhs in values.map { rhs in lhs == rhs } }
      for i in values.indices {
        #expect(answers[i][i], "\(type), seed \(seed)")
        for j in values.indices {
          #expect(answers[i][j] == answers[j][i], "\(type), seed \(seed)")
          guard answers[i][j] else { continue }
          #expect(hash(values[i]) == hash(values[j]), "\(type), seed \(seed)")
          for k in values.indices where answers[j][k] { #expect(answers[i][k], "\(type), seed \(seed)") }
        }
      }
    }
    for type in Self.types { check(type) }
  }

  @Test("The differences are the fields in which the spec says that the values differ", arguments: seeds)
  func differences(seed: UInt64) {
    print("LawTests.differences seed \(seed)")
    func check<Value: RandomValue>(_ type: Value.Type) {
      let spec = Value.comparisonSpec
      let values = values(type, 20, seed: seed)
      for lhs in values {
        for rhs in values {
          let fields = withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in
              spec.fields.filter { $0.role.isCompared && !spec.areEqual(in: $0, lhs, rhs) }.map(\.path)
            }
          }
          var differing: [String] = []
          for path in Value.differences(from: lhs, to: rhs).map(\.path) {
            let field = spec.fields.map(\.path).first {
              path == $0 || path.hasPrefix("\($0).") || path.hasPrefix("\($0)[")
            }
            if let field, differing.last != field { differing.append(field) }
          }
          // Differences enter an object graph once, so a class may have fewer.
          if !(type is AnyClass) { #expect(differing == fields, "\(type), seed \(seed): \(lhs) and \(rhs)") }
        }
      }
    }
    for type in Self.types { check(type) }
  }
}

/// The same fields in types with the annotation, with a spec by hand, with a synthesized `==` and without any.
private struct Twins {
  @AutoEquatable
  struct Generated: Hashable {
    @AutoPriority(1) var name: String
    var id: Int
    var score: Double
    var tags: [String]
    var part: Part?
    var kind: Kind
    var table: [String: Int]
  }

  @AutoEquatable(order: .cheapFirst)
  struct CheapFirst: Hashable {
    var name: String
    @AutoPriority(0) var table: [String: Int]
    var tags: [String]
    var id: Int
    var score: Double
    var part: Part?
    var kind: Kind
  }

  struct ByHand: AutoEquatable, Hashable {
    var name: String
    var id: Int
    var score: Double
    var tags: [String]
    var part: Part?
    var kind: Kind
    var table: [String: Int]

    static let comparisonSpec = ComparisonSpec<ByHand> {
      Compared(\.kind)
      Compared(\.name)
      Compared(\.id).priority(3)
      Compared(\.score)
      Compared(\.tags)
      Compared(\.part)
      Compared(\.table)
    }
  }

  struct Synthesized: Hashable {
    var name: String
    var id: Int
    var score: Double
    var tags: [String]
    var part: Part?
    var kind: Kind
    var table: [String: Int]
  }

  struct Plain {
    var name: String
    var id: Int
    var score: Double
    var tags: [String]
    var part: PlainPart?
    var kind: PlainKind
    var table: [String: Int]
  }

  @AutoEquatable
  struct Part: Hashable { var x: Int, text: String }

  struct PlainPart { var x: Int, text: String }

  @AutoEquatable
  enum Kind: Hashable { case none, number(Int), named(String, Part) }

  enum PlainKind { case none, number(Int), named(String, PlainPart) }

  let generated: Generated
  let cheapFirst: CheapFirst
  let byHand: ByHand
  let synthesized: Synthesized
  let plain: Plain

  init(using generator: inout SeededGenerator) {
    let name = generator.pick(["a", "e\u{301}", "\u{e9}"])
    let id = generator.pick([0, 1])
    let score = generator.pick([0.0, -0.0, 1, .nan])
    let tags = generator.pick([[], ["a"], ["b"]])
    let part = generator.pick([nil, Part(x: 0, text: "a"), Part(x: 0, text: "b")])
    let kind = generator.pick([.none, .number(0), .number(1), .named("a", Part(x: 1, text: ""))] as [Kind])
    let table = generator.pick([[:], ["a": 1], ["a": 2]])
    generated = Generated(name: name, id: id, score: score, tags: tags, part: part, kind: kind, table: table)
    cheapFirst = CheapFirst(name: name, table: table, tags: tags, id: id, score: score, part: part, kind: kind)
    byHand = ByHand(name: name, id: id, score: score, tags: tags, part: part, kind: kind, table: table)
    synthesized = Synthesized(name: name, id: id, score: score, tags: tags, part: part, kind: kind, table: table)
    let plainKind: PlainKind =
      switch kind {
      case .none: .none
      case .number(let number): .number(number)
      case .named(let name, let part): .named(name, PlainPart(x: part.x, text: part.text))
      }
    plain = Plain(
      name: name, id: id, score: score, tags: tags, part: part.map { PlainPart(x: $0.x, text: $0.text) },
      kind: plainKind, table: table)
  }

  /// Returns the value with some fields of another, so that both answers occur.
  static func pairs(seed: UInt64) -> [(Twins, Twins)] {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<200).map { _ in Twins(using: &generator) }
    return (0..<4000).map { _ in (generator.pick(values), generator.pick(values)) } + values.map { ($0, $0) }
  }
}

@Suite("Annotated types against other ways of comparing the same fields")
struct TwinTests {
  @Test("macro, spec by hand, synthesized ==, layout and mirror agree, in any field order", arguments: seeds)
  func twins(seed: UInt64) {
    print("TwinTests.twins seed \(seed)")
    let (layout, mirror) = (LayoutComparer(), MirrorComparer())
    var (equal, different) = (0, 0)
    for (lhs, rhs) in Twins.pairs(seed: seed) {
      let expected = lhs.synthesized == rhs.synthesized
      if expected { equal += 1 } else { different += 1 }
      let answers = [
        "generated": lhs.generated == rhs.generated,
        "cheap first": lhs.cheapFirst == rhs.cheapFirst,
        "by hand": lhs.byHand == rhs.byHand,
        "layout": layout.areEqual(lhs.plain, rhs.plain),
        "mirror": mirror.areEqual(lhs.plain, rhs.plain),
        "layout, field by field": layout.areFieldsEqual(lhs.generated, rhs.generated),
        "mirror, field by field": mirror.areFieldsEqual(lhs.generated, rhs.generated),
        "layout, by the macro's ==": layout.areEqual(lhs.generated, rhs.generated),
      ]
      let wrong = answers.filter { $0.value != expected }.keys.sorted()
      #expect(wrong == [], "seed \(seed): \(lhs.plain) and \(rhs.plain)")
      if expected {
        #expect(lhs.generated.hashValue == rhs.generated.hashValue)
        #expect(lhs.byHand.hashValue == rhs.byHand.hashValue)
      }
      let paths = Set(Twins.Generated.differences(from: lhs.generated, to: rhs.generated).map(\.path))
      #expect(paths == Set(Twins.ByHand.differences(from: lhs.byHand, to: rhs.byHand).map(\.path)))
      #expect(paths == Set(Twins.CheapFirst.differences(from: lhs.cheapFirst, to: rhs.cheapFirst).map(\.path)))
    }
    #expect(equal > 50 && different > 500, "both answers occur: \(equal) and \(different)")
  }
}
