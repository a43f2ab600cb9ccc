import Foundation
import Observation
import Synchronization
import TestSupport
import Testing
import ViewTrees

/// Changes on another thread during an evaluation, each at a certain moment.
@Suite("Models that change on other threads")
struct SharedModelsTests {
  @Test(
    "what a body reads only when it is run again is observed as well",
    arguments: [Kind.body, .row, .list, .host])
  func readingsOfTheSecondRun(kind: Kind) {
    let switches = Switches()
    let tree = ViewTree(Screen(switches: switches, kind: kind), models: .shared)
    for first in [0, 1] {
      // Between the read of `shown` and the moment from which changes are noticed.
      switches.afterRead = { onThread(stackSize: 512 << 10) { switches.shown = 1 - first } }
      switches.shown = first
      tree.flush()
      #expect(switches.afterRead == nil)
      for number in 1...3 {
        switches.set(1 - first, to: number)
        let update = tree.flush()
        #expect(update.patchCount == 1, "\(kind): number \(number) of the one that is shown")
      }
      #expect(tree.flush().decisions.isEmpty)
    }
  }

  @Test("a change of what a body has read, before the body has returned, is seen in the same flush or the next")
  func changesDuringTheRun() {
    let switches = Switches()
    let tree = ViewTree(Screen(switches: switches, kind: .body), models: .shared)
    switches.afterRead = { onThread(stackSize: 512 << 10) { switches.set(0, to: 7) } }
    switches.set(0, to: 6)
    tree.flush()
    tree.flush()
    #expect(tree.mountPatches.map { "\($0.map(HostSnapshot.init))" } == ["mount 5.0 7 at the top"])
  }

  @Test("a change that began before a tracking and is announced after it is not lost")
  func lateTelling() {
    // The order in which observers are called differs from run to run, and the tree must be among the later ones.
    for round in 1...3 {
      let switches = Switches()
      let tree = ViewTree(Screen(switches: switches, kind: .body), models: .shared)
      tree.flush()
      let isTelling = DispatchSemaphore(value: 0)
      let mayGoOn = DispatchSemaphore(value: 0)
      let isFirst = Atomic(true)
      switches.shown = 0
      let runs = Atomic(0)
      let hasChanged = DispatchSemaphore(value: 0)
      // If the tree is called first, it evaluates once more and needs the lock that the change holds.
      switches.beforeEachRead = { if runs.add(1, ordering: .relaxed).newValue == 3 { mayGoOn.signal() } }
      switches.afterEachRead = {
        // The second run has read the number.
        guard runs.load(ordering: .relaxed) == 2 else { return }
        for _ in 0..<8 {
          withObservationTracking {
            _ = switches.first
          } onChange: {
            guard isFirst.exchange(false, ordering: .relaxed) else { return }
            isTelling.signal()
            mayGoOn.wait()
          }
        }
        Thread {
          switches.set(0, to: round)
          hasChanged.signal()
        }.start()
        isTelling.wait()
      }
      tree.flush()
      switches.beforeEachRead = nil
      switches.afterEachRead = nil
      mayGoOn.signal()
      hasChanged.wait()
      tree.flush()
      #expect(tree.mountPatches.map { "\($0.map(HostSnapshot.init))".contains(" \(round) at") } == [true])
    }
  }

  @Test("a thread that keeps changing what is evaluated is not a cycle, and the flush ends")
  func storms() {
    let switches = Switches()
    let notifications = LockedValue(0)
    let tree = ViewTree(
      Screen(switches: switches, kind: .body), scheduler: .custom { _ in notifications.withLock { $0 += 1 } },
      models: .shared)
    let number = LockedValue(0)
    switches.afterEachRead = {
      onThread(stackSize: 512 << 10) {
        let next = number.withLock { number in
          number += 1
          return number
        }
        if next < 1_000 { switches.set(0, to: next) }
      }
    }
    switches.set(0, to: -1)
    let update = tree.flush()
    #expect(update.diagnostics.isEmpty)
    #expect(number.withLock { $0 } < 100)
    // The scheduler was told about the rest.
    #expect(tree.needsFlush)
    #expect(notifications.withLock { $0 } == 2)
    switches.afterEachRead = nil
    #expect(tree.flush().diagnostics.isEmpty)
    #expect(!tree.needsFlush)
    #expect(notifications.withLock { $0 } == 2)
  }
}

extension SharedModelsTests {
  /// What reads the model.
  enum Kind: Sendable { case body, row, list, host }

  /// Shows one of two numbers.
  final class Switches: Observable, @unchecked Sendable {
    // Unchecked: a lock guards what several threads use. The rest belongs to the thread of the tree.

    private let registrar = ObservationRegistrar()
    private let contents = LockedValue((shown: 0, first: 0, second: 0))

    /// Runs once, after the read that says which number is shown.
    var afterRead: (() -> Void)?
    /// Runs each time before anything is read.
    var beforeEachRead: (() -> Void)?
    /// Runs each time after everything is read.
    var afterEachRead: (() -> Void)?

    var shown: Int {
      get {
        contents.withLock { contents in
          registrar.access(self, keyPath: \.shown)
          return contents.shown
        }
      }
      set {
        contents.withLock { contents in
          registrar.withMutation(of: self, keyPath: \.shown) { contents.shown = newValue }
        }
      }
    }

    private(set) var first: Int {
      get {
        contents.withLock { contents in
          registrar.access(self, keyPath: \.first)
          return contents.first
        }
      }
      set {
        contents.withLock { contents in
          registrar.withMutation(of: self, keyPath: \.first) { contents.first = newValue }
        }
      }
    }

    private(set) var second: Int {
      get {
        contents.withLock { contents in
          registrar.access(self, keyPath: \.second)
          return contents.second
        }
      }
      set {
        contents.withLock { contents in
          registrar.withMutation(of: self, keyPath: \.second) { contents.second = newValue }
        }
      }
    }

    func set(_ index: Int, to number: Int) { if index == 0 { first = number } else { second = number } }

    /// The number that is shown.
    var number: String {
      beforeEachRead?()
      let number = shown == 0 ? first : second
      let after = afterRead
      afterRead = nil
      after?()
      afterEachRead?()
      return String(number)
    }
  }

  private struct Screen: View {
    let switches: Switches
    let kind: Kind

    var body: some View {
      switch kind {
      case .body: Reader(switches: switches)
      case .row: ForEach([1], id: \.self, memoizing: true) { _ in Text(switches.number) }
      case .list: ForEach([1], id: \.self) { _ in Text(switches.number) }
      case .host: Box(switches: switches)
      }
    }
  }

  private struct Reader: View {
    let switches: Switches
    var body: some View { Text(switches.number) }
  }

  private struct Box: HostView {
    let switches: Switches
    var attributes: Attributes { ["number": switches.number] }
  }
}
