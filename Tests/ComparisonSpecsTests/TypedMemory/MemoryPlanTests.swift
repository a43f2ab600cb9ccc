import Testing

@testable import ComparisonSpecs

@Suite("Memory plan")
struct MemoryPlanTests {
  struct Row {
    var flag = true
    var id = 1
    var title = "title"
    var tags: [String] = ["a", "b"]
    var badge: Int? = 3
  }

  static let plan = MemoryPlan([
    (MemoryLayout<Row>.offset(of: \.id)!, MemoryComparison(equalityOf: Int.self)),
    (MemoryLayout<Row>.offset(of: \.flag)!, MemoryComparison(equalityOf: Bool.self)),
    (MemoryLayout<Row>.offset(of: \.title)!, MemoryComparison(equalityOf: String.self)),
    (MemoryLayout<Row>.offset(of: \.tags)!, MemoryComparison(equalityOf: [String].self)),
    (MemoryLayout<Row>.offset(of: \.badge)!, MemoryComparison(equalityOf: Int?.self)),
  ])

  private func areEqual(_ lhs: Row, _ rhs: Row) -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in Self.plan.areEqual(lhs, rhs) } }
  }

  @Test("a difference in any of the fields is found")
  func findsEveryField() {
    #expect(areEqual(Row(), Row()))
    #expect(!areEqual(Row(), Row(flag: false)))
    #expect(!areEqual(Row(), Row(id: 2)))
    #expect(!areEqual(Row(), Row(title: "other")))
    #expect(!areEqual(Row(), Row(tags: ["a", "c"])))
    #expect(!areEqual(Row(), Row(badge: nil)))
  }

  @Test("an empty plan finds any two values equal")
  func emptyPlan() {
    var (a, b) = (1, 2)
    #expect(MemoryPlan([]).areEqual(&a, &b))
  }

  @Test("steps run in the given order and stop at the first difference")
  func orderAndEarlyExit() {
    final class Log { var entries: [String] = [] }
    let log = Log()
    func step(_ name: String, offset: Int, answer: Bool) -> (Int, MemoryComparison) {
      (
        offset,
        MemoryComparison { _, _ in
          log.entries.append(name)
          return answer
        }
      )
    }
    let plan = MemoryPlan([
      step("third field", offset: 16, answer: true), step("first field", offset: 0, answer: false),
      step("second field", offset: 8, answer: true),
    ])
    var (a, b) = ((1, 2, 3), (1, 2, 3))
    #expect(!plan.areEqual(&a, &b))
    #expect(log.entries == ["third field", "first field"])
  }

  @Test("a closure gets the addresses of its field, with and without captured values")
  func closures() {
    let limit = Int.random(in: 5...5)
    let plan = MemoryPlan([
      (8, MemoryComparison { abs($0.load(as: Int.self) - $1.load(as: Int.self)) <= limit }),
      (0, MemoryComparison { $0.load(as: Int.self) % 10 == $1.load(as: Int.self) % 10 }),
    ])
    var (a, b, c, d) = ((1, 100), (11, 105), (1, 106), (2, 100))
    #expect(plan.areEqual(&a, &b))
    #expect(!plan.areEqual(&a, &c))
    #expect(!plan.areEqual(&a, &d))
  }

  @Test("a plan releases what its closures captured")
  func ownership() {
    final class Token {}
    weak var captured: Token?
    do {
      let token = Token()
      captured = token
      let plan = MemoryPlan([(0, MemoryComparison { [token] _, _ in token === token })])
      var (a, b) = (0, 0)
      #expect(plan.areEqual(&a, &b))
    }
    #expect(captured == nil)
  }

  @Test("bytes that no step names, such as padding, are ignored (tree-scenario M8)")
  func paddingIsIgnored() {
    let size = MemoryLayout<Row>.size
    func stamp(_ byte: UInt8) -> UnsafeMutableRawPointer {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Row>.alignment)
      memory.initializeMemory(as: UInt8.self, repeating: byte, count: size)
      memory.storeBytes(of: true, toByteOffset: MemoryLayout<Row>.offset(of: \.flag)!, as: Bool.self)
      memory.storeBytes(of: 7, toByteOffset: MemoryLayout<Row>.offset(of: \.id)!, as: Int.self)
      return memory
    }
    let (a, b) = (stamp(0x00), stamp(0xFF))
    defer {
      a.deallocate()
      b.deallocate()
    }
    let plan = MemoryPlan([
      (MemoryLayout<Row>.offset(of: \.flag)!, MemoryComparison(equalityOf: Bool.self)),
      (MemoryLayout<Row>.offset(of: \.id)!, MemoryComparison(equalityOf: Int.self)),
    ])
    #expect(plan.areEqual(a, b))
  }
}
