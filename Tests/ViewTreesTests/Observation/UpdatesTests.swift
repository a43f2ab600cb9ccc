import Observation
import Testing
import ViewTrees

private struct Header: View {
  let shelf: Shelf

  var body: some View { Text(shelf.header) }
}

private struct Counted: View {
  let number: SharedNumber

  var body: some View { Text("\(number.value)") }
}

@Suite("The sequence of updates")
@MainActor
struct UpdatesTests {
  private let shelf = Shelf()

  /// The texts in the patches of an update.
  private func texts(_ update: ViewUpdate?) -> [String]? {
    update?.patches.map { patch in
      if case .update(_, let view, _) = patch { view.text ?? "" } else { "?" }
    }
  }

  @Test("yields what changed before it was requested, at once and as one update")
  func earlier() async {
    let tree = ViewTree(Header(shelf: shelf))
    shelf.header = "a"
    shelf.header = "b"
    var commits = tree.updates.makeAsyncIterator()
    #expect(texts(await commits.next()) == ["b"])
    #expect(!tree.needsFlush)
    shelf.header = "c"
    #expect(texts(await commits.next()) == ["c"])
  }

  @Test("waits for changes, on this thread and on others")
  func waiting() async {
    let number = SharedNumber()
    let tree = ViewTree(Counted(number: number))
    let writer = Task {
      for round in 0..<5 {
        for _ in 0..<10 { await Task.yield() }
        if round % 2 == 0 {
          number.increment()
        } else {
          await Task.detached { number.increment() }.value
        }
      }
    }
    var last = ""
    var count = 0
    for await update in tree.updates {
      count += 1
      last = texts(update)?.first ?? last
      if last == "5" { break }
    }
    #expect((1...5).contains(count))
    await writer.value
    // Iterations that ended do not flush the tree.
    number.increment()
    for _ in 0..<100 { await Task.yield() }
    #expect(tree.needsFlush)
  }

  @Test("ends when its task is cancelled, waiting or not")
  func cancellation() async {
    let tree = ViewTree(Header(shelf: shelf))
    let waiting = Task {
      var count = 0
      for await _ in tree.updates { count += 1 }
      return count
    }
    for _ in 0..<100 { await Task.yield() }
    shelf.header = "a"
    for _ in 0..<100 { await Task.yield() }
    waiting.cancel()
    #expect(await waiting.value <= 1)
    let before = Task {
      var commits = tree.updates.makeAsyncIterator()
      withUnsafeCurrentTask { $0?.cancel() }
      return await commits.next() == nil
    }
    shelf.header = "b"
    #expect(await before.value)
    // The updates that were not read are still there.
    #expect(tree.needsFlush)
    #expect(tree.flush().patchCount == 1)
  }

  @Test("ends with its tree, and does not keep the tree alive")
  func goneTree() async {
    var tree: ViewTree<Header>? = ViewTree(Header(shelf: shelf))
    weak let gone = tree
    let commits = tree?.updates
    let waiting = Task {
      var count = 0
      guard let commits else { return 0 }
      for await _ in commits { count += 1 }
      return count
    }
    for _ in 0..<100 { await Task.yield() }
    shelf.header = "a"
    for _ in 0..<100 { await Task.yield() }
    tree = nil
    #expect(gone == nil)
    #expect(await waiting.value <= 1)
    #expect(registrationCount(of: shelf) == 0)
  }

  @Test("found-case 48: yields every commit to every iteration, in order", arguments: [1, 2, 5])
  func severalIterations(_ count: Int) async {
    let host = RecordingHost()
    let tree = ViewTree(Header(shelf: shelf), host: host)
    let seen = Outside([[String]](repeating: [], count: count))
    let tasks = (0..<count).map { index in
      Task {
        for await update in tree.updates {
          seen.value[index] += texts(update) ?? []
          if seen.value[index].last == "19" { break }
        }
      }
    }
    for _ in 0..<20 { await Task.yield() }
    for round in 0..<20 {
      shelf.header = "\(round)"
      if round % 3 == 0 { tree.flush() }
      if round % 2 == 0 { await Task.yield() }
    }
    for task in tasks { await task.value }
    #expect(host.text == "'19'")
    let commits = host.commits.count - 1
    for texts in seen.value {
      #expect(texts == seen.value[0])
      #expect(texts.count == commits)
    }
  }

  /// A scheduler, and what makes it flush.
  private struct Scheduling {
    let scheduler: FlushScheduler
    var turn: @Sendable @MainActor (ViewTree<Header>) -> Void = { _ in }
  }

  private var schedulings: [Scheduling] {
    let requests = Outside<[FlushRequest]>([])
    return [
      Scheduling(scheduler: .manual) { $0.flush() },
      Scheduling(scheduler: .manual),
      Scheduling(scheduler: .immediate),
      Scheduling(scheduler: .mainActor),
      Scheduling(scheduler: .on(MainActor.shared)),
      Scheduling(scheduler: .custom { request in Task { @MainActor in request() } }),
      Scheduling(scheduler: .custom { requests.value.append($0) }) { _ in
        let waiting = requests.value
        requests.value = []
        for request in waiting { request() }
      },
    ]
  }

  @Test("found-case 48: works with every scheduler: every loop gets every commit, in order, until the tree is gone")
  func everyScheduler() async {
    for (number, scheduling) in schedulings.enumerated() {
      let host = RecordingHost()
      var tree: ViewTree<Header>? = ViewTree(Header(shelf: shelf), host: host, scheduler: scheduling.scheduler)
      let seen = Outside<[[String]]>([[], []])
      let tasks = (0..<2).map { index in
        Task { [commits = tree?.updates] in
          guard let commits else { return }
          for await update in commits { seen.value[index] += texts(update) ?? [] }
        }
      }
      for _ in 0..<20 { await Task.yield() }
      var expected: [String] = []
      for round in 0..<12 {
        switch round % 4 {
        case 0: tree?.perform { shelf.header = "\(number) \(round)" }
        case 1:
          shelf.header = "\(number) \(round)"
          tree?.update(Header(shelf: shelf))
        default:
          shelf.header = "\(number) \(round)"
          for _ in 0..<20 {
            tree.map { scheduling.turn($0) }
            await Task.yield()
          }
        }
        expected.append("\(number) \(round)")
      }
      tree?.flush()
      #expect(host.commits.count - 1 == expected.count, "\(number)")
      tree = nil
      for task in tasks { await task.value }
      #expect(seen.value == [expected, expected], "\(number)")
    }
  }

  @Test("yields earlier commits one by one, and those that are left when the tree is deallocated")
  func slowIteration() async {
    var tree: ViewTree<Header>? = ViewTree(Header(shelf: shelf), scheduler: .immediate)
    var commits = tree?.updates.makeAsyncIterator()
    tree?.perform { shelf.header = "a" }
    shelf.header = "b"
    tree?.flush()
    tree?.flush()
    shelf.header = "c"
    #expect(texts(await commits?.next()) == ["a"])
    #expect(texts(await commits?.next()) == ["b"])
    #expect(texts(await commits?.next()) == ["c"])
    tree?.perform { shelf.header = "d" }
    tree = nil
    #expect(texts(await commits?.next()) == ["d"])
    #expect(await commits?.next() == nil)
  }

  @Test("leaves it to other schedulers when the tree is flushed")
  func leftToScheduler() async {
    let tree = ViewTree(Header(shelf: shelf), scheduler: .custom { _ in })
    let seen = Outside<[String]>([])
    let waiting = Task { for await update in tree.updates { seen.value += texts(update) ?? [] } }
    for _ in 0..<20 { await Task.yield() }
    shelf.header = "a"
    for _ in 0..<20 { await Task.yield() }
    #expect(tree.needsFlush)
    tree.flush()
    for _ in 0..<20 { await Task.yield() }
    #expect(seen.value == ["a"])
    waiting.cancel()
    await waiting.value
  }
}
