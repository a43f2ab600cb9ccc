/// What views report while a tree evaluates them.
final class Journal: Equatable {
  /// The labels of the bodies that were evaluated.
  var evaluated: [Int] = []

  /// The closures that ran: the label that they got, and the version of the root that made them.
  var fired: [(label: Int, version: Int)] = []

  /// The version of the newest root.
  var version = 0

  static func == (lhs: Journal, rhs: Journal) -> Bool { lhs === rhs }
}

/// What views pass down to the views inside.
struct Context {
  let journal: Journal
  let fire: (Int) -> Void

  /// A context that depends on nothing outside, for rows of lists that memoize.
  var alone: Context {
    let journal = journal
    return Context(journal: journal) { journal.fired.append((label: $0, version: journal.version)) }
  }
}
