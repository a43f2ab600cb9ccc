import Foundation
import Observation
import TestSupport
import Testing
import ViewTrees

private struct Header: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("header")
    Text(shelf.header)
  }
}

private struct Lines: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("lines")
    Header(shelf: shelf)
    Text(shelf.footer)
  }
}

private struct Counted: View {
  let number: SharedNumber

  var body: some View { Text("\(number.value)") }
}

/// Changes a model when it is clicked.
private struct Button: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("button")
    Element("button", ["id": shelf.header]).on("click") {
      shelf.header = "clicked"
      shelf.footer = "clicked"
    }
    Text(shelf.footer)
  }
}

private final class Old: ObservableObject {
  let changes = ObjectChanges()
  @Published var title = "a"
}

private struct OldView: View {
  @ObservedObject var old: Old
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("old")
    Text("\(old.title) \(shelf.header)")
  }
}

private actor Owner {
  private let shelf = Shelf()
  private let host = RecordingHost()
  private var tree: ViewTree<Lines>?

  func start() {
    tree = ViewTree(Lines(shelf: shelf), host: host, scheduler: .on(self))
    _ = host.takeOperations()
  }

  func change(_ header: String) -> [String] {
    shelf.header = header
    shelf.footer = header
    return host.takeOperations()
  }

  func told() -> [String]? {
    let operations = host.takeOperations()
    return operations.isEmpty ? nil : operations
  }

  func commits() -> Int { host.commits.count }
}

/// Asks repeatedly, since nothing tells when another task has run.
private func eventually<Value>(
  isolation: isolated (any Actor)? = #isolation, _ ask: () async -> Value?
) async -> Value? {
  for attempt in 0..<20_000 {
    if let value = await ask() { return value }
    if attempt < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
  return nil
}

@Suite("Schedulers")
struct FlushSchedulerTests {
  @Test("manual: only the owner flushes")
  func manual() {
    let shelf = Shelf()
    let stage = Stage(Lines(shelf: shelf))
    #expect(!stage.tree.needsFlush)
    shelf.header = "a"
    #expect(stage.tree.needsFlush)
    #expect(stage.host.takeOperations() == [])
    let step = stage.flush()
    #expect(step.bodies == ["header"])
    #expect(step.operations == ["update 'a': text"])
    #expect(!stage.tree.needsFlush)
    #expect(stage.flush().decisions == [])
  }

  @Test("custom: called once until the next flush begins, on the thread of the change")
  func custom() {
    let shelf = Shelf()
    let notifications = Calls()
    let requests = Outside<[FlushRequest]>([])
    let main = ObjectIdentifier(Thread.current)
    let stage = Stage(
      Lines(shelf: shelf),
      scheduler: .custom { request in
        notifications.add(ObjectIdentifier(Thread.current) == main ? "here" : "elsewhere")
        requests.value.append(request)
      })
    for round in 0..<3 {
      shelf.header = "a\(round)"
      shelf.footer = "b\(round)"
      shelf.header = "c\(round)"
      #expect(notifications.take() == ["here"])
      requests.value.removeFirst()()
      #expect(stage.host.takeOperations().sorted() == ["update 'b\(round)': text", "update 'c\(round)': text"])
      #expect(stage.host.commits.count == round + 2)
      #expect(!stage.tree.needsFlush)
    }
    // On another thread, and without effect if someone else has already flushed.
    onThread(stackSize: 512 << 10) { shelf.header = "d" }
    #expect(notifications.take() == ["elsewhere"])
    #expect(stage.flush().bodies == ["header"])
    requests.value.removeFirst()()
    #expect(stage.host.takeOperations() == [])
    #expect(stage.host.commits.count == 5)
    // An update flushes, too.
    shelf.header = "e"
    #expect(stage.update(Lines(shelf: shelf)).bodies == ["header"])
    shelf.header = "f"
    #expect(notifications.take() == ["here", "here"])
  }

  @Test("custom: a request whose tree is gone does nothing")
  func lateRequest() {
    let shelf = Shelf()
    let requests = Outside<[FlushRequest]>([])
    do {
      let tree = ViewTree(Lines(shelf: shelf), scheduler: .custom { requests.value.append($0) })
      shelf.header = "a"
      withExtendedLifetime(tree) {}
    }
    #expect(requests.value.count == 1)
    requests.value[0]()
  }

  @Test("immediate: at the end of an event, of perform, and of changes that tell when they are over")
  func immediate() throws {
    let shelf = Shelf()
    let stage = Stage(Button(shelf: shelf), scheduler: .immediate)
    #expect(stage.send("click", to: "button#header").bodies == ["button"])
    #expect(stage.host.takeOperations() == ["update button#clicked: attributes", "update 'clicked': text"])
    #expect(!stage.tree.needsFlush)
    stage.tree.perform { shelf.footer = "performed" }
    #expect(stage.host.takeOperations() == ["update 'performed': text"])
    // A change of an observable object is announced only before it happens.
    shelf.footer = "later"
    #expect(stage.host.takeOperations() == [])
    #expect(stage.tree.needsFlush)
    #expect(stage.send("scroll", to: "button#clicked").outcome == .unhandled)
    #expect(stage.host.takeOperations() == ["update 'later': text"])

    let old = Old()
    let objects = Stage(OldView(old: old, shelf: shelf), scheduler: .immediate)
    shelf.header = "h"
    old.title = "b"
    #expect(objects.host.takeOperations() == ["update 'b h': text"])
    onThread(stackSize: 512 << 10) { [old = Outside(old)] in old.value.title = "c" }
    #expect(objects.host.takeOperations() == [])
    #expect(objects.flush().operations == ["update 'c h': text"])
  }

  @Test("main actor: after the code that is running there, once")
  @MainActor
  func mainActor() async {
    let shelf = Shelf()
    let host = RecordingHost()
    let tree = ViewTree(Lines(shelf: shelf), host: host, scheduler: .mainActor)
    _ = host.takeOperations()
    for title in ["a", "b"] {
      shelf.header = "x"
      shelf.header = title
      shelf.footer = title
      #expect(host.takeOperations() == [])
      let told = await eventually { () -> [String]? in
        let operations = host.takeOperations()
        return operations.isEmpty ? nil : operations
      }
      #expect(told?.sorted() == ["update '\(title)': text", "update '\(title)': text"])
    }
    #expect(host.commits.count == 3)
    withExtendedLifetime(tree) {}
  }

  @Test("main actor: also for changes on other threads")
  @MainActor
  func mainActorAndThreads() async {
    let number = SharedNumber()
    let host = RecordingHost()
    let tree = ViewTree(Counted(number: number), host: host, scheduler: .mainActor)
    for value in 1...20 {
      await Task.detached { number.increment() }.value
      #expect(await eventually { host.text == "'\(value)'" ? true : nil } == true)
    }
    #expect(host.commits.count == 21)
    #expect(!tree.needsFlush)
  }

  @Test("an actor: after the code that is running there, once")
  func actor() async {
    let owner = Owner()
    await owner.start()
    for title in ["a", "b"] {
      #expect(await owner.change(title) == [])
      let told = await eventually { await owner.told() }
      #expect(told?.sorted() == ["update '\(title)': text", "update '\(title)': text"])
    }
    #expect(await owner.commits() == 3)
  }

  @Test("a tree does not keep its actor alive")
  func actorIsFreed() async {
    weak var freed: Owner?
    do {
      let owner = Owner()
      await owner.start()
      freed = owner
      #expect(freed != nil)
    }
    #expect(await eventually { freed == nil ? true : nil } == true)
  }

  @Test("perform also flushes what was changed before an error")
  func performThrowing() {
    struct Failure: Error {}
    let shelf = Shelf()
    let stage = Stage(Lines(shelf: shelf))
    #expect(throws: Failure.self) {
      try stage.tree.perform {
        shelf.header = "a"
        throw Failure()
      }
    }
    #expect(stage.host.takeOperations() == ["update 'a': text"])
    #expect(!stage.tree.needsFlush)
    let update = stage.tree.perform {
      shelf.header = "b"
      // Changes inside changes are flushed by the first that ends.
      #expect(stage.tree.perform { shelf.footer = "c" }.patchCount == 2)
      shelf.header = "d"
    }
    #expect(update.patchCount == 1)
    #expect(stage.host.takeOperations().sorted() == ["update 'b': text", "update 'c': text", "update 'd': text"])
    #expect(stage.tree.perform {}.decisions.isEmpty)
  }

  @Test("a change that the host makes during a commit wakes the scheduler, and is not lost")
  func changeInCommit() {
    let shelf = Shelf()
    let notifications = Calls()
    let stage = Stage(Lines(shelf: shelf), scheduler: .custom { _ in notifications.add("wake") })
    stage.host.onOperation = { words in
      if words == "update 'a': text" { shelf.footer = "b" }
    }
    shelf.header = "a"
    #expect(notifications.take() == ["wake"])
    stage.tree.flush()
    #expect(stage.host.takeOperations() == ["update 'a': text"])
    #expect(notifications.take() == ["wake"])
    #expect(stage.tree.needsFlush)
    let step = stage.flush()
    #expect(step.bodies.contains("lines"))
    #expect(step.operations == ["update 'b': text"])
    #expect(notifications.take() == [])
  }

  @Test("a flush that is requested while the tree evaluates runs afterwards")
  func flushInside() {
    let shelf = Shelf()
    let stage = Stage(Lines(shelf: shelf))
    stage.host.onOperation = { words in
      guard words == "update 'a': text" else { return }
      shelf.footer = "b"
      #expect(stage.tree.flush().patchCount == 0)
      #expect(stage.tree.perform { shelf.header = "c" }.patchCount == 0)
    }
    shelf.header = "a"
    stage.tree.flush()
    stage.host.onOperation = nil
    #expect(
      stage.host.takeOperations().sorted() == ["update 'a': text", "update 'b': text", "update 'c': text"])
    #expect(!stage.tree.needsFlush)
  }
}
