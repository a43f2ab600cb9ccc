/// The updates that an iteration over the commits of a tree was not asked for yet, in order.
final class UpdateQueue: @unchecked Sendable {
  // Unchecked: the updates are used where the tree belongs; only the list of them is locked.

  private let updates = LockedValue<[ViewUpdate]>([])

  fileprivate func append(_ update: ViewUpdate) { updates.withLock { $0.append(update) } }

  /// Takes the first update, if there is one.
  func take() -> ViewUpdate? { updates.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

/// The iterations over the commits of a tree.
///
/// They are not kept: one that is no longer used gets nothing more.
struct UpdateQueues {
  private struct Reference {
    weak var queue: UpdateQueue?
  }

  private var references: [Reference] = []

  var isEmpty: Bool { references.isEmpty }

  mutating func add(_ queue: UpdateQueue) { references.append(Reference(queue: queue)) }

  /// Gives an update to every iteration.
  mutating func append(_ update: ViewUpdate) {
    references.removeAll { $0.queue == nil }
    for reference in references { reference.queue?.append(update) }
  }
}

extension TreeCore {
  /// Whether an iteration over the commits has the tree flushed, since nothing else does.
  var isFlushedByIterations: Bool { scheduler.schedule == nil }

  /// Gives an update to every iteration over the commits.
  func deliver(_ update: ViewUpdate) {
    guard !queues.isEmpty, !update.isEmpty else { return }
    queues.append(update)
    notifyIterations()
  }
}

extension ViewUpdate {
  /// Whether nothing was found to do.
  var isEmpty: Bool { patchCount == 0 && summary == UpdateSummary() && diagnostics.isEmpty && hostFailure == nil }
}
