import Testing

@testable import ViewTrees

@Suite("The state of a tree's inbox")
struct ChangeInboxStateTests {
  private let state = LockedValue(ChangeInbox.State())
  private let here: UInt = 1
  private let elsewhere: UInt = 2

  private func post(on thread: UInt) -> Bool {
    let inbox = ChangeInbox(FlushNotifier(.manual), DiagnosticFilter(.silent))
    let link = ObservationLink(NodeID(index: 0, generation: 0), .body, in: inbox)
    return state.withLock { $0.post(ChangeInbox.Mark(link: link, source: nil), on: thread) }
  }

  private func schedule() -> Bool { state.withLock { $0.schedule() } }

  private func begin(isFlush: Bool = true) { state.withLock { $0.beginPass(on: here, isFlush: isFlush) } }

  private func takenCount() -> Int { state.withLock { $0.takeMarks().count } }

  /// Ends the pass.
  private func end() -> [String] {
    let end = state.withLock { $0.endPass() }
    return (end.wakes ? ["wakes"] : []) + (end.hasSeenOverlap ? ["overlap"] : [])
  }

  @Test("the first mark between two flushes wakes the scheduler, the others do not")
  func wakesOnce() {
    #expect(post(on: here))
    #expect(!post(on: elsewhere))
    #expect(!schedule())
    begin()
    #expect(takenCount() == 2)
    #expect(end() == [])
    #expect(post(on: here))
  }

  @Test("a mark during a pass wakes nothing until the pass ends")
  func duringPass() {
    begin()
    #expect(!post(on: here))
    #expect(!schedule())
    #expect(state.withLock(\.isMarkedByPass))
    #expect(end() == ["wakes"])
    #expect(!post(on: here))
  }

  @Test("taking the marks also clears the record that the pass made some")
  func taking() {
    begin()
    #expect(!post(on: here))
    #expect(takenCount() == 1)
    #expect(!state.withLock(\.isMarkedByPass))
    #expect(takenCount() == 0)
    #expect(end() == [])
  }

  @Test("a mark of another thread during a pass is an overlap, from then on")
  func overlap() {
    begin()
    #expect(!post(on: elsewhere))
    #expect(!state.withLock(\.isMarkedByPass))
    #expect(end() == ["wakes", "overlap"])
    begin()
    #expect(takenCount() == 1)
    #expect(end() == ["overlap"])
  }

  @Test("after a pass that does not flush, the scheduler need not be woken again")
  func noFlush() {
    #expect(post(on: here))
    begin(isFlush: false)
    #expect(end() == [])
    #expect(!schedule())
  }

  @Test("a change is repeated after the pass in which it was announced, and after no other")
  func repeating() throws {
    let signal = ChangeSignal(ChangeSource("value", of: Int.self))
    func isRepeated(in pass: UInt, on thread: UInt) -> Bool {
      state.withLock { $0.repeatLater(signal, in: pass, on: thread) }
    }
    #expect(state.withLock(\.currentPass) == nil)
    begin()
    let pass = try #require(state.withLock(\.currentPass))
    #expect(isRepeated(in: pass, on: here))
    #expect(isRepeated(in: pass, on: elsewhere))
    #expect(!isRepeated(in: pass &- 1, on: here))
    #expect(state.withLock { $0.takeRepeated().map(\.isOfOtherThread) } == [false, true])
    #expect(state.withLock { $0.takeRepeated().isEmpty })
    #expect(end() == [])
    #expect(!isRepeated(in: pass, on: here))
  }

  @Test("a tree is idle only on the thread of its last pass, and not during a pass")
  func idle() {
    func isIdle(on thread: UInt) -> Bool { state.withLock { $0.isIdle(on: thread) } }
    begin()
    #expect(!isIdle(on: here))
    #expect(end() == [])
    #expect(isIdle(on: here))
    #expect(!isIdle(on: elsewhere))
  }
}
