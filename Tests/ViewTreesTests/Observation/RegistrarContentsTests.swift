import Observation
import Testing
import ViewTrees

@Suite("What registrars hold")
struct RegistrarContentsTests {
  private let chore = Chore()

  @Test("a tracking is one registration, with all properties that it read")
  func oneTracking() throws {
    #expect(registrationCount(of: chore) == 0)
    track { (chore.title, chore.title, chore.isDone) }
    let contents = try #require(RegistrarContents.all(of: chore)?.first)
    #expect(contents.observations == [contents.nextID - 1: [\Chore.title, \Chore.isDone]])
    #expect(registrationCount(of: chore, property: \Chore.title) == 1)
    #expect(registrationCount(of: chore, property: \Chore.note) == 0)
  }

  @Test("registrations have increasing numbers, and are gone after a change")
  func manyTrackings() throws {
    let first = try #require(RegistrarContents.all(of: chore)?.first).nextID
    for _ in 0..<3 { track { chore.title } }
    track { chore.note }
    let contents = try #require(RegistrarContents.all(of: chore)?.first)
    #expect(contents.nextID == first + 4)
    #expect(contents.observations.keys.sorted() == Array(first..<first + 4))
    #expect(registrationCount(of: chore) == 4)
    chore.title = "Buy bread"
    #expect(registrationCount(of: chore) == 1)
    chore.note = "One loaf"
    #expect(registrationCount(of: chore) == 0)
  }

  @Test("the two tables of a registrar agree: registrations by property, and properties by registration")
  func bothTables() throws {
    for count in 1...4 {
      track { (0..<count).map { $0 == 0 ? chore.title : chore.note } }
    }
    chore.note = ""
    var text = ""
    dump(chore, to: &text)
    // A line such as "observations: 1 key/value pair" in the registrar's own description.
    #expect(text.contains("observations: 1 key/value pair\n"))
    #expect(registrationCount(of: chore) == 1)
  }

  @Test("subclasses have the registrars of their superclasses in addition to their own")
  func subclasses() throws {
    let (plain, tracked) = (PlainChore(), TrackedChore())
    track { (plain.title, plain.plain, tracked.title, tracked.depth) }
    #expect(try #require(RegistrarContents.all(of: plain)).map { Set($0.registrations.keys) } == [[\Chore.title]])
    #expect(
      try #require(RegistrarContents.all(of: tracked)).map { Set($0.registrations.keys) }
        == [[\Chore.title], [\TrackedChore.depth]])
  }

  @Test("a registrar is found under any name, and beside properties that reflection cannot read")
  func otherNames() {
    final class Careful: Observable, CustomReflectable {
      struct Unique: ~Copyable { var value = 1 }
      unowned var owner: Chore
      let unique = Unique()
      let type = Int.self
      private let waiting = ObservationRegistrar()
      var value: Int {
        waiting.access(self, keyPath: \.value)
        return unique.value
      }
      var customMirror: Mirror { Mirror(self, children: ["value": value]) }
      init(owner: Chore) { self.owner = owner }
    }
    let careful = Careful(owner: Chore())
    #expect(registrationCount(of: careful) == 0)
    track { careful.value }
    #expect(registrationCount(of: careful) == 1)
  }

  @Test("a registrar of an unknown form is not read")
  func otherLayouts() {
    struct Extent { var context = 1 }
    struct Registrar { var extent = Extent() }
    #expect(RegistrarContents(Registrar()) == nil)
    #expect(RegistrarContents(1) == nil)
    #expect(RegistrarContents.all(of: Calls())?.isEmpty == true)
  }

  @Test("reading registrars does not register anything")
  func untracked() {
    let changed = Calls()
    track(changed) { [registrationCount(of: chore), registrationCount(of: TrackedChore())] }
    chore.title = ""
    #expect(registrationCount(of: chore) == 0)
    #expect(changed.take().isEmpty)
  }
}
