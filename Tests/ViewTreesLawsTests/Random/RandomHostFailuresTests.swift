import ComparisonSpecs
import TestSupport
import Testing
import ViewTrees

/// Hosts that fail at any call, and trees that receive all kinds of requests in any order.
@Suite("Random host failures")
struct RandomHostFailuresTests {
  @Test("a host that failed receives nothing until it is remounted, and then shows the tree")
  func failures() {
    Trials.run("Host failures", Trials.count(300, full: 5_000)) { seed in
      var random = RandomDescriptions(seed: seed, journal: Journal())
      var description = random.description(depth: 4)
      let host = NaiveHost()
      let tree = ViewTree(DescribedRoot(description, version: 0, journal: random.journal), host: host)
      for version in 1...6 {
        let before = host.picture
        description = random.changed(description)
        let failsAfter = random.generator.below(8)
        host.failsAfter = failsAfter
        let update = tree.update(DescribedRoot(description, version: version, journal: random.journal))
        let calls = update.patchCount == 0 ? 0 : update.patchCount + 2
        guard (update.hostFailure != nil) == (failsAfter < calls) else { return "failed: \(update.hostFailure as Any)" }
        if let failure = update.hostFailure {
          let position = failsAfter == 0 || failsAfter == calls - 1 ? nil : failsAfter - 1
          guard failure.position == position else { return "\(failure), and not at \(position as Any)" }
          // A failed host may show anything. The tree must not touch it.
          let lost = failsAfter == 0 ? before : host.picture
          description = random.changed(description)
          tree.update(DescribedRoot(description, version: version, journal: random.journal))
          guard host.picture == lost else { return "a host that failed was handed a commit" }
          host.failsAfter = random.generator.below(3)
          if tree.remount() != nil {
            host.failsAfter = nil
            if let failure = tree.remount() { return "\(failure)" }
          }
        }
        host.failsAfter = nil
        guard host.picture == HostPicture(of: description) else { return "shows\n\(host.picture.text)" }
      }
      return nil
    }
  }

  @Test("in any order of requests the patches of a tree can be applied, and the host ends up right")
  func anything() {
    Trials.run("Anything", Trials.count(500, full: 10_000)) { seed in
      var random = RandomDescriptions(seed: seed, journal: Journal())
      func root(_ version: Int) -> ForgetfulRoot {
        let parts = (0..<random.generator.below(4)).map { key in
          ForgetfulView(
            id: key, version: version == 0 ? random.generator.below(2) : version, inner: random.generator.below(2),
            description: random.description(depth: 2), journal: random.journal)
        }
        return ForgetfulRoot(parts: parts.shuffled(using: &random.generator))
      }
      let host = NaiveHost()
      host.takesSameViews = true
      let tree = ViewTree(root(0), host: host)
      var steps: [String] = []
      for _ in 0..<12 {
        var failure: HostFailure?
        let node = host.mounted.randomElement(using: &random.generator) ?? NodeID(index: 3, generation: 0)
        switch random.generator.below(8) {
        case 0...2:
          steps.append("update")
          failure = tree.update(root(0)).hostFailure
        case 3, 4:
          steps.append("event of \(node)")
          tree.send(HostEvent("click"), to: node)
        case 5:
          steps.append("flush after invalidating \(node)")
          tree.invalidate(node)
          failure = tree.flush().hostFailure
        case 6:
          steps.append("remount")
          failure = tree.remount()
        default:
          steps.append("reapply \(node)")
          _ = tree.currentView(of: node)
        }
        if let failure { return "\(failure) after \(steps)" }
      }
      let last = root(7)
      if let failure = tree.update(last).hostFailure { return "\(failure) after \(steps)" }
      let other = NaiveHost()
      _ = ViewTree(last, host: other)
      return host.picture == other.picture ? nil : "shows\n\(host.picture.text)and not\n\(other.picture.text)"
    }
  }
}

/// Excludes what it shows from its comparison, so that events reveal differences.
@AutoEquatable
private struct ForgetfulRoot: View {
  let parts: [ForgetfulView]
  var body: some View { Element("root") { ForEach(parts) } }
}

@AutoEquatable
private struct ForgetfulView: View, Identifiable {
  let id: Int
  let version: Int
  @AutoIgnored let inner: Int
  @AutoIgnored let description: Description
  @AutoIgnored let journal: Journal

  var body: some View {
    if inner == 0 {
      ForgetfulContent(version: version, description: description, journal: journal)
    } else {
      Element("around") { ForgetfulContent(version: version, description: description, journal: journal) }
    }
  }
}

@AutoEquatable
private struct ForgetfulContent: View {
  let version: Int
  @AutoIgnored let description: Description
  @AutoIgnored let journal: Journal

  var body: some View {
    let journal = journal
    Outer.make(description, Context(journal: journal) { journal.fired.append((label: $0, version: 0)) })
  }
}
