/// The updates that an iteration has not yielded yet.
final class UpdateQueue: @unchecked Sendable {
  // Unchecked: the updates are used on the tree's actor only; the list of them is locked.

  private let updates = LockedValue<[ViewUpdate]>([])

  fileprivate func append(_ update: ViewUpdate) { updates.withLock { $0.append(update) } }

  /// Removes and returns the first update, if there is one.
  func take() -> ViewUpdate? { updates.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

/// The iterations over the updates of a tree, which it does not keep alive.
struct UpdateQueues {
  private struct Reference {
    weak var queue: UpdateQueue?
  }

  private var references: [Reference] = []

  var isEmpty: Bool { references.isEmpty }

  mutating func add(_ queue: UpdateQueue) { references.append(Reference(queue: queue)) }

  /// Adds an update to the queue of every iteration.
  mutating func append(_ update: ViewUpdate) {
    references.removeAll { $0.queue == nil }
    for reference in references { reference.queue?.append(update) }
  }
}

extension TreeCore {
  /// Whether iterations flush the tree, because its scheduler does not.
  var isFlushedByIterations: Bool { scheduler.schedule == nil }

  /// Adds an update to the queues of the iterations.
  func deliver(_ update: ViewUpdate) {
    guard !queues.isEmpty, !update.isEmpty else { return }
    queues.append(update)
    notifyIterations()
  }
}

extension ViewUpdate {
  /// Whether the update found nothing to do.
  var isEmpty: Bool { patchCount == 0 && summary == UpdateSummary() && diagnostics.isEmpty && hostFailure == nil }
}
