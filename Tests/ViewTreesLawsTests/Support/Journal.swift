/// What views report while a tree works with them.
final class Journal: Equatable {
  /// The labels of the bodies that were evaluated.
  var evaluated: [Int] = []

  /// The closures that ran: the label they were given, and the number of the root value that they came with.
  var fired: [(label: Int, version: Int)] = []

  /// The number of the newest root value.
  var version = 0

  static func == (lhs: Journal, rhs: Journal) -> Bool { lhs === rhs }
}

/// What views hand down.
struct Context {
  let journal: Journal
  let fire: (Int) -> Void

  /// What depends on nothing around it, for rows of lists that memoize.
  var alone: Context {
    let journal = journal
    return Context(journal: journal) { journal.fired.append((label: $0, version: journal.version)) }
  }
}
