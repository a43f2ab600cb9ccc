import Testing
import ViewTrees

private struct Loading: View {
  let id: Int
  var version = 1
  let journal: Journal

  var body: some View {
    let _ = Bodies.note("loading \(id)")
    let version = version
    let id = id
    let journal = journal
    Element("p", ["id": "p"])
      .task(id: id) {
        journal.add("start \(id) v\(version)")
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(3600))
        } onCancel: {
          journal.add("cancel \(id)")
        }
      }
  }
}

private struct Optionally: View {
  let loading: Loading?
  var body: some View { loading }
}

@Suite("Tasks of views")
struct TaskEffectTests {
  @Test("start once and are cancelled when the view is unmounted")
  func cancelled() async {
    let journal = Journal()
    let stage = LiveStage(Optionally(loading: Loading(id: 1, journal: journal)))
    #expect(stage.mounting.operations == ["mount p#p"])
    #expect(await journal.next(1) == ["start 1 v1"])
    let same = stage.update(Optionally(loading: Loading(id: 1, version: 2, journal: journal)))
    #expect(same.bodies == ["loading 1"])
    #expect(same.operations == [])
    let gone = stage.update(Optionally(loading: nil))
    #expect(gone.operations == ["unmount p#p"])
    #expect(await journal.next(1) == ["cancel 1"])
  }

  @Test("are replaced if their value changes")
  func restarted() async {
    let journal = Journal()
    let stage = LiveStage(Loading(id: 1, journal: journal))
    _ = await journal.next(1)
    let step = stage.update(Loading(id: 2, version: 2, journal: journal))
    #expect(step.bodies == ["loading 2"])
    #expect(step.operations == [])
    #expect(await journal.next(2) == ["cancel 1", "start 2 v2"])
    stage.tree.unmount()
    #expect(await journal.next(1) == ["cancel 2"])
  }

  @Test("are cancelled with the tree")
  func treeGivenUp() async {
    let journal = Journal()
    do {
      let stage = LiveStage(Loading(id: 1, journal: journal))
      #expect(stage.mounting.bodies == ["loading 1"])
      _ = await journal.next(1)
    }
    #expect(await journal.next(1) == ["cancel 1"])
  }

  @MainActor
  private struct Counting: @MainActor View {
    @State private var count = 0

    var body: some View {
      let _ = Bodies.note("counting \(count)")
      Text("\(count)")
        .task {
          count += 1
          await Task.yield()
          count += 1
        }
    }
  }

  @Test("may set state, which is evaluated where the tree belongs")
  @MainActor
  func settingState() async {
    let stage = LiveStage(Counting(), scheduler: .mainActor)
    #expect(stage.mounting.operations == ["mount '0'"])
    let (operations, continuation) = AsyncStream<String>.makeStream()
    stage.host.onOperation = { continuation.yield($0) }
    for await operation in operations where operation == "update '2': text" { break }
    let step = stage.watch {}
    #expect(step.operations.last == "update '2': text")
    #expect(!stage.tree.needsFlush)
  }
}
