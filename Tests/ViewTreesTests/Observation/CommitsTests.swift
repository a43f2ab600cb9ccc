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

@Suite("The sequence of commits")
@MainActor
struct CommitsTests {
  private let shelf = Shelf()

  /// The texts that the patches of an update show.
  private func texts(_ update: ViewUpdate?) -> [String]? {
    update?.patches.map { patch in
      if case .update(_, let view, _) = patch { view.text ?? "" } else { "?" }
    }
  }

  @Test("gives what changed before it was asked, at once and as one update")
  func earlier() async {
    let tree = ViewTree(Header(shelf: shelf))
    shelf.header = "a"
    shelf.header = "b"
    var commits = tree.commits.makeAsyncIterator()
    #expect(texts(await commits.next()) == ["b"])
    #expect(!tree.needsFlush)
    shelf.header = "c"
    #expect(texts(await commits.next()) == ["c"])
  }

  @Test("waits for changes, of this thread and of others")
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
    for await update in tree.commits {
      count += 1
      last = texts(update)?.first ?? last
      if last == "5" { break }
    }
    #expect((1...5).contains(count))
    await writer.value
    // Nobody flushes for those who stopped to listen.
    number.increment()
    for _ in 0..<100 { await Task.yield() }
    #expect(tree.needsFlush)
  }

  @Test("ends when its task is cancelled, waiting or not")
  func cancellation() async {
    let tree = ViewTree(Header(shelf: shelf))
    let waiting = Task {
      var count = 0
      for await _ in tree.commits { count += 1 }
      return count
    }
    for _ in 0..<100 { await Task.yield() }
    shelf.header = "a"
    for _ in 0..<100 { await Task.yield() }
    waiting.cancel()
    #expect(await waiting.value <= 1)
    let before = Task {
      var commits = tree.commits.makeAsyncIterator()
      withUnsafeCurrentTask { $0?.cancel() }
      return await commits.next() == nil
    }
    shelf.header = "b"
    #expect(await before.value)
    // What was not taken is still there.
    #expect(tree.needsFlush)
    #expect(tree.flush().patchCount == 1)
  }

  @Test("ends when the tree is gone, which it does not keep")
  func goneTree() async {
    var tree: ViewTree<Header>? = ViewTree(Header(shelf: shelf))
    weak let gone = tree
    let commits = tree?.commits
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

  @Test("may be iterated by two at once: each update goes to one of them, and none is lost")
  func twoIterators() async {
    let host = RecordingHost()
    let tree = ViewTree(Header(shelf: shelf), host: host)
    let counts = Outside([0, 0])
    let tasks = (0..<2).map { index in
      Task {
        for await _ in tree.commits { counts.value[index] += 1 }
      }
    }
    for round in 0..<20 {
      for _ in 0..<20 { await Task.yield() }
      shelf.header = "\(round)"
    }
    for _ in 0..<1000 where tree.needsFlush { await Task.yield() }
    #expect(!tree.needsFlush)
    #expect(host.text == "'19'")
    #expect(host.commits.count - 1 == counts.value.reduce(0, +))
    for task in tasks {
      task.cancel()
      await task.value
    }
  }

  @Test("goes with other schedulers and flushes")
  func otherFlushes() async {
    let tree = ViewTree(Header(shelf: shelf), scheduler: .immediate)
    var commits = tree.commits.makeAsyncIterator()
    tree.perform { shelf.header = "a" }
    shelf.header = "b"
    tree.flush()
    shelf.header = "c"
    #expect(texts(await commits.next()) == ["c"])
  }
}
