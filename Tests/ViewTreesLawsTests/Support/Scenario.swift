import Testing
import ViewTrees

/// A tree, a host that applies its patches, and the checks that hold after every step.
final class Scenario {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let journal: Journal
  let host = NaiveHost()
  let tree: ViewTree<DescribedRoot>
  private(set) var current: Description

  /// The text of all decisions and patches so far.
  private(set) var account: [String] = []

  /// `journal` must be the one that `description` was made with.
  init(_ description: Description, _ journal: Journal) throws {
    self.journal = journal
    journal.evaluated = []
    journal.fired = []
    journal.version = 0
    current = description
    tree = ViewTree(DescribedRoot(description, version: 0, journal: journal))
    try applyAndCheck(tree.lastUpdate, expected: Ladder.evaluations(from: nil, to: description))
  }

  /// Updates the tree and checks everything that is known about the result.
  ///
  /// If `expectsMore` is true, more bodies than necessary may be evaluated.
  func update(to new: Description, expectsMore: Bool = false) throws {
    journal.version += 1
    let lists = host.singleLists
    let update = tree.update(DescribedRoot(new, version: journal.version, journal: journal))
    let expected = Ladder.evaluations(from: current, to: new)
    current = new
    if expectsMore {
      let missing = Set(expected).subtracting(journal.evaluated)
      try check(missing.isEmpty, "did not evaluate \(missing.sorted())")
    }
    try applyAndCheck(update, expected: expectsMore ? nil : expected)
    try checkMoves(from: lists)
  }

  /// Applies the patches of an update to the host, and checks the tree against its description.
  ///
  /// `expected` has the sorted labels of the bodies that must be evaluated, or is `nil` if they are not known.
  func applyAndCheck(_ update: ViewUpdate, expected: [Int]?) throws {
    composites += update.decisions.map(\.node)
    account += update.decisions.map(\.description) + update.patches.map(\.description)
    do { try host.take(update.patches) } catch { throw Failure(description: "\(error)") }
    let evaluated = journal.evaluated
    journal.evaluated = []
    try check(Set(evaluated).count == evaluated.count, "evaluated twice: \(evaluated)")
    if let expected {
      try check(evaluated.sorted() == expected, "evaluated \(evaluated.sorted()), and not \(expected)")
    }
    try check(update.summary.evaluated == evaluated.count, "counts \(update.summary) for \(evaluated.count) bodies")
    try checkDecisions(update)
    try checkPicture()
    try check(tree.findViolations().isEmpty, "\(tree.findViolations())")
  }

  /// Nodes that appeared in decisions; some are gone.
  private(set) var composites: [NodeID] = []

  /// Checks that the host shows what the description says.
  func checkPicture() throws {
    let picture = HostPicture(of: current)
    try check(host.picture == picture, "shows\n\(host.picture.text)and not\n\(picture.text)")
  }

  /// Checks that no node has two decisions.
  private func checkDecisions(_ update: ViewUpdate) throws {
    var kinds: [NodeID: Decision.Kind] = [:]
    for decision in update.decisions {
      if case .equalElements(let count) = decision.reason, count != 1 { continue }
      if let kind = kinds[decision.node] { try check(false, "decided twice: \(kind) and \(decision)") }
      kinds[decision.node] = decision.kind
    }
  }

  /// Checks that no more nodes move than necessary, in lists of unique keys with one host node per row.
  private func checkMoves(from old: [NodeID: [NodeID]]) throws {
    for (list, children) in host.singleLists {
      guard let before = old[list] else { continue }
      let places = Dictionary(uniqueKeysWithValues: zip(before, 0...))
      let kept = children.compactMap { places[$0] }
      let least = kept.count - longestIncreasing(kept)
      let moves = host.moved[list] ?? 0
      try check(moves == least, "moves \(moves) rows of \(list), where \(least) are enough")
    }
  }

  /// Checks that a fresh mount shows the same and has as many nodes.
  func checkFreshMount() throws {
    let fresh = ViewTree(DescribedRoot(current, version: journal.version, journal: journal))
    journal.evaluated = []
    let other = NaiveHost()
    do { try other.take(fresh.lastUpdate.patches) } catch { throw Failure(description: "fresh mount: \(error)") }
    try check(other.picture == host.picture, "fresh mount:\n\(other.picture.text)and not\n\(host.picture.text)")
    try check(fresh.nodeCount == tree.nodeCount, "\(tree.nodeCount) nodes, and \(fresh.nodeCount) in a fresh mount")
  }

  func check(_ holds: Bool, _ problem: @autoclosure () -> String) throws {
    if !holds { throw Failure(description: problem()) }
  }
}

/// Returns the length of the longest increasing subsequence, in the simplest way.
private func longestIncreasing(_ places: [Int]) -> Int {
  var best: [Int] = []
  for (index, place) in places.enumerated() {
    best.append(1 + ((0..<index).filter { places[$0] < place }.map { best[$0] }.max() ?? 0))
  }
  return best.max() ?? 0
}
