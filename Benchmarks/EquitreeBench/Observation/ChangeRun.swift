import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// One of a few changes that take turns.
struct ChangeNumber {
  let value: Int
  /// A text with a new buffer.
  let title: String

  static let all = (0..<3).map { ChangeNumber(value: $0, title: "changed title with the number \(identity($0))") }
}

/// Gives one change after the other.
struct ChangeCycle {
  private var position = -1

  mutating func next() -> ChangeNumber {
    position = position == 2 ? 0 : position + 1
    return ChangeNumber.all[position]
  }
}

/// A change that is made again and again, and always has to lead to the same number of evaluations.
struct ChangeRun {
  private let name: String
  private let expected: Int
  private let make: (ChangeNumber) -> ViewUpdate
  private let lines: () -> [String]

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - name: What the run is called.
  ///   - tree: The tree in which something changes.
  ///   - expected: The number of bodies that have to be evaluated.
  ///   - make: Makes a change and has the tree do what follows from it.
  init<Root: View>(
    _ name: String, _ tree: ViewTree<Root>, expecting expected: Int, _ make: @escaping (ChangeNumber) -> ViewUpdate
  ) {
    self.name = name
    self.expected = expected
    self.make = make
    lines = {
      let host = HostRecorder()
      _ = tree.attach(host)
      return host.topLines
    }
  }

  /// Gives the number of evaluations; the answer is the number of patches.
  var counting: Competitor {
    Competitor(name) { _ in
      let update = make(ChangeNumber.all[0])
      check(update)
      return (Double(update.summary.evaluated), update.patchCount)
    }
  }

  /// Measures the time; the answer is the number of patches, and in the end all host trees have to be the same.
  var timed: Competitor {
    var numbers = ChangeCycle()
    return Competitor(name) {
      // It may be what was there already.
      _ = make(ChangeNumber.all[0])
      return lines()
    } body: {
      let update = make(numbers.next())
      check(update)
      return update.patchCount
    }
  }

  @inline(__always)
  private func check(_ update: ViewUpdate) {
    let evaluated = update.summary.evaluated
    if evaluated != expected {
      fatalError("\(name): \(evaluated) bodies were evaluated where \(expected) had to be")
    }
  }
}
