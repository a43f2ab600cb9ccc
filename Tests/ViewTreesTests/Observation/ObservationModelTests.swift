import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// What Docs/Observation.md promises, sentence by sentence.
@Suite("The model of observation")
struct ObservationModelTests {
  @Observable
  final class Page {
    var title = "Title"
    var words = ["a", "b"]
    var chief: Person? = Person("Ada")
    var people: [Person] = [Person("Ben"), Person("Cleo")]
    @ObservationIgnored var visits = 0

    var headline: String { "\(title) by \(chief?.name ?? "nobody")" }
  }

  @Observable
  final class Person: Identifiable {
    var name: String

    init(_ name: String) { self.name = name }
  }

  @AutoEquatable
  struct Reader: View {
    let name: String
    let page: Page
    @AutoIgnored let read: (Page) -> String

    var body: some View {
      let _ = Bodies.note(name)
      Element("p", ["id": name]) { Text(read(page)) }
    }
  }

  struct Readers: View {
    let page: Page

    var body: some View {
      let _ = Bodies.note("readers")
      Reader(name: "computed", page: page) { $0.headline }
      Reader(name: "optional", page: page) { $0.chief?.name ?? "" }
      Reader(name: "array", page: page) { $0.people.map(\.name).joined() }
      Reader(name: "words", page: page) { $0.words.joined() }
      Reader(name: "ignored", page: page) { "\($0.visits)" }
    }
  }

  @Test(
    "evaluates exactly the bodies that read what changed",
    arguments: [
      ("the title", { @Sendable (page: Page) in page.title = "New" }, ["computed"], 1),
      ("a property in an optional", { page in page.chief?.name = "Eve" }, ["computed", "optional"], 2),
      ("an optional", { page in page.chief = nil }, ["computed", "optional"], 2),
      ("a property of an element", { page in page.people[1].name = "Dan" }, ["array"], 1),
      ("an array", { page in page.people.append(Person("Dan")) }, ["array"], 1),
      ("an array in place", { page in page.words[0] = "c" }, ["words"], 1),
      ("what is ignored", { page in page.visits += 1 }, [], 0),
      ("an equal value", { page in page.title = "Title" }, [], 0),
    ] as [(String, @Sendable (Page) -> Void, [String], Int)])
  func readers(_ what: String, _ change: @Sendable (Page) -> Void, _ bodies: [String], _ patches: Int) {
    let page = Page()
    let stage = Stage(Readers(page: page))
    change(page)
    let step = what == "what is ignored" ? nil : stage.flush()
    guard let step else {
      // Nothing announces this change, so a fresh mount shows something else.
      #expect(stage.tree.flush().patches.isEmpty)
      return
    }
    #expect(step.bodies == bodies, "\(what)")
    #expect(step.operations.count == patches, "\(what)")
  }

  struct Family: View {
    let page: Page

    var body: some View {
      let _ = Bodies.note("parent \(page.words.count)")
      Reader(name: "child", page: page) { $0.title }
    }
  }

  @Test("does not evaluate a parent for what its children read, nor a child for what its parent read")
  func parentAndChild() {
    let page = Page()
    let stage = Stage(Family(page: page))
    page.title = "New"
    let child = stage.flush()
    #expect(child.bodies == ["child"])
    #expect(child.operations == ["update 'New': text"])
    page.words = ["c"]
    let parent = stage.flush()
    #expect(parent.bodies == ["parent 1"])
    #expect(parent.operations.isEmpty)
  }

  struct Rows: View {
    let page: Page
    let suffix: String

    var body: some View {
      let _ = Bodies.note("list")
      Element("ul") {
        ForEach(page.people) { person in
          let _ = Bodies.note("row \(person.name)")
          Element("li") { Text(person.name + suffix) }
        }
      }
    }
  }

  @Test("tracks what the closure of a list reads, row by row if the elements are observable")
  func rows() {
    let page = Page()
    let stage = Stage(Rows(page: page, suffix: "!"))
    #expect(stage.mounting.bodies == ["list", "row Ben", "row Cleo"])
    page.people[0].name = "Bo"
    let step = stage.flush()
    #expect(step.bodies == ["row Bo"])
    #expect(step.operations == ["update 'Bo!': text"])
    page.people.swapAt(0, 1)
    let swap = stage.flush()
    #expect(swap.bodies == ["list", "row Cleo", "row Bo"])
    #expect(swap.operations.count == 1)
  }

  @Test("has as many registrations as there are dependencies")
  func registrations() {
    let page = Page()
    let stage = Stage(Family(page: page))
    // The fresh mount of each step is deallocated after the comparison.
    #expect(registrationCount(of: page, property: \Page.title) == 1)
    #expect(registrationCount(of: page, property: \Page.words) == 1)
    for number in 0..<100 {
      page.title = "\(number)"
      #expect(stage.flush().bodies == ["child"])
      #expect(registrationCount(of: page) == 2)
    }
    stage.tree.unmount()
    #expect(registrationCount(of: page) == 0)
    #expect(stage.tree.liveTrackingCount == 0)
  }

  @Test("only marks on the thread of a change, and wakes the scheduler once")
  func marks() async {
    let page = Page()
    let notifications = Calls()
    let bodies = Bodies()
    let tree = Bodies.$current.withValue(bodies) {
      ViewTree(Family(page: page), scheduler: .custom { _ in notifications.add("wake") })
    }
    _ = bodies.take()
    nonisolated(unsafe) let shared = page
    await Task.detached {
      shared.title = "New"
      shared.words = []
    }.value
    #expect(bodies.take().isEmpty)
    #expect(tree.needsFlush)
    #expect(notifications.take() == ["wake"])
    let update = Bodies.$current.withValue(bodies) { tree.flush() }
    #expect(bodies.take() == ["parent 0", "child"])
    #expect(update.patchCount == 1)
    #expect(!tree.needsFlush)
  }

  struct Door: View {
    let page: Page

    var body: some View {
      let _ = Bodies.note("door")
      if page.chief != nil { Reader(name: "inside", page: page) { $0.chief!.name } }
    }
  }

  @Test("evaluates parents first, and never a view that its parent removed")
  func parentsFirst() {
    let page = Page()
    let stage = Stage(Door(page: page))
    page.chief = nil
    let step = stage.flush()
    #expect(step.bodies == ["door"])
    #expect(step.operations == ["unmount 'Ada'", "unmount p#inside"])
  }

  @Test("visits as many nodes for one change in a large tree as in a small one", arguments: [10, 1_000, 10_000])
  func cost(count: Int) {
    let page = Page()
    page.people = (0..<count).map { Person("\($0)") }
    let bodies = Bodies()
    let tree = Bodies.$current.withValue(bodies) { ViewTree(Rows(page: page, suffix: "")) }
    _ = bodies.take()
    page.people[count / 2].name = "new"
    let update = Bodies.$current.withValue(bodies) { tree.flush() }
    #expect(bodies.take() == ["row new"])
    #expect(update.decisions.count == 2)
    #expect(update.patches.map(\.description).count == 1)
  }

  final class Whole: ObservableObject {
    let changes = ObjectChanges()
    @Published var shown = "shown"
    @Published var hidden = 0
  }

  @AutoEquatable
  struct Holder: View {
    let name: String
    @ObservedObject var whole: Whole

    var body: some View {
      let _ = Bodies.note(name)
      if name == "reader" { Text(whole.shown) }
    }
  }

  struct Holders: View {
    let whole: Whole

    var body: some View {
      let _ = Bodies.note("holders")
      Holder(name: "reader", whole: whole)
      Holder(name: "other", whole: whole)
    }
  }

  @Test("at object level evaluates every view that holds the object, for a change of any property")
  func objectLevel() {
    let whole = Whole()
    let stage = Stage(Holders(whole: whole))
    whole.hidden += 1
    let hidden = stage.flush()
    #expect(hidden.bodies == ["reader", "other"])
    #expect(hidden.operations.isEmpty)
    whole.shown = "new"
    let shown = stage.flush()
    #expect(shown.bodies == ["reader", "other"])
    #expect(shown.operations == ["update 'new': text"])
  }
}
