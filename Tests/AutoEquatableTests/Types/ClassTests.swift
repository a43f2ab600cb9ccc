import ComparisonSpecs
import Testing

@AutoEquatable
private final class Model: Hashable {
  let id: Noted
  var name: Noted
  @AutoIgnored var note = 0
  var onTap: (() -> Void)?
  weak var parent: Model?
  init(id: Int, name: Int = 0) { (self.id, self.name) = (Noted(id, "id"), Noted(name, "name")) }
}

private final class Plain {}

private protocol Delegate: AnyObject {}

extension Plain: Delegate {}

@AutoEquatable
private struct References: Hashable {
  var plain: Plain
  var optional: Plain?
  weak var weak: Plain?
  unowned let unowned: Plain
  unowned(unsafe) var unsafe: Plain
  weak var delegate: (any Delegate)?
  var any: AnyObject?
  var type: any Any.Type = Int.self
  @AutoCompared(by: .identity) var model: Model
  var byValue: Model

  init(_ plain: Plain, model: Model, byValue: Model? = nil) {
    (self.plain, unowned, unsafe, self.model, self.byValue) = (plain, plain, plain, model, byValue ?? model)
  }
}

@AutoEquatable
private final class Cell {
  @AutoPriority(0) let id: Int
  @AutoChildren let rows: [Int]
  init(id: Int, rows: [Int]) { (self.id, self.rows) = (id, rows) }
}

@Suite("Annotated classes and references")
struct ClassTests {
  @Test("macro-case 55: a final class is compared by value, and the same object without reading its fields")
  func byValue() {
    let (model, same, other) = (Model(id: 1), Model(id: 1), Model(id: 2))
    same.note = 1
    same.onTap = {}
    expectEqual(model, same)
    expectEqual(model, model)
    expectDifferent(model, other, in: ["id"])
    expectDifferent(model, Model(id: 1, name: 1), in: ["name"])
    #expect(Noted.comparisons { _ = model == model } == [])
    #expect(Noted.comparisons { _ = Model.comparisonSpec.firstDifference(from: model, to: model) } == [])
    #expect(Noted.comparisons { _ = model == other } == ["id"])
    let (first, second) = (model, model)
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        #expect(Noted.comparisons { _ = Model.areEqual(first, second) } == [])
        #expect(Noted.comparisons { _ = Model.areEqualExceptChildren(first, second) } == [])
      }
    }
  }

  @Test("macro-case 83: references to classes without == are compared by identity")
  func identity() {
    let (plain, other, model) = (Plain(), Plain(), Model(id: 1))
    let base = References(plain, model: model)
    expectEqual(base, References(plain, model: model, byValue: Model(id: 1)))
    expectDifferent(base, References(other, model: model), in: ["plain", "unowned", "unsafe"])
    expectDifferent(base, References(plain, model: Model(id: 1)), in: ["model"])
    expectDifferent(base, References(plain, model: model, byValue: Model(id: 2)), in: ["byValue.id"])
    func changed(_ change: (inout References) -> Void) -> References {
      var copy = base
      change(&copy)
      return copy
    }
    expectDifferent(base, changed { $0.optional = plain }, in: ["optional"])
    expectDifferent(base, changed { $0.weak = plain }, in: ["weak"])
    expectDifferent(base, changed { $0.delegate = plain }, in: ["delegate"])
    expectDifferent(changed { $0.delegate = other }, changed { $0.delegate = plain }, in: ["delegate"])
    expectDifferent(base, changed { $0.any = plain }, in: ["any"])
    expectDifferent(base, changed { $0.type = UInt.self }, in: ["type"])
    #expect(References.comparisonSpec.uncoveredFields() == [])
  }

  @Test("A class's own comparison ignores children")
  func children() {
    expectDifferent(Cell(id: 1, rows: []), Cell(id: 1, rows: [1]), in: ["rows"])
    #expect(Cell.comparisonSpec.areEqualExceptChildren(Cell(id: 1, rows: []), Cell(id: 1, rows: [1])))
    #expect(!Cell.comparisonSpec.areEqualExceptChildren(Cell(id: 1, rows: []), Cell(id: 2, rows: [])))
  }
}
