import ComparisonSpecs
import Testing

private struct Profile: Equatable {
  var email: String
  var nick: String?
  var address = Address()
  var width = 0.0
}

private struct Address: Equatable {
  var city = "Rome"
  var zip: Int?
}

private struct Order {
  var id = 1
  var title = "tea"
  var profile = Profile(email: "a", nick: nil)
  var contact: Profile?
  var lines: [Profile] = []
  var extras: [Profile]?
  var price = 1.0
  var rows: [Int] = [1, 2]
  var cachedAt = 0.0
  var onTap: () -> Void = {}
  var onEnd: (Int) -> Void = { _ in }
  var observed = 0 { didSet { cachedAt = 1 } }
  lazy var late = 5
  var total: Int { id * 2 }
}

private func sameInitial(_ lhs: String, _ rhs: String) -> Bool { lhs.first == rhs.first }

private func changed(_ change: (inout Order) -> Void) -> Order {
  var order = Order()
  change(&order)
  return order
}

@Suite("A spec that is written by hand")
struct DeclaredSpecTests {
  @Test("lists its fields by priority, then as declared, and the left-out ones last")
  func description() {
    let spec = ComparisonSpec<Order> {
      Ignored(\.cachedAt)
      Compared(\.title)
      Compared(\.price, by: .tolerance(0.1)).priority(3)
      ComparedChild(\.profile, \.email, \.address.city)
      Children(\.rows)
      Excluded(\.onTap)
      Excluded(\.onEnd)
      Compared(\.observed).named("observed").priority(-1)
      Compared(\.id).priority(3)
    }
    #expect(
      spec.description == """
        compared: observed (priority -1)
        compared: price (priority 3, by tolerance(0.1))
        compared: id (priority 3)
        compared: title
        compared: profile.email
        compared: profile.address.city
        children: rows
        ignored: cachedAt
        excluded closure: onTap
        excluded closure: onEnd
        """)
    #expect(
      spec.summary == """
        compared: observed (priority -1), price (priority 3, by tolerance(0.1)), id (priority 3), title, \
        profile.email, profile.address.city · children: rows · ignored: cachedAt · excluded closure: onTap, onEnd
        """)
    #expect(spec.fields.map(\.role).filter(\.isCompared).count == 7)
    #expect(spec.fields[0].priority == -1)
    #expect(spec.problems.isEmpty)
  }

  @Test("compares what it lists, through values and through addresses")
  func comparison() {
    let spec = ComparisonSpec<Order> {
      Compared(\.id)
      Compared(\.title)
      Ignored(\.cachedAt)
    }
    func expect(_ isEqual: Bool, _ other: Order) {
      let order = Order()
      #expect(spec.areEqual(order, other) == isEqual)
      withUnsafePointer(to: order) { lhs in
        withUnsafePointer(to: other) { rhs in #expect(spec.areEqual(lhs, rhs) == isEqual) }
      }
    }
    expect(true, Order())
    expect(true, changed { $0.cachedAt = 3 })
    expect(true, changed { $0.price = 3 })
    expect(false, changed { $0.id = 3 })
    expect(false, changed { $0.title = "coffee" })
  }

  @Test("compares everything equal when it lists nothing")
  func empty() {
    let spec = ComparisonSpec<Order> {}
    #expect(spec.areEqual(Order(), changed { $0.id = 2 }))
    #expect(spec.description.isEmpty && spec.summary.isEmpty)
  }

  @Test("leaves children out where it is asked to")
  func children() {
    let spec = ComparisonSpec<Order> {
      Compared(\.id)
      Children(\.rows)
    }
    let other = changed { $0.rows = [1, 3] }
    #expect(!spec.areEqual(Order(), other))
    #expect(spec.areEqualExceptChildren(Order(), other))
    #expect(!spec.areEqualExceptChildren(Order(), changed { $0.id = 2 }))
  }

  @Test("compares computed and observed properties and ones behind a class")
  func projected() {
    final class Box {
      var count: Int
      init(_ count: Int) { self.count = count }
    }
    struct Holder {
      var box: Box
      var seen = 0 { didSet {} }
      var double: Int { box.count * 2 }
    }
    let behind = ComparisonSpec<Holder> { Compared(\.box.count) }
    let computed = ComparisonSpec<Holder> { Compared(\.double).named("double") }
    let observed = ComparisonSpec<Holder> { Compared(\.seen).named("seen") }
    let one = Holder(box: Box(1))
    for spec in [behind, computed] {
      #expect(spec.areEqual(one, Holder(box: Box(1), seen: 4)))
      #expect(!spec.areEqual(one, Holder(box: Box(2))))
    }
    #expect(observed.areEqual(one, Holder(box: Box(2))))
    #expect(!observed.areEqual(one, Holder(box: Box(1), seen: 4)))
    #expect(behind.description == "compared: box.count")
    #expect(computed.description == "compared: double")
  }

  @Test("compares a child through values, optionals and collections")
  func comparedChildren() {
    let plain = ComparisonSpec<Order> { ComparedChild(\.profile, \.email, \.address.city, \.nick) }
    #expect(plain.areEqual(Order(), changed { $0.profile.width = 2 }))
    #expect(!plain.areEqual(Order(), changed { $0.profile.email = "b" }))
    #expect(!plain.areEqual(Order(), changed { $0.profile.address.city = "Oslo" }))
    #expect(!plain.areEqual(Order(), changed { $0.profile.nick = "b" }))

    let optional = ComparisonSpec<Order> { ComparedChild(\.contact, \.nick, \.address.zip) }
    let some = changed { $0.contact = Profile(email: "a", nick: nil) }
    #expect(optional.areEqual(Order(), Order()))
    #expect(optional.areEqual(some, changed { $0.contact = Profile(email: "z", nick: nil) }))
    #expect(!optional.areEqual(Order(), some), "nil differs from a value whose child is nil")
    #expect(!optional.areEqual(some, Order()))
    #expect(!optional.areEqual(some, changed { $0.contact = Profile(email: "a", nick: "n") }))

    let collection = ComparisonSpec<Order> { ComparedChild(\.lines, \.email) }
    func lines(_ emails: String...) -> Order {
      changed { $0.lines = emails.map { Profile(email: $0, nick: $0) } }
    }
    #expect(collection.areEqual(lines("a", "b"), changed { $0.lines = [Profile(email: "a"), Profile(email: "b")] }))
    #expect(!collection.areEqual(lines("a", "b"), lines("b", "a")))
    #expect(!collection.areEqual(lines("a", "b"), lines("a")))
    #expect(!collection.areEqual(lines(), lines("a")))

    let extras = ComparisonSpec<Order> { ComparedChild(\.extras, \.email) }
    #expect(!extras.areEqual(Order(), changed { $0.extras = [] }))
    #expect(extras.areEqual(changed { $0.extras = [] }, changed { $0.extras = [] }))
    #expect(
      !extras.areEqual(changed { $0.extras = [Profile(email: "a")] }, changed { $0.extras = [Profile(email: "b")] }))

    let count = ComparisonSpec<Order> { ComparedChild(\.lines, \.count).named("lines.count") }
    #expect(count.areEqual(lines("a"), lines("b")))
    #expect(!count.areEqual(lines("a"), lines("a", "b")))

    let near = ComparisonSpec<Order> { ComparedChild(\.contact, \.width, by: .tolerance(1)) }
    #expect(
      near.areEqual(
        changed { $0.contact = Profile(email: "a", width: 1) }, changed { $0.contact = Profile(email: "a", width: 2) }))
  }

  @Test("compares by a function and by a closure")
  func functions() {
    for spec in [
      ComparisonSpec<Order> { Compared(\.title, by: sameInitial) },
      ComparisonSpec<Order> { Compared(\.title) { $0.first == $1.first } },
    ] {
      #expect(spec.areEqual(Order(), changed { $0.title = "toast" }))
      #expect(!spec.areEqual(Order(), changed { $0.title = "coffee" }))
      #expect(spec.description == "compared: title (by custom)")
    }
  }

  @Test("takes conditions and loops")
  func controlFlow() {
    func spec(_ isFull: Bool, _ names: [any KeyPath<Order, String> & Sendable]) -> ComparisonSpec<Order> {
      ComparisonSpec {
        if isFull { Compared(\.id) }
        if isFull { Compared(\.price) } else { Ignored(\.price) }
        for name in names { Compared(name) }
      }
    }
    #expect(spec(true, [\.title]).summary == "compared: id, price, title")
    #expect(spec(false, []).summary == "ignored: price")
  }

  @Test("puts cheap fields first within a priority where it is asked to")
  func cheapFirst() {
    let spec = ComparisonSpec<Order>(order: .cheapFirst) {
      Compared(\.rows)
      Compared(\.profile)
      Compared(\.contact)
      Compared(\.title)
      Compared(\.price)
      Compared(\.lines).priority(1)
      Compared(\.id).priority(1)
    }
    #expect(
      spec.fields.map(\.path) == ["id", "lines", "price", "title", "profile", "contact", "rows"])
    #expect(!spec.areEqual(Order(), changed { $0.rows = [1] }))
    #expect(!spec.areEqual(Order(), changed { $0.rows = [1, 3] }))
    #expect(spec.areEqual(Order(), Order()))
  }
}

@Suite("Mistakes in a spec that is written by hand")
struct SpecProblemTests {
  @Test("A field that is mentioned twice, compared and ignored, or compared whole and below")
  func contradictions() {
    let twice = ComparisonSpec<Order> {
      Compared(\.id)
      Compared(\.id).priority(2)
    }
    #expect(twice.problems == [.mentionedTwice(path: "id")])
    let both = ComparisonSpec<Order> {
      Ignored(\.id)
      Compared(\.id)
    }
    #expect(both.problems == [.comparedAndLeftOut(path: "id")])
    #expect(!both.areEqual(Order(), changed { $0.id = 2 }), "a contradiction is compared")
    let below = ComparisonSpec<Order> {
      ComparedChild(\.profile, \.email)
      Compared(\.profile)
    }
    #expect(below.problems == [.comparedWholeAndBelow(path: "profile", below: "profile.email")])
    #expect(twice.problems[0].description == "'id' is mentioned twice: remove one of the two lines")
  }

  @Test("A priority on an ignored field of a generated table")
  func priority() {
    let spec = ComparisonSpec<Int>(
      __fields: [ComparisonField(path: "a", role: .ignored, priority: 1, id: 0)], compare: { _, _, _ in true },
      value: { _, _ in 0 })
    #expect(spec.problems == [.priorityWithoutComparison(path: "a")])
  }

  @Test("A field whose name the key path does not tell")
  func names() {
    let spec = ComparisonSpec<Order> {
      Compared(\.total)
      Compared(\.observed)
      Compared(\.profile.address.city.count)
    }
    #expect(
      spec.problems == [
        .nameUnknown(path: "<Int>"), .nameUnknown(path: "<Int>"), .nameUnknown(path: "profile.address.city.<Int>"),
      ])
    let twice = ComparisonSpec<Order> {
      Compared(\.total)
      Ignored(\.total).named("total")
    }
    #expect(twice.problems == [.nameUnknown(path: "<Int>"), .comparedAndLeftOut(path: "total")])
  }
}

private class Base {
  var inherited = 1
}

private final class Derived: Base {
  var own = 2
  let onTap: () -> Void = {}
}

@propertyWrapper
private struct Wrapper {
  var wrappedValue: Int
}

private struct Wrapped {
  @Wrapper var size = 1
  @Wrapper var weight = 1
}

private struct TwoClosures {
  var first: () -> Void
  var second: () -> Void
}

@Suite("Uncovered fields")
struct UncoveredFieldsTests {
  @Test("Stored properties that no line mentions are listed, in their order")
  func structs() {
    let spec = ComparisonSpec<Order> {
      Compared(\.id)
      ComparedChild(\.profile, \.email)
      Excluded(\.onTap)
      Ignored(\.cachedAt)
      Compared(\.observed).named("observed")
      Compared(\.total).named("total")
    }
    #expect(
      spec.uncoveredFields() == ["title", "contact", "lines", "extras", "price", "rows", "onEnd", "late"])
  }

  @Test("Those of superclasses count")
  func classes() {
    #expect(ComparisonSpec<Derived> { Compared(\.own) }.uncoveredFields() == ["inherited", "onTap"])
    let full = ComparisonSpec<Derived> {
      Compared(\.own)
      Compared(\.inherited).named("inherited")
      Excluded(\.onTap)
    }
    #expect(full.uncoveredFields().isEmpty)
    #expect(full.description == "compared: own\ncompared: inherited\nexcluded closure: onTap")
  }

  @Test("A wrapper's storage goes by the property's name")
  func wrappers() {
    #expect(ComparisonSpec<Wrapped> { Compared(\.size).named("size") }.uncoveredFields() == ["weight"])
  }

  @Test("A closure whose type leaves doubt has to be named")
  func closures() {
    let both = ComparisonSpec<TwoClosures> {
      Excluded(\.second)
      Excluded(\.first)
    }
    #expect(both.uncoveredFields().isEmpty && both.problems.isEmpty)
    let one = ComparisonSpec<TwoClosures> { Excluded(\.second) }
    #expect(one.uncoveredFields() == ["first", "second"])
    #expect(one.problems.count == 1)
    let named = ComparisonSpec<TwoClosures> { Excluded(\.second).named("second") }
    #expect(named.uncoveredFields() == ["first"] && named.problems.isEmpty)
  }

  @Test("Enums and other types have none")
  func others() {
    #expect(ComparisonSpec<Int?> {}.uncoveredFields().isEmpty)
    #expect(ComparisonSpec<(Int, Int)> {}.uncoveredFields().isEmpty)
  }
}
