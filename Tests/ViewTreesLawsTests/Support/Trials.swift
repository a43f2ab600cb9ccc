import Foundation
import Testing

/// The number of random trials, and the seed of the first.
///
/// `EQUITREE_CI=full` runs a hundred thousand pairs. A failure prints its seed; `EQUITREE_SEED=… EQUITREE_PAIRS=1` runs
/// that trial again.
enum Trials {
  static let isFull = ProcessInfo.processInfo.environment["EQUITREE_CI"] == "full"

  static func count(_ few: Int, full: Int) -> Int {
    ProcessInfo.processInfo.environment["EQUITREE_PAIRS"].flatMap(Int.init) ?? (isFull ? full : few)
  }

  static let firstSeed =
    ProcessInfo.processInfo.environment["EQUITREE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)

  /// Runs a trial for each seed, and stops at the first failure.
  static func run(_ name: String, _ count: Int, _ trial: (UInt64) -> String?) {
    print("\(name): \(count) trials from seed \(firstSeed)")
    for index in 0..<count {
      let seed = firstSeed &+ UInt64(index)
      guard let problem = trial(seed) else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }
}

/// Makes a sequence of descriptions smaller as long as it still fails.
func shrunk(_ chain: [Description], _ fails: ([Description]) -> String?) -> (chain: [Description], problem: String)? {
  guard var problem = fails(chain) else { return nil }
  var chain = chain
  var attempts = 0
  search: while attempts < 3_000 {
    for candidate in smaller(chain) {
      attempts += 1
      if let found = fails(candidate) {
        chain = candidate
        problem = found
        continue search
      }
    }
    break
  }
  return (chain, problem)
}

private func smaller(_ chain: [Description]) -> [[Description]] {
  var candidates: [[Description]] = []
  if chain.count > 1 { for index in chain.indices { candidates.append(chain.removing(index)) } }
  for index in chain.indices {
    // First the same change in all steps at once, which keeps related steps in step.
    for path in chain[index].paths {
      let together = chain.map { $0.replacing(path) }
      if together != chain { candidates.append(together) }
      var alone = chain
      alone[index] = chain[index].replacing(path)
      if alone != chain { candidates.append(alone) }
    }
    for simpler in chain[index].simpler {
      var alone = chain
      alone[index] = simpler
      candidates.append(alone)
    }
  }
  return candidates
}

extension Array {
  fileprivate func removing(_ index: Int) -> [Element] {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}

extension Description {
  /// The index paths of all descriptions in this one.
  fileprivate var paths: [[Int]] {
    [[]] + parts.enumerated().flatMap { index, part in part.paths.map { [index] + $0 } }
  }

  /// Returns a copy with the description at `path` emptied.
  fileprivate func replacing(_ path: [Int]) -> Description {
    guard let index = path.first else {
      if case .nothing = kind { return self }
      // The rows of some lists must be boxes.
      if case .box(let title, let part) = kind { return Description(label: label, kind: .box(title, part.emptied)) }
      return emptied
    }
    guard index < parts.count else { return self }
    var parts = parts
    parts[index] = parts[index].replacing(Array(path.dropFirst()))
    return with(parts: parts)
  }

  private var emptied: Description { Description(label: label, kind: .nothing) }

  /// Simpler versions of this description: without a row, or without what is around a part.
  fileprivate var simpler: [Description] {
    var found: [Description] = []
    switch kind {
    case .list(let style, let rows):
      found += rows.indices.map { Description(label: label, kind: .list(style, rows.removing($0))) }
    case .single(let style, let rows):
      found += rows.indices.map { Description(label: label, kind: .single(style, rows.removing($0))) }
    case .loop(let parts): found += parts.indices.map { Description(label: label, kind: .loop(parts.removing($0))) }
    default: break
    }
    found += parts
    for (index, part) in parts.enumerated() {
      if case .single = kind, case .box = part.kind { continue }
      for simpler in part.simpler {
        var parts = parts
        parts[index] = simpler
        found.append(with(parts: parts))
      }
    }
    return found
  }
}
