import Observation
import Testing
import ViewTrees

@Suite("Observed properties")
struct ObservedPropertyTests {
  /// Whether key paths tell the names of properties on this system.
  private let areNamesTold = "\(\Chore.title as AnyKeyPath)" == "\\Chore.title"

  @Test("have the name of the only stored property with the type and the value")
  func names() {
    let chore = Chore()
    #expect(ObservedProperty(\Chore.title, of: chore).name == "title")
    #expect(ObservedProperty(\Chore.note, of: chore).description == "Chore.note")
    #expect(ObservedProperty(\Chore.isDone, of: chore).name == "isDone")
    #expect(ObservedProperty(\Chore.parent, of: chore).name == "parent")
    #expect(ObservedProperty(\Chore.title, of: TrackedChore()).name == "title")
    #expect(ObservedProperty(\TrackedChore.depth, of: TrackedChore()).name == "depth")
  }

  @Test("have no name if several properties fit, or none")
  func ambiguity() {
    let chore = Chore("same")
    chore.note = "same"
    let expected = areNamesTold ? "Chore.title" : "Chore.<String>"
    #expect(ObservedProperty(\Chore.title, of: chore).description == expected)
    #expect(ObservedProperty(\Chore.headline, of: Chore("a")).name == (areNamesTold ? "headline" : "title"))
    chore.isDone = true
    #expect(ObservedProperty(\Chore.headline, of: chore).name == (areNamesTold ? "headline" : nil))
    #expect(ObservedProperty(\Chore.title.count, of: chore).name == nil)
    // A key path of another object's type, as in a registrar that objects share.
    #expect(ObservedProperty(\Thermometer.celsius, of: chore).name == (areNamesTold ? "celsius" : nil))
  }

  @Test("are found by reading no more than one property")
  func reading() {
    let chore = Chore()
    let reads = ObservedReads(of: [chore]) { ObservedProperty(\Chore.title, of: chore) }
    #expect(reads.properties?.allSatisfy { $0.keyPath == \Chore.title } == true)
  }

  @Test("are equal if property and object are, with any name")
  func equality() {
    let (chore, other) = (Chore("a"), Chore("b"))
    let title = ObservedProperty(\Chore.title, of: chore)
    let unnamed = ObservedProperty(keyPath: \Chore.title, object: ObjectIdentifier(chore), name: nil)
    #expect(title == unnamed)
    #expect(title.hashValue == unnamed.hashValue)
    #expect(title != ObservedProperty(\Chore.note, of: chore))
    #expect(title != ObservedProperty(\Chore.title, of: other))
    #expect(ObjectIdentifier(title.type) == ObjectIdentifier(Chore.self))
    #expect(ObservedProperty(\Chore.title, of: TrackedChore()).description == "Chore.title")
  }
}
