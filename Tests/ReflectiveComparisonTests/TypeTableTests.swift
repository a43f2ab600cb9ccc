import Testing

@testable import ReflectiveComparison

@Suite("Type table")
struct TypeTableTests {
  struct Successor<Number> {}

  // Tables are never freed.
  private static let growing = TypeTable<Int>()
  private static let contended = TypeTable<Int>()

  @Test("every type keeps its record while the table grows")
  func growth() {
    let table = Self.growing
    var types: [TypeMetadata] = []
    func add<Number>(_ type: Number.Type) {
      types.append(TypeMetadata(type))
      if types.count < 300 { add(Successor<Number>.self) }
    }
    add(Never.self)
    for (index, type) in types.enumerated() {
      #expect(table.record(of: type) == nil)
      #expect(table.record(of: type) { index }.pointee == index)
      for earlier in [0, index / 2, index] { #expect(table.record(of: types[earlier])?.pointee == earlier) }
    }
    for (index, type) in types.enumerated() { #expect(table.record(of: type) { -1 }.pointee == index) }
  }

  @Test("if two threads compile the same type, both get the record of the first")
  func races() async {
    let table = Self.contended
    for type in [Int.self, String.self, [Int].self, Bool.self, Double.self] as [Any.Type] {
      let metadata = TypeMetadata(type)
      let records = await withTaskGroup(of: UInt.self) { group in
        for number in 0..<8 {
          group.addTask { UInt(bitPattern: table.record(of: metadata) { number }) }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(records.count == 1)
    }
  }
}
