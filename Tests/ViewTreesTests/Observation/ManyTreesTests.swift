import Observation
import TestSupport
import Testing
import ViewTrees

private struct Sum: View {
  let cells: [SharedNumber]

  var body: some View {
    ForEach(cells) { CellView(cell: $0) }
    Text("\(cells.count)")
  }
}

private struct CellView: View {
  let cell: SharedNumber

  var body: some View {
    let _ = Bodies.note("cell \(cell.id)")
    Text("\(cell.value)")
  }
}

@Suite("Several trees, and several threads")
struct ManyTreesTests {
  @Test("each tree that reads a model is marked, and evaluates when it is flushed")
  func treesOfOneModel() {
    let shelf = Shelf(1...2)
    let stages = (0..<3).map { _ in Stage(ShelfList(shelf: shelf)) }
    shelf[1].title = "a"
    #expect(stages.map { $0.tree.needsFlush } == [true, true, true])
    #expect(stages[0].flush().bodies == ["row 1"])
    shelf[1].title = "b"
    #expect(stages[1].flush().operations == ["update 'b': text"])
    #expect(stages[1].flush().bodies == [])
    stages[2].tree.unmount()
    shelf[2].title = "c"
    #expect(stages.map { $0.tree.needsFlush } == [true, true, false])
    #expect(stages[0].flush().bodies == ["row 1", "row 2"])
    #expect(stages[1].flush().bodies == ["row 2"])
    #expect(registrationCount(of: shelf) == 2)
  }

  @Test("a tree may change what another one reads while it evaluates, and vice versa")
  func changesBetweenTrees() {
    let (left, right) = (Thing(1, "left"), Thing(2, "right"))
    let other = Outside<(() -> Void)?>(nil)
    let first = Stage(Copying(from: left, to: right, after: other))
    let second = Stage(ThingRow(thing: right))
    other.value = { second.tree.flush() }
    let step = first.change { left.title = "new" }
    #expect(step.bodies == ["copying", "row 2"])
    #expect(second.host.takeOperations() == ["update 'new': text"])
    #expect(!second.tree.needsFlush)
    other.value = nil
  }

  @Test("trees on separate threads see every change of a shared model")
  func threads() async {
    let cells = (0..<8).map(SharedNumber.init)
    let rounds = 300
    let texts = await withTaskGroup(of: (isReader: Bool, text: String).self) { group in
      let finished = LockedCount()
      let writers = 3
      for writer in 0..<writers {
        group.addTask {
          for round in 0..<rounds {
            cells[(round + writer) % cells.count].increment()
            if round % 10 == 0 { await Task.yield() }
          }
          finished.increment()
          return (false, "")
        }
      }
      for _ in 0..<3 {
        group.addTask {
          let host = RecordingHost()
          let tree = ViewTree(Sum(cells: cells), host: host, models: .shared)
          while finished.value < writers {
            tree.flush()
            await Task.yield()
          }
          tree.flush()
          let isQuiet = !tree.needsFlush && tree.flush().decisions.isEmpty
          let live = tree.liveTrackingCount
          return (true, "\(isQuiet) \(live) \(host.text)")
        }
      }
      return await group.reduce(into: Set<String>()) { if $1.isReader { $0.insert($1.text) } }
    }
    let values = cells.map(\.value)
    #expect(values.reduce(0, +) == 3 * rounds)
    let expected = (values.map { "'\($0)'" } + ["'8'"]).joined(separator: "\n")
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix(expected) == true)
    #expect(texts.first?.hasPrefix("true ") == true)
    #expect(cells.map { registrationCount(of: $0) } == Array(repeating: 0, count: 8))
  }

  @Test("marks from other threads wait for the flush, with one mark per node")
  func marksFromThreads() {
    let cells = (0..<4).map(SharedNumber.init)
    let count = LockedCount()
    let stage = Stage(Sum(cells: cells), scheduler: .custom { _ in count.increment() })
    for round in 1...5 {
      onThread(stackSize: 512 << 10) { for cell in cells.prefix(2) { cell.increment() } }
      onThread(stackSize: 512 << 10) { for cell in cells.prefix(3) { cell.increment() } }
      #expect(count.value == round)
      let step = stage.flush()
      #expect(step.bodies == ["cell 0", "cell 1", "cell 2"])
      #expect(step.operations.count == 3)
    }
    #expect(cells.map { registrationCount(of: $0) } == [1, 1, 1, 1])
  }

  @Test("a property that is no longer read is not tracked, even if the new one changes at once on another thread")
  func givingUpUnderChanges() async {
    let (quiet, busy) = (SharedNumber(), SharedNumber())
    let isOver = LockedCount()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { while isOver.value == 0 { busy.increment() } }
      group.addTask {
        let tree = ViewTree(Alternating(turn: 0, quiet: quiet, busy: busy), models: .shared)
        for turn in 1...5000 { tree.update(Alternating(turn: turn, quiet: quiet, busy: busy)) }
        #expect(registrationCount(of: quiet) == 1)
        tree.unmount()
        #expect(registrationCount(of: quiet) == 0)
        isOver.increment()
      }
    }
  }

  @Test("a tree may be deallocated while another thread changes what it reads")
  func deathUnderChanges() async {
    let cells = (0..<4).map(SharedNumber.init)
    let isOver = LockedCount()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        while isOver.value == 0 {
          for cell in cells { cell.increment() }
          await Task.yield()
        }
      }
      group.addTask {
        for round in 0..<200 {
          let tree = ViewTree(Sum(cells: cells), scheduler: .custom { _ in })
          if round % 2 == 0 { tree.flush() }
          if round % 3 == 0 { tree.unmount() }
          if round % 10 == 0 { await Task.yield() }
        }
        isOver.increment()
      }
    }
    // Every tree is gone, and so is everything that could be called: changes go on without harm. The number of
    // registrations left is unknown, since the standard library keeps one if a change met it while it was made.
    for cell in cells { cell.increment() }
    #expect(Set(cells.map(\.value)).count == 1)
  }
}

/// Reads one number or the other.
private struct Alternating: View {
  let turn: Int
  let quiet: SharedNumber
  let busy: SharedNumber

  var body: some View { Text("\(turn % 2 == 0 ? quiet.value : busy.value)") }
}

/// Writes what it reads to another object during its evaluation.
private struct Copying: View {
  let from: Thing
  let to: Thing
  let after: Outside<(() -> Void)?>

  var body: some View {
    let _ = Bodies.note("copying")
    let _ = to.title = from.title
    let _ = after.value?()
    Text(from.title)
  }
}
