import Testing
import ViewTrees

/// A tree, a host that takes its patches, and the checks that hold after every step.
final class Scenario {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let journal: Journal
  let host = NaiveHost()
  let tree: ViewTree<DescribedRoot>
  private(set) var current: Description

  /// All that was decided and told, in words.
  private(set) var account: [String] = []

  /// The journal is the one that the description was made with.
  init(_ description: Description, _ journal: Journal) throws {
    self.journal = journal
    journal.evaluated = []
    journal.fired = []
    journal.version = 0
    current = description
    tree = ViewTree(DescribedRoot(description, version: 0, journal: journal))
    try settle(tree.lastUpdate, expected: Ladder.evaluations(from: nil, to: description))
  }

  /// Updates the tree and checks everything that can be said about it.
  ///
  /// Where it `expectsMore`, other bodies may be evaluated besides those that have to be.
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
    try settle(update, expected: expectsMore ? nil : expected)
    try checkMoves(from: lists)
  }

  /// Takes the patches of an update, which left the tree as its description says.
  ///
  /// `expected` are the labels of the bodies that had to be evaluated, sorted; nil where that is not known.
  func settle(_ update: ViewUpdate, expected: [Int]?) throws {
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

  /// Nodes that were seen in decisions; some of them are gone.
  private(set) var composites: [NodeID] = []

  /// The host shows what the description says.
  func checkPicture() throws {
    let picture = HostPicture(of: current)
    try check(host.picture == picture, "shows\n\(host.picture.text)and not\n\(picture.text)")
  }

  /// No node is decided about twice.
  private func checkDecisions(_ update: ViewUpdate) throws {
    var kinds: [NodeID: Decision.Kind] = [:]
    for decision in update.decisions {
      if case .equalElements(let count) = decision.reason, count != 1 { continue }
      if let kind = kinds[decision.node] { try check(false, "decided twice: \(kind) and \(decision)") }
      kinds[decision.node] = decision.kind
    }
  }

  /// In lists of unique keys with one host node to a row, no more nodes move than have to.
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

  /// A tree that is mounted anew is the same, and so are its events.
  func checkFreshMount() throws {
    let fresh = ViewTree(DescribedRoot(current, version: journal.version, journal: journal))
    journal.evaluated = []
    let other = NaiveHost()
    do { try other.take(fresh.lastUpdate.patches) } catch { throw Failure(description: "mounted anew: \(error)") }
    try check(other.picture == host.picture, "mounted anew:\n\(other.picture.text)and not\n\(host.picture.text)")
    try check(fresh.nodeCount == tree.nodeCount, "\(tree.nodeCount) nodes, and \(fresh.nodeCount) when mounted anew")
  }

  func check(_ holds: Bool, _ problem: @autoclosure () -> String) throws {
    if !holds { throw Failure(description: problem()) }
  }
}

/// The length of the longest increasing subsequence, in the plain way.
private func longestIncreasing(_ places: [Int]) -> Int {
  var best: [Int] = []
  for (index, place) in places.enumerated() {
    best.append(1 + ((0..<index).filter { places[$0] < place }.map { best[$0] }.max() ?? 0))
  }
  return best.max() ?? 0
}
