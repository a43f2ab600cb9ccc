extension ChangeInbox {
  /// A change that is announced a second time.
  struct Repeated {
    let signal: ChangeSignal
    let isOfOtherThread: Bool
  }

  /// What an inbox knows, apart from the lock around it.
  ///
  /// Each function takes the inbox from one state to the next and returns what its caller has to do after the lock is
  /// released: no code outside the library runs under the lock.
  struct State {
    private(set) var marks: [Mark] = []

    /// Whether the scheduler was told of what waits, and has not begun a flush since.
    private(set) var isScheduled = false

    /// The thread that evaluates the tree, nil between passes.
    private var passThread: UInt?

    /// The thread that evaluated the tree last.
    private var lastThread: UInt = 0

    /// The number of passes that have begun.
    private var passCount: UInt = 0

    /// Whether the running pass has changed something since the marks were last taken.
    var isMarkedByPass = false

    /// Whether another thread has changed something during a pass.
    private var hasSeenOverlap = false

    /// What changed during the pass: announced again when everything is registered that the bodies read.
    private var repeated: [Repeated] = []

    /// Adds a mark.
    ///
    /// - Returns: Whether the caller has to wake the scheduler. A running pass drains the inbox again before it ends,
    ///   so it needs no wake-up.
    mutating func post(_ mark: Mark, on thread: UInt) -> Bool {
      marks.append(mark)
      if let passThread {
        if passThread == thread { isMarkedByPass = true } else { hasSeenOverlap = true }
        return false
      }
      return schedule()
    }

    /// Asks for a flush.
    ///
    /// - Returns: Whether the caller has to wake the scheduler; false during a pass, and if it was woken before.
    mutating func schedule() -> Bool {
      guard passThread == nil, !isScheduled else { return false }
      isScheduled = true
      return true
    }

    /// Removes and returns the marks.
    mutating func takeMarks() -> [Mark] {
      defer {
        marks = []
        isMarkedByPass = false
      }
      return marks
    }

    /// The number of the running pass, nil between passes.
    var currentPass: UInt? { passThread == nil ? nil : passCount }

    /// Whether no pass runs and the last one ran on a thread.
    func isIdle(on thread: UInt) -> Bool { passThread == nil && lastThread == thread }

    /// Keeps a change for ``takeRepeated()``.
    ///
    /// - Returns: False if the pass has ended, so that the caller announces the change at once.
    mutating func repeatLater(_ signal: ChangeSignal, in pass: UInt, on thread: UInt) -> Bool {
      guard let passThread, passCount == pass else { return false }
      repeated.append(Repeated(signal: signal, isOfOtherThread: passThread != thread))
      return true
    }

    /// Removes and returns the changes to announce again.
    mutating func takeRepeated() -> [Repeated] {
      defer { repeated = [] }
      return repeated
    }

    /// Begins a pass.
    ///
    /// - Parameters:
    ///   - thread: The thread that evaluates.
    ///   - isFlush: Whether everything that waits is evaluated, so that the scheduler must be told of what comes later.
    mutating func beginPass(on thread: UInt, isFlush: Bool) {
      passCount &+= 1
      passThread = thread
      lastThread = thread
      if isFlush { isScheduled = false }
    }

    /// Ends a pass.
    ///
    /// - Returns: Whether the caller has to wake the scheduler for marks that came too late, and whether other threads
    ///   have changed something during this pass or an earlier one.
    mutating func endPass() -> (wakes: Bool, hasSeenOverlap: Bool) {
      passThread = nil
      return (!marks.isEmpty && schedule(), hasSeenOverlap)
    }
  }
}
