import TestSupport
import Testing
import ViewTrees

/// A kind of effect.
///
/// Views with an effect of any kind have the same type.
private enum Kind: String, CaseIterable, Sendable {
  case mount, unmount, changeOfText, changeOfNumber, initialChange, task, taskOfText, taskOfNumber

  func view(_ version: Int, _ log: Calls, _ journal: Journal) -> EffectView<Leaf> {
    let leaf = Leaf("x")
    let name = rawValue
    // Too long to be stored inline.
    let text = "a text that is long enough to be kept elsewhere \(version)"
    let run: @Sendable () async -> Void = {
      journal.add("start \(name) \(version)")
      await withTaskCancellationHandler {
        try? await Task.sleep(for: .seconds(3600))
      } onCancel: {
        journal.add("cancel \(name) \(version)")
      }
    }
    return switch self {
    case .mount: leaf.onMount { log.add("mount \(version)") }
    case .unmount: leaf.onUnmount { log.add("unmount \(version)") }
    case .changeOfText: leaf.onChange(of: text) { old, new in log.add("\(old.suffix(1))→\(new.suffix(1)) text") }
    case .changeOfNumber: leaf.onChange(of: version) { old, new in log.add("\(old)→\(new) number") }
    case .initialChange:
      leaf.onChange(of: Double(version), initial: true) { old, new in log.add("\(Int(old))→\(Int(new)) initial") }
    case .task: leaf.task { await run() }
    case .taskOfText: leaf.task(id: text) { await run() }
    case .taskOfNumber: leaf.task(id: version) { await run() }
    }
  }

  var isTask: Bool { rawValue.hasPrefix("task") }

  /// What the effect reports when it begins with a version.
  func begins(_ version: Int) -> [String] {
    switch self {
    case .mount: ["mount \(version)"]
    case .initialChange: ["\(version)→\(version) initial"]
    default: []
    }
  }

  /// What it reports when it ends with a version.
  func ends(_ version: Int) -> [String] { self == .unmount ? ["unmount \(version)"] : [] }
}

/// The ways in which one effect can replace another.
private enum Place: String, CaseIterable, Sendable {
  case choice, erased, erasedTwice, row, erasedRow, memoizedRow, identified, optional, environment

  struct Element: Equatable {
    let kind: Kind
    let version: Int
    var id: Int { 1 }
  }
}

private struct Switching: View {
  let place: Place
  let kind: Kind
  let version: Int
  let log: Calls
  let journal: Journal

  private func view(_ kind: Kind) -> EffectView<Leaf> { kind.view(version, log, journal) }

  var body: some View {
    switch place {
    case .choice: kind == .mount ? view(.mount) : view(kind)
    case .erased: AnyView(view(kind))
    case .erasedTwice: AnyView(Group { AnyView(view(kind)) })
    case .row: ForEach([1], id: \.self) { _ in view(kind) }
    case .erasedRow: ForEach([1], id: \.self) { _ in AnyView(view(kind)) }
    case .memoizedRow:
      ForEach([Place.Element(kind: kind, version: version)], id: \.id, memoizing: true) { element in
        element.kind.view(element.version, log, journal)
      }
    case .identified: view(kind).id("same")
    case .optional: Optional(view(kind))
    case .environment: view(kind).environment(\.level, 1)
    }
  }
}

@Suite("Effects that replace each other")
struct EffectKindsTests {
  @Test(
    "found-case 65: another kind of effect ends the present one, and begins as if it were mounted",
    arguments: Place.allCases, Kind.allCases)
  private func pairs(place: Place, first: Kind) async {
    for second in Kind.allCases where second != first {
      let log = Calls()
      let journal = Journal()
      func root(_ kind: Kind, _ version: Int) -> Switching {
        Switching(place: place, kind: kind, version: version, log: log, journal: journal)
      }
      let pair = "\(place): \(first) → \(second)"
      let stage = LiveStage(root(first, 1))
      #expect(log.take() == first.begins(1), "\(pair)")
      if first.isTask { #expect(await journal.next(1) == ["start \(first) 1"], "\(pair)") }

      let step = stage.update(root(second, 2))
      #expect(step.operations == [], "\(pair)")
      #expect(log.take() == first.ends(1) + second.begins(2), "\(pair)")
      if first.isTask { #expect(await journal.next(1) == ["cancel \(first) 1"], "\(pair)") }
      if second.isTask { #expect(await journal.next(1) == ["start \(second) 2"], "\(pair)") }

      // And back: the first effect begins again.
      stage.update(root(first, 3))
      #expect(log.take() == second.ends(2) + first.begins(3), "\(pair)")
      if second.isTask { #expect(await journal.next(1) == ["cancel \(second) 2"], "\(pair)") }
      if first.isTask { #expect(await journal.next(1) == ["start \(first) 3"], "\(pair)") }

      stage.tree.unmount()
      #expect(log.take() == first.ends(3), "\(pair)")
      if first.isTask { #expect(await journal.next(1) == ["cancel \(first) 3"], "\(pair)") }
    }
  }

  @Test("found-case 65: a view that changes its effect at random runs exactly the effects that it has")
  func random() {
    let kinds = Kind.allCases.filter { !$0.isTask }
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      let place = Place.allCases.randomElement(using: &generator) ?? .choice
      let log = Calls()
      let journal = Journal()
      var kind = Kind.mount
      let stage = LiveStage(Switching(place: place, kind: kind, version: 1, log: log, journal: journal))
      #expect(log.take() == kind.begins(1), "seed \(seed)")
      for version in 2...30 {
        let next = kinds.randomElement(using: &generator) ?? .mount
        stage.update(Switching(place: place, kind: next, version: version, log: log, journal: journal))
        let changes =
          switch next {
          case .changeOfText: ["\("\(version - 1)".suffix(1))→\("\(version)".suffix(1)) text"]
          case .changeOfNumber: ["\(version - 1)→\(version) number"]
          case .initialChange: ["\(version - 1)→\(version) initial"]
          default: [String]()
          }
        let expected = next == kind ? changes : kind.ends(version - 1) + next.begins(version)
        #expect(log.take() == expected, "seed \(seed), version \(version): \(kind) → \(next) in \(place)")
        kind = next
      }
    }
  }

  @Test("of one value that is mounted in several places are separate in each place")
  func sharedValue() async {
    struct Twins: View {
      let isSecondShown: Bool
      let log: Calls
      let journal: Journal
      let child: EffectView<EffectView<EffectView<Leaf>>>

      init(_ isSecondShown: Bool, _ log: Calls, _ journal: Journal) {
        self.isSecondShown = isSecondShown
        self.log = log
        self.journal = journal
        child = Leaf("x").onMount { log.add("+") }.onUnmount { log.add("-") }
          .task {
            journal.add("start")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(3600))
            } onCancel: {
              journal.add("cancel")
            }
          }
      }

      var body: some View {
        child
        if isSecondShown { child }
      }
    }
    let log = Calls()
    let journal = Journal()
    let stage = LiveStage(Twins(true, log, journal))
    #expect(stage.mounting.operations == ["mount b#x", "mount b#x"])
    #expect(log.take() == ["+", "+"])
    #expect(await journal.next(2) == ["start", "start"])
    stage.update(Twins(false, log, journal))
    #expect(log.take() == ["-"])
    #expect(await journal.next(1) == ["cancel"])
    stage.tree.unmount()
    #expect(log.take() == ["-"])
    #expect(await journal.next(1) == ["cancel"])
  }
}
