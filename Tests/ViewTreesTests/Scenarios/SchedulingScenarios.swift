import Observation
import TestSupport
import Testing
import ViewTrees

/// Runs an action in the middle of its evaluation, after it has read.
private struct Interrupted: View {
  let number: Int
  let thing: Thing
  let afterReading: Outside<(() -> Void)?>

  var body: some View {
    let _ = Bodies.note("interrupted")
    let title = thing.title
    let _ = afterReading.value?()
    Text(title)
  }
}

/// Makes trees during its evaluation, down to some level.
private struct TreeMaker: View {
  let level: Int
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("level \(level)")
    let inner = level == 0 ? "" : shownBy(ViewTree(TreeMaker(level: level - 1, shelf: shelf)))
    Text("\(level) \(shelf.things[level].title) \(inner)")
  }

  private func shownBy(_ tree: ViewTree<TreeMaker>) -> String { tree.mountPatches.map(\.description).joined() }
}

private struct Either: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("either")
    Text(shelf.isOpen ? shelf.header : shelf.footer)
  }
}

/// Writes what it reads.
private struct Writer: View {
  let number: Int
  let thing: Thing
  let write: Outside<((Thing) -> Void)?>

  var body: some View {
    let _ = Bodies.note("writer")
    let title = thing.title
    let _ = write.value?(thing)
    Text("\(number) \(title)")
  }
}

/// Reads one property and writes the other.
private struct Player: View {
  let name: String
  let thing: Thing
  let isPlaying: Outside<Bool>

  var body: some View {
    let _ = Bodies.note(name)
    let _ = play()
    Text(name == "ping" ? thing.title : thing.note)
  }

  private func play() {
    guard isPlaying.value else { return }
    if name == "ping" { thing.note += "." } else { thing.title += "." }
  }
}

private struct Match: View {
  let thing: Thing
  let isPlaying: Outside<Bool>

  var body: some View {
    let _ = Bodies.note("match")
    Player(name: "ping", thing: thing, isPlaying: isPlaying)
    Player(name: "pong", thing: thing, isPlaying: isPlaying)
  }
}

private struct Reacting: View {
  let thing: Thing
  let calls: Calls

  var body: some View {
    let _ = Bodies.note("reacting")
    Text(thing.title).onChange(of: thing.title) { calls.add("\(thing.title), \(thing.note)") }
  }
}

@Suite("No change is lost, none is handled twice")
struct SchedulingScenarios {
  @Test(
    "tree-scenario 59: a change on another thread between reading and registering is shown, if models are shared",
    arguments: TestHosts.all)
  func changeBeforeRegistration(on kind: TestHost) {
    let thing = Thing(1, "a")
    let afterReading = Outside<(() -> Void)?>(nil)
    func change(to title: String) {
      afterReading.value = {
        afterReading.value = nil
        onThread(stackSize: 512 << 10) { thing.title = title }
      }
    }
    change(to: "b")
    let stage = Stage(Interrupted(number: 1, thing: thing, afterReading: afterReading), on: kind, models: .shared)
    #expect(stage.mounting.bodies == ["interrupted", "interrupted"])
    #expect(stage.mounting.operations == ["mount 'b'"])
    change(to: "c")
    let step = stage.update(Interrupted(number: 2, thing: thing, afterReading: afterReading))
    #expect(step.operations == ["update 'c': text"])
    #expect(stage.flush().operations == [])
    // Once for each run that registers, and once for the run that reads.
    #expect(stage.change { thing.title = "d" }.bodies == ["interrupted", "interrupted"])
    #expect(registrationCount(of: thing) == 1)
  }

  @Test("tree-scenario 59: a change during an evaluation is noticed, and models count as shared from then on")
  func overlap() {
    let thing = Thing(1, "a")
    let afterReading = Outside<(() -> Void)?>(nil)
    let stage = Stage(Interrupted(number: 1, thing: thing, afterReading: afterReading))
    #expect(stage.mounting.bodies == ["interrupted"])
    afterReading.value = {
      afterReading.value = nil
      onThread(stackSize: 512 << 10) { thing.title = "b" }
    }
    let step = stage.update(Interrupted(number: 2, thing: thing, afterReading: afterReading))
    #expect(step.bodies == ["interrupted", "interrupted"])
    #expect(step.operations == ["update 'b': text"])
    #expect(step.update.diagnostics == [])
    #expect(stage.flush().bodies == [])
    #expect(stage.change { thing.title = "c" }.bodies == ["interrupted", "interrupted"])
  }

  @Test("tree-scenario 60: bodies can make trees, three levels deep", arguments: TestHosts.all)
  func nestedEvaluation(on kind: TestHost) {
    let shelf = Shelf(0...3)
    let stage = Stage(TreeMaker(level: 3, shelf: shelf), on: kind)
    #expect(stage.mounting.bodies == ["level 3", "level 2", "level 1", "level 0"])
    // Everything around a read depends on it as well.
    let step = stage.change { shelf[0].title = "x" }
    #expect(step.bodies == ["level 3", "level 2", "level 1", "level 0"])
    #expect(step.operations.count == 1)
    #expect(stage.flush().bodies == [])
    #expect(registrationCount(of: shelf) == 1)
    #expect(shelf.things.map { registrationCount(of: $0) } == [1, 1, 1, 1])
  }

  @Test("tree-scenario 61: dependencies are those of the last evaluation, and a batch is one", arguments: TestHosts.all)
  func staleDependencies(on kind: TestHost) {
    let shelf = Shelf()
    let stage = Stage(Either(shelf: shelf), on: kind)
    #expect(stage.change { shelf.isOpen = false }.operations == ["update 'footer': text"])
    let silence = stage.change { shelf.header = "b" }
    #expect(silence.bodies == [])
    #expect(silence.operations == [])
    #expect(registrationCount(of: shelf, property: \Shelf.header) == 0)
    let batch = stage.change {
      shelf.footer = "c"
      shelf.isOpen = true
      shelf.header = "d"
      shelf.footer = "e"
    }
    #expect(batch.bodies == ["either"])
    #expect(batch.operations == ["update 'd': text"])
    #expect(stage.change { shelf.footer = "f" }.bodies == [])
    #expect(registrationCount(of: shelf) == 1)
  }

  @Test("tree-scenario 67: code that observes a change may read the model and ask the tree")
  func readingInCallbacks() {
    let thing = Thing(1, "a")
    let calls = Calls()
    let needsFlush = Outside<(() -> Bool)?>(nil)
    let scheduler = FlushScheduler.custom { _ in
      calls.add("\(thing.title) \(needsFlush.value?() == true)")
    }
    let stage = Stage(Reacting(thing: thing, calls: calls), scheduler: scheduler)
    needsFlush.value = { stage.tree.needsFlush }
    let step = stage.change { thing.title = "b" }
    // The change is announced before it happens, and the reaction follows afterwards.
    #expect(calls.take() == ["a true", "b, "])
    #expect(step.bodies == ["reacting"])
    #expect(step.operations == ["update 'b': text"])
    track(calls) { (thing.title, thing.note) }
    stage.change { thing.title = "c" }
    #expect(calls.take().sorted() == ["b true", "c, ", "change"])
    needsFlush.value = nil
  }

  @Test("tree-scenario 67: changes of a reaction are evaluated in a separate pass")
  func writingInCallbacks() {
    let thing = Thing(1, "a")
    let onWaking = Outside<(() -> Void)?>(nil)
    let stage = Stage(
      Writer(number: 1, thing: thing, write: Outside(nil)), scheduler: .custom { _ in onWaking.value?() })
    let note = Thing(2)
    let other = Stage(Writer(number: 2, thing: note, write: Outside(nil)))
    // A change that triggers another one while it is announced.
    onWaking.value = {
      onWaking.value = nil
      note.title = "from the scheduler"
    }
    #expect(stage.change { thing.title = "b" }.bodies == ["writer"])
    #expect(other.flush().operations == ["update '2 from the scheduler': text"])
  }

  @Test("tree-scenario 68: a body that writes what it reads is bounded, and the cycle is named")
  func selfWriting() {
    let thing = Thing(1, "a")
    let write = Outside<((Thing) -> Void)?>(nil)
    let host = RecordingHost()
    let bodies = Bodies()
    Bodies.$current.withValue(bodies) {
      let tree = ViewTree(Writer(number: 1, thing: thing, write: write), host: host)
      #expect(bodies.take() == ["writer"])
      write.value = { $0.title += "." }
      let update = tree.update(Writer(number: 2, thing: thing, write: write))
      let count = bodies.take().count
      #expect((2...200).contains(count))
      #expect(update.diagnostics == [.cycle(["Writer"])])
      write.value = nil
      // A view that was left marked is evaluated once more.
      #expect(tree.needsFlush)
      #expect(tree.flush().diagnostics == [])
      #expect(bodies.take() == ["writer"])
      #expect(host.text == "'2 \(thing.title)'")
      #expect(!tree.needsFlush)
      thing.title = "z"
      tree.flush()
      #expect(bodies.take() == ["writer"])
      #expect(registrationCount(of: thing) == 1)
    }
  }

  @Test("tree-scenario 68: a body that writes a few times is evaluated until it stops", arguments: [1, 2, 5])
  func writingThatEnds(_ length: Int) {
    let thing = Thing(1, "a")
    let write = Outside<((Thing) -> Void)?>(nil)
    let host = RecordingHost()
    let bodies = Bodies()
    Bodies.$current.withValue(bodies) {
      let tree = ViewTree(Writer(number: 1, thing: thing, write: write), host: host)
      _ = bodies.take()
      write.value = { $0.title = String(repeating: "a", count: min(length, $0.title.count + 1)) }
      let update = tree.update(Writer(number: 2, thing: thing, write: write))
      #expect(update.diagnostics == [])
      // Once more at the end: writing the same value is no change.
      #expect(bodies.take().count == length)
      #expect(host.text == "'2 \(String(repeating: "a", count: length))'")
      #expect(!tree.needsFlush)
    }
  }

  @Test("tree-scenario 68: views that write what the other one reads are bounded, and one of them is named")
  func pingPong() {
    let thing = Thing(1, "a")
    let isPlaying = Outside(false)
    let host = RecordingHost()
    let bodies = Bodies()
    Bodies.$current.withValue(bodies) {
      let tree = ViewTree(Match(thing: thing, isPlaying: isPlaying), host: host)
      #expect(bodies.take() == ["match", "ping", "pong"])
      isPlaying.value = true
      let update = tree.perform { thing.title = "b" }
      let names = bodies.take()
      #expect(!names.contains("match"))
      #expect((4...400).contains(names.count))
      guard case .cycle(let views) = update.diagnostics.first else {
        Issue.record("no cycle was reported: \(update.diagnostics)")
        return
      }
      #expect(Set(views).isSubset(of: ["Match › Player"]))
      #expect(!views.isEmpty)
      isPlaying.value = false
      tree.flush()
      #expect(host.text == "'\(thing.title)'\n'\(thing.note)'")
      #expect(!tree.needsFlush)
      _ = bodies.take()
      thing.note = "n"
      tree.flush()
      #expect(bodies.take() == ["pong"])
    }
  }
}
