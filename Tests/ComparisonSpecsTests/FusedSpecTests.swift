import ComparisonSpecs
import TestSupport
import Testing

private struct Inner: AutoEquatable {
  var name: String
  var note = 0

  static let comparisonSpec = ComparisonSpec<Inner> {
    Compared(\.name)
    Ignored(\.note)
  }
}

private enum Phase: Equatable {
  case idle
  case running(Int)
  case failed(String)
}

private struct Size: Equatable {
  var width, height: Double
}

private struct Model {
  var flag: Bool
  var id: Int
  var ratio: Double
  var title: String
  var subtitle: String?
  var phase: Phase
  var size: Size
  var inner: Inner
  var spare: Inner?
  var inners: [Inner]
  var words: [String]
  var ignored: Int
  var onTap: () -> Void = {}
  var rows: [Inner]
  var badge: Int?
  var aliases: [String]?
  var length: Int { title.count }

  /// A value from a domain so small that fields are often equal.
  init(using generator: inout SeededGenerator) {
    func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
      values.randomElement(using: &generator)!
    }
    let strings = ["", "é", "e\u{301}", "a string that does not fit into the struct", "b"]
    let inners = [Inner(name: "p"), Inner(name: "p", note: 1), Inner(name: "q")]
    flag = pick([true, false], &generator)
    id = pick([7, 8], &generator)
    ratio = pick([0.0, -0.0, 1.5, .nan], &generator)
    title = pick(strings, &generator)
    subtitle = pick(strings + [nil], &generator)
    phase = pick([.idle, .running(1), .failed("x")], &generator)
    size = Size(width: pick([0.0, -0.0], &generator), height: pick([1, 2], &generator))
    inner = pick(inners, &generator)
    spare = pick(inners + [nil], &generator)
    self.inners = pick([[], [inners[0]], [inners[1]], [inners[2], inners[0]]], &generator)
    words = pick([[], ["a"], ["é"], ["e\u{301}"]], &generator)
    ignored = pick([0, 1], &generator)
    rows = pick([[], [inners[0]], [inners[1]], [inners[2]]], &generator)
    badge = pick([nil, 0, 1], &generator)
    aliases = pick([nil, [], ["é"], ["e\u{301}"], ["a"]], &generator)
  }

  /// Returns the value with a few random fields from another random value.
  func mutated(using generator: inout SeededGenerator) -> Model {
    var copy = self
    let other = Model(using: &generator)
    let changes: [(inout Model) -> Void] = [
      { $0.flag = other.flag }, { $0.id = other.id }, { $0.ratio = other.ratio }, { $0.title = other.title },
      { $0.subtitle = other.subtitle }, { $0.phase = other.phase }, { $0.size = other.size },
      { $0.inner = other.inner }, { $0.spare = other.spare }, { $0.inners = other.inners },
      { $0.words = other.words }, { $0.ignored = other.ignored }, { $0.rows = other.rows },
      { $0.badge = other.badge }, { $0.aliases = other.aliases },
    ]
    for _ in 0..<Int.random(in: 0...2, using: &generator) { changes.randomElement(using: &generator)!(&copy) }
    return copy
  }

  /// Returns whether two models agree in all fields except the rows, each compared by its own `==`.
  func agrees(with other: Model) -> Bool {
    flag == other.flag && id == other.id && ratio == other.ratio && title == other.title
      && subtitle == other.subtitle && phase == other.phase && size == other.size
      && inner.name == other.inner.name && spare?.name == other.spare?.name
      && inners.map(\.name) == other.inners.map(\.name) && words == other.words && badge == other.badge
      && aliases == other.aliases
  }
}

@FieldDeclarationsBuilder<Model>
private func lines() -> FieldDeclarations<Model> {
  Compared(\.flag).priority(0)
  Compared(\.id).priority(1)
  Compared(\.ratio)
  Compared(\.title).named("headline")
  Compared(\.subtitle)
  Ignored(\.ignored)
  Compared(\.phase)
  Compared(\.size.width)
  Compared(\.size.height)
  Compared(\.inner)
  Compared(\.spare)
  Compared(\.inners)
  Children(\.rows)
  Compared(\.words)
  Excluded(\.onTap)
  Compared(\.badge)
  Compared(\.aliases)
}

/// Has one field more than a block can fuse.
private struct Long {
  var f1 = 0, f2 = 0, f3 = 0, f4 = 0, f5 = 0, f6 = 0, f7 = 0, f8 = 0, f9 = 0, f10 = 0, f11 = 0, f12 = 0,
    f13 = 0, f14 = 0, f15 = 0, f16 = 0, f17 = 0, f18 = 0, f19 = 0, f20 = 0, f21 = 0, f22 = 0, f23 = 0,
    f24 = 0, f25 = 0, f26 = 0, f27 = 0, f28 = 0, f29 = 0, f30 = 0, f31 = 0, f32 = 0, f33 = 0

  static let keyPaths: [any WritableKeyPath<Long, Int> & Sendable] = [
    \.f1, \.f2, \.f3, \.f4, \.f5, \.f6, \.f7, \.f8, \.f9, \.f10, \.f11, \.f12, \.f13, \.f14, \.f15,
    \.f16, \.f17, \.f18, \.f19, \.f20, \.f21, \.f22, \.f23, \.f24, \.f25, \.f26, \.f27, \.f28, \.f29,
    \.f30, \.f31, \.f32, \.f33,
  ]
}

/// Whether this file is compiled with optimization, so that the builder's closures are fused.
private let isOptimized = !_isDebugAssertConfiguration()

@Suite("Fused comparisons of specs that are written by hand")
struct FusedSpecTests {
  private let fused = ComparisonSpec<Model> {
    Compared(\.flag).priority(0)
    Compared(\.id).priority(1)
    Compared(\.ratio)
    Compared(\.title).named("headline")
    Compared(\.subtitle)
    Ignored(\.ignored)
    Compared(\.phase)
    Compared(\.size.width)
    Compared(\.size.height)
    Compared(\.inner)
    Compared(\.spare)
    Compared(\.inners)
    Children(\.rows)
    Compared(\.words)
    Excluded(\.onTap)
    Compared(\.badge)
    Compared(\.aliases)
  }

  @Test("The chain of closures, the plan, and a comparison field by field agree", arguments: [1, 2, 3] as [UInt64])
  func oracle(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    print("FusedSpecTests.oracle seed \(seed)")
    let chain = lines()
    let withoutChildren = try #require(chain.withoutChildren)
    let planned = ComparisonSpec<Model> { for part in [chain] { part } }
    #expect(!planned.isFused && !planned.isFusedWithoutChildren)
    #expect(planned.description == fused.description)
    var (equal, different) = (0, 0)
    for _ in 0..<4_000 {
      let lhs = Model(using: &generator)
      let rhs = lhs.mutated(using: &generator)
      let own = lhs.agrees(with: rhs)
      let whole = own && lhs.rows.map(\.name) == rhs.rows.map(\.name)
      if whole { equal += 1 } else { different += 1 }
      for spec in [fused, planned] {
        #expect(spec.areEqual(lhs, rhs) == whole)
        #expect(spec.areEqualExceptChildren(lhs, rhs) == own)
      }
      withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in
          #expect(chain.whole(lhs, rhs, nil) == whole)
          #expect(withoutChildren(lhs, rhs, nil) == own)
        }
      }
    }
    #expect(equal > 200 && different > 200, "both answers occur often: \(equal) and \(different)")
  }

  @Test("The optimizer fuses literal key paths in the order of comparison")
  func isFused() {
    #expect(fused.isFused == isOptimized)
    #expect(fused.isFusedWithoutChildren == isOptimized)
    #expect(Inner.comparisonSpec.isFused == isOptimized)
  }

  @Test("Anything but a plain list of stored fields in the order of comparison is left to the plan")
  func isPlanned() {
    func expectPlanned<Root>(_ spec: ComparisonSpec<Root>) {
      #expect(!spec.isFused && !spec.isFusedWithoutChildren, "\(spec.summary)")
    }
    expectPlanned(
      ComparisonSpec<Model> {
        Compared(\.title)
        Compared(\.id).priority(0)
      })
    expectPlanned(
      ComparisonSpec<Model>(order: .cheapFirst) {
        Compared(\.id)
        Compared(\.words)
      })
    expectPlanned(
      ComparisonSpec<Model> {
        Compared(\.id)
        Compared(\.length).named("length")
      })
    expectPlanned(
      ComparisonSpec<Model> {
        Compared(\.id)
        ComparedChild(\.spare, \.name)
      })
    expectPlanned(
      ComparisonSpec<Model> {
        Compared(\.id)
        Compared(\.ratio, by: .tolerance(Double(fused.fields.count)))
      })
    expectPlanned(ComparisonSpec<Model> { for path in [\Model.title] { Compared(path) } })
  }

  @Test("A block of more than 32 lines compares all of them, and one of 32 is fused")
  func longBlock() {
    let longest = ComparisonSpec<Long> {
      Compared(\.f1)
      Compared(\.f2)
      Compared(\.f3)
      Compared(\.f4)
      Compared(\.f5)
      Compared(\.f6)
      Compared(\.f7)
      Compared(\.f8)
      Compared(\.f9)
      Compared(\.f10)
      Compared(\.f11)
      Compared(\.f12)
      Compared(\.f13)
      Compared(\.f14)
      Compared(\.f15)
      Compared(\.f16)
      Compared(\.f17)
      Compared(\.f18)
      Compared(\.f19)
      Compared(\.f20)
      Compared(\.f21)
      Compared(\.f22)
      Compared(\.f23)
      Compared(\.f24)
      Compared(\.f25)
      Compared(\.f26)
      Compared(\.f27)
      Compared(\.f28)
      Compared(\.f29)
      Compared(\.f30)
      Compared(\.f31)
      Compared(\.f32)
    }
    let tooLong = ComparisonSpec<Long> {
      Compared(\.f1)
      Compared(\.f2)
      Compared(\.f3)
      Compared(\.f4)
      Compared(\.f5)
      Compared(\.f6)
      Compared(\.f7)
      Compared(\.f8)
      Compared(\.f9)
      Compared(\.f10)
      Compared(\.f11)
      Compared(\.f12)
      Compared(\.f13)
      Compared(\.f14)
      Compared(\.f15)
      Compared(\.f16)
      Compared(\.f17)
      Compared(\.f18)
      Compared(\.f19)
      Compared(\.f20)
      Compared(\.f21)
      Compared(\.f22)
      Compared(\.f23)
      Compared(\.f24)
      Compared(\.f25)
      Compared(\.f26)
      Compared(\.f27)
      Compared(\.f28)
      Compared(\.f29)
      Compared(\.f30)
      Compared(\.f31)
      Compared(\.f32)
      Compared(\.f33)
    }
    #expect(longest.isFused == isOptimized)
    #expect(!tooLong.isFused)
    #expect(longest.areEqual(Long(), Long()) && tooLong.areEqual(Long(), Long()))
    for (index, keyPath) in Long.keyPaths.enumerated() {
      var other = Long()
      other[keyPath: keyPath] = 1
      #expect(longest.areEqual(Long(), other) == (index == 32))
      #expect(!tooLong.areEqual(Long(), other))
    }
  }
}
