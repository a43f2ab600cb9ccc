import Observation
import Testing
import ViewTrees

@Suite("The properties that a closure reads")
struct ObservedReadsTests {
  private let chore = Chore()

  /// Describes the properties that a closure reads, and checks that nothing stays registered.
  private func reads(
    of objects: [any AnyObject & Observable], sourceLocation: SourceLocation = #_sourceLocation, _ read: () -> Any
  ) -> [String]? {
    let counts = objects.map { registrationCount(of: $0) }
    let reads = ObservedReads(of: objects, by: read)
    #expect(objects.map { registrationCount(of: $0) } == counts, sourceLocation: sourceLocation)
    return reads.properties?.map(\.description)
  }

  @Test("are listed once each")
  func several() {
    #expect(reads(of: [chore]) { (chore.title, chore.isDone, chore.title) } == ["Chore.isDone", "Chore.title"])
    #expect(reads(of: [chore, chore]) { chore.title } == ["Chore.title"])
  }

  @Test("are none if nothing is read, and never include other objects")
  func none() {
    #expect(reads(of: [chore]) { 1 } == [])
    #expect(reads(of: [chore]) { Chore("other").title } == [])
    #expect(reads(of: []) { chore.title } == [])
  }

  @Test("include the stored ones that a computed property reads")
  func computed() {
    #expect(reads(of: [chore]) { chore.headline } == ["Chore.isDone", "Chore.title"])
  }

  @Test("do not include those that observation ignores")
  func ignored() {
    #expect(reads(of: [chore]) { chore.reads } == [])
  }

  @Test("include those of objects in optionals, arrays and dictionaries, with the properties on the way")
  func nested() {
    let (parent, step, named) = (Chore("parent"), Chore("step"), TrackedChore("named"))
    (chore.parent, chore.steps, chore.byName) = (parent, [step], ["x": named])
    let objects = ObservableObjects.reachable(from: chore, limit: 100)
    #expect(objects.count == 4)
    #expect(reads(of: objects) { chore.parent.map(\.title) as Any } == ["Chore.parent", "Chore.title"])
    #expect(reads(of: objects) { chore.steps.map(\.title) } == ["Chore.steps", "Chore.title"])
    #expect(
      reads(of: objects) { (chore.byName["x"].map(\.title), named.depth) }
        == ["Chore.byName", "Chore.title", "TrackedChore.depth"])
    let properties = ObservedReads(of: objects) { step.title }.properties
    #expect(properties?.map(\.object) == [ObjectIdentifier(step)])
    #expect(properties?.map(\.keyPath) == [\Chore.title])
  }

  @Test("include inherited ones, and those of subclasses with a separate registrar")
  func inherited() {
    let (plain, tracked) = (PlainChore(), TrackedChore())
    #expect(reads(of: [plain]) { (plain.title, plain.plain) } == ["Chore.title"])
    #expect(reads(of: [tracked]) { (tracked.title, tracked.depth) } == ["Chore.title", "TrackedChore.depth"])
  }

  @Test("include those observed by hand, without a name if the system does not tell it")
  func byHand() {
    let thermometer = Thermometer()
    let names = reads(of: [thermometer]) { thermometer.celsius }
    #expect(names == ["Thermometer.<Double>"] || names == ["Thermometer.celsius"])
  }

  @Test("are found next to other trackings, which are not called")
  func others() {
    let changed = Calls()
    track(changed) { (chore.title, chore.isDone) }
    #expect(reads(of: [chore]) { chore.title } == ["Chore.title"])
    #expect(registrationCount(of: chore) == 1)
    #expect(changed.take().isEmpty)
    chore.isDone = true
    #expect(changed.take() == ["change"])
  }

  @Test("are found inside of a tracking, which depends only on what was read")
  func insideOfTracking() {
    let changed = Calls()
    track(changed) { ObservedReads(of: [chore]) { chore.title } }
    #expect(changed.take().isEmpty)
    #expect(registrationCount(of: chore, property: \Chore.title) == 1)
    #expect(registrationCount(of: chore, property: \Chore.note) == 0)
    chore.note = ""
    #expect(changed.take().isEmpty)
    chore.title = ""
    #expect(changed.take() == ["change"])
  }

  @Test("are returned with the closure's result, and objects are not kept")
  func results() {
    weak var gone: Chore?
    do {
      let chore = Chore("short-lived")
      gone = chore
      let reads = ObservedReads(of: [chore]) { chore.title }
      #expect(reads.result == "short-lived")
    }
    #expect(gone == nil)
  }
}
