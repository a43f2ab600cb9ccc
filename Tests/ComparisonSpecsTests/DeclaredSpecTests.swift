import ComparisonSpecs
import Testing

private func sameInitial(_ lhs: String, _ rhs: String) -> Bool { lhs.first == rhs.first }

@Suite("A spec that is written by hand")
struct DeclaredSpecTests {
  @Test("lists its fields by priority, then as declared, and the ignored ones last")
  func description() {
    let spec = ComparisonSpec<SampleOrder> {
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
    let spec = ComparisonSpec<SampleOrder> {
      Compared(\.id)
      Compared(\.title)
      Ignored(\.cachedAt)
    }
    func expect(_ isEqual: Bool, _ other: SampleOrder) {
      let order = SampleOrder()
      #expect(spec.areEqual(order, other) == isEqual)
      withUnsafePointer(to: order) { lhs in
        withUnsafePointer(to: other) { rhs in #expect(spec.areEqual(lhs, rhs) == isEqual) }
      }
    }
    expect(true, SampleOrder())
    expect(true, SampleOrder.changed { $0.cachedAt = 3 })
    expect(true, SampleOrder.changed { $0.price = 3 })
    expect(false, SampleOrder.changed { $0.id = 3 })
    expect(false, SampleOrder.changed { $0.title = "coffee" })
  }

  @Test("compares all values equal if it lists nothing")
  func empty() {
    let spec = ComparisonSpec<SampleOrder> {}
    #expect(spec.areEqual(SampleOrder(), SampleOrder.changed { $0.id = 2 }))
    #expect(spec.description.isEmpty && spec.summary.isEmpty)
  }

  @Test("ignores children if asked to")
  func children() {
    let spec = ComparisonSpec<SampleOrder> {
      Compared(\.id)
      Children(\.rows)
    }
    let other = SampleOrder.changed { $0.rows = [1, 3] }
    #expect(!spec.areEqual(SampleOrder(), other))
    #expect(spec.areEqualExceptChildren(SampleOrder(), other))
    #expect(!spec.areEqualExceptChildren(SampleOrder(), SampleOrder.changed { $0.id = 2 }))
  }

  @Test("compares computed properties, observed properties and properties behind a class")
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
    let plain = ComparisonSpec<SampleOrder> { ComparedChild(\.profile, \.email, \.address.city, \.nick) }
    #expect(plain.areEqual(SampleOrder(), SampleOrder.changed { $0.profile.width = 2 }))
    #expect(!plain.areEqual(SampleOrder(), SampleOrder.changed { $0.profile.email = "b" }))
    #expect(!plain.areEqual(SampleOrder(), SampleOrder.changed { $0.profile.address.city = "Oslo" }))
    #expect(!plain.areEqual(SampleOrder(), SampleOrder.changed { $0.profile.nick = "b" }))

    let optional = ComparisonSpec<SampleOrder> { ComparedChild(\.contact, \.nick, \.address.zip) }
    let some = SampleOrder.changed { $0.contact = SampleProfile(email: "a", nick: nil) }
    #expect(optional.areEqual(SampleOrder(), SampleOrder()))
    #expect(optional.areEqual(some, SampleOrder.changed { $0.contact = SampleProfile(email: "z", nick: nil) }))
    #expect(!optional.areEqual(SampleOrder(), some), "nil differs from a value whose child is nil")
    #expect(!optional.areEqual(some, SampleOrder()))
    #expect(!optional.areEqual(some, SampleOrder.changed { $0.contact = SampleProfile(email: "a", nick: "n") }))

    let collection = ComparisonSpec<SampleOrder> { ComparedChild(\.lines, \.email) }
    func lines(_ emails: String...) -> SampleOrder {
      SampleOrder.changed { $0.lines = emails.map { SampleProfile(email: $0, nick: $0) } }
    }
    #expect(
      collection.areEqual(
        lines("a", "b"), SampleOrder.changed { $0.lines = [SampleProfile(email: "a"), SampleProfile(email: "b")] }))
    #expect(!collection.areEqual(lines("a", "b"), lines("b", "a")))
    #expect(!collection.areEqual(lines("a", "b"), lines("a")))
    #expect(!collection.areEqual(lines(), lines("a")))

    let extras = ComparisonSpec<SampleOrder> { ComparedChild(\.extras, \.email) }
    #expect(!extras.areEqual(SampleOrder(), SampleOrder.changed { $0.extras = [] }))
    #expect(extras.areEqual(SampleOrder.changed { $0.extras = [] }, SampleOrder.changed { $0.extras = [] }))
    #expect(
      !extras.areEqual(
        SampleOrder.changed { $0.extras = [SampleProfile(email: "a")] },
        SampleOrder.changed { $0.extras = [SampleProfile(email: "b")] }))

    let count = ComparisonSpec<SampleOrder> { ComparedChild(\.lines, \.count).named("lines.count") }
    #expect(count.areEqual(lines("a"), lines("b")))
    #expect(!count.areEqual(lines("a"), lines("a", "b")))

    let near = ComparisonSpec<SampleOrder> { ComparedChild(\.contact, \.width, by: .tolerance(1)) }
    #expect(
      near.areEqual(
        SampleOrder.changed { $0.contact = SampleProfile(email: "a", width: 1) },
        SampleOrder.changed { $0.contact = SampleProfile(email: "a", width: 2) }))
  }

  @Test("compares by a function and by a closure")
  func functions() {
    for spec in [
      ComparisonSpec<SampleOrder> { Compared(\.title, by: sameInitial) },
      ComparisonSpec<SampleOrder> { Compared(\.title) { $0.first == $1.first } },
    ] {
      #expect(spec.areEqual(SampleOrder(), SampleOrder.changed { $0.title = "toast" }))
      #expect(!spec.areEqual(SampleOrder(), SampleOrder.changed { $0.title = "coffee" }))
      #expect(spec.description == "compared: title (by custom)")
    }
  }

  @Test("accepts conditions and loops")
  func controlFlow() {
    func spec(_ isFull: Bool, _ names: [any KeyPath<SampleOrder, String> & Sendable]) -> ComparisonSpec<SampleOrder> {
      ComparisonSpec {
        if isFull { Compared(\.id) }
        if isFull { Compared(\.price) } else { Ignored(\.price) }
        for name in names { Compared(name) }
      }
    }
    #expect(spec(true, [\.title]).summary == "compared: id, price, title")
    #expect(spec(false, []).summary == "ignored: price")
  }

  @Test("puts cheap fields first within a priority if asked to")
  func cheapFirst() {
    let spec = ComparisonSpec<SampleOrder>(order: .cheapFirst) {
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
    #expect(!spec.areEqual(SampleOrder(), SampleOrder.changed { $0.rows = [1] }))
    #expect(!spec.areEqual(SampleOrder(), SampleOrder.changed { $0.rows = [1, 3] }))
    #expect(spec.areEqual(SampleOrder(), SampleOrder()))
  }
}
