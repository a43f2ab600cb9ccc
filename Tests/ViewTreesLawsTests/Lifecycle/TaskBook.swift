import Synchronization

/// The tasks that views started, and whether each was cancelled.
final class TaskBook: Sendable {
  private struct Entry {
    let name: String
    var waiting: CheckedContinuation<Void, Never>?
    var isCancelled = false
    var isOver = false
  }

  private let entries = Mutex<[Entry]>([])

  /// Runs until it is cancelled.
  func run(_ name: String) async {
    let number = entries.withLock { entries in
      entries.append(Entry(name: name))
      return entries.count - 1
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = entries.withLock { entries in
          if !entries[number].isCancelled { entries[number].waiting = continuation }
          return entries[number].isCancelled
        }
        if isCancelled { continuation.resume() }
      }
    } onCancel: {
      let waiting = entries.withLock { entries in
        entries[number].isCancelled = true
        defer { entries[number].waiting = nil }
        return entries[number].waiting
      }
      waiting?.resume()
    }
    entries.withLock { $0[number].isOver = true }
  }

  /// The names of all tasks that were started, sorted.
  var begun: [String] { entries.withLock { $0.map(\.name).sorted() } }

  /// The names of the tasks that were not cancelled, sorted.
  var running: [String] { entries.withLock { $0.filter { !$0.isCancelled }.map(\.name).sorted() } }

  /// Waits until a condition on the tasks holds, and returns `false` if it does not hold in time.
  func waitUntil(_ holds: (TaskBook) -> Bool) async -> Bool {
    for _ in 0..<2_000 {
      if holds(self) { return true }
      await Task.yield()
    }
    for _ in 0..<200 {
      if holds(self) { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return holds(self)
  }
}
