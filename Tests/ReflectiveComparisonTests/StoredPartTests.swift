import ReflectiveComparison
import Testing

@Suite("Stored parts of a value")
struct StoredPartTests {
  private class Base {
    var first = 1
    weak var weak: Base?
  }

  private class Middle<Value>: Base {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private final class Leaf: Middle<[String]>, CustomReflectable {
    var last = "last"
    var customMirror: Mirror { Mirror(self, children: ["shown": 1]) }
  }

  private struct Unique: ~Copyable { var value = 1 }

  private final class Awkward {
    var before = 1
    unowned var unowned: Base
    unowned var optional: Base?
    unowned(unsafe) var unsafe: Base
    let type = Int.self
    let existential: any Equatable.Type = Int.self
    let unique = Unique()
    var after = "after"

    init(_ object: Base) {
      unowned = object
      optional = object
      unsafe = object
    }
  }

  private enum Choice {
    case none
    case pair(Int, label: String)
    indirect case nested(Choice)
    case type(Int.Type)
  }

  private func parts(_ value: Any, objectsOnly: Bool = false) -> [String] {
    var parts: [String] = []
    StoredPart.forEach(of: value, objectsOnly: objectsOnly) { part in
      parts.append("\(part.name): \(part.type)")
      return true
    }
    return parts
  }

  @Test("the properties of an object start with those of superclasses, despite a custom mirror")
  func objects() {
    let leaf = Leaf(["value"])
    #expect(parts(leaf) == ["first: Int", "weak: Optional<Base>", "value: Array<String>", "last: String"])
    #expect(parts(leaf as Base) == parts(leaf))
    #expect(parts(leaf, objectsOnly: true) == ["weak: Optional<Base>", "value: Array<String>"])
    var containers: [Any.Type] = []
    StoredPart.forEach(of: leaf) { part in
      containers.append(part.container)
      return true
    }
    #expect(
      containers.map { ObjectIdentifier($0) }
        == [Base.self, Base.self, Middle<[String]>.self, Leaf.self].map { ObjectIdentifier($0) })
  }

  @Test("properties that must not be read are omitted, and do not hide the others")
  func unreadable() {
    let awkward = Awkward(Base())
    #expect(parts(awkward) == ["before: Int", "after: String"])
    #expect(parts((Int.self, "text")) == [": String"])
    #expect(parts(Choice.type(Int.self)) == [])
    #expect(parts(Int.self) == [])
    #expect(parts([Int.self]) == [": Int.Type"])
    #expect(parts([Int.self], objectsOnly: true) == [])
  }

  @Test("an enum has its payload as a part, and a collection its elements")
  func others() {
    #expect(parts(Choice.none) == [])
    #expect(parts(Choice.pair(1, label: "a")) == [": (Int, label: String)"])
    #expect(parts(Choice.nested(.none)) == [": Choice"])
    #expect(parts(Int?.some(1) as Any) == [": Int"])
    #expect(parts(Int?.none as Any) == [])
    #expect(parts(["a": 1]) == [": String", ": Int"])
    #expect(parts(Set([1])) == [": Int"])
    #expect(parts([1, 2][1...]) == [": Int"])
    #expect(parts("text") == [])
  }

  @Test("values are visited until the visitor stops")
  func values() {
    var values: [Int] = []
    StoredPart.forEach(of: Array(1...5)) { part in
      values.append(part.value as? Int ?? 0)
      return values.count < 3
    }
    #expect(values == [1, 2, 3])
  }

  @Test("an object is distinguished from other values in any container")
  func objectsAsSuch() {
    let base = Base()
    #expect(StoredPart.object(base) === base)
    #expect(StoredPart.object(base as AnyObject) === base)
    #expect(StoredPart.object(base as Base? as Any) == nil)
    #expect(StoredPart.object(1) == nil)
    #expect(StoredPart.object(Base.self) == nil)
    func contained<Value>(_ value: Value) -> AnyObject? { StoredPart.object(value as Any) }
    #expect(contained(base as Any) === base)
  }
}
