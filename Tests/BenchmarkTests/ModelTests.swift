import BenchmarkModels
import ComparisonSpecs
import Testing

@Suite("Models to compare")
struct ModelTests {
  @Test("only the equal scenarios have equal values, for every way to compare", arguments: ModelScenario.allCases)
  func scenarios(_ scenario: ModelScenario) {
    let expected = scenario == .equalRebuilt || scenario == .equalShared
    expectEquality(PlainTile.self, scenario, expected, SynthesizedTile.init)
    expectEquality(PlainTile.self, scenario, expected, HandWrittenTile.init)
    expectAll(PlainTile.self, scenario, expected, HandWrittenTile.init, HandWrittenTile.areEqual)
    expectAll(PlainTile.self, scenario, expected, HandWrittenTile.init, HandWrittenTile.areEqualCheapFirst)
    expectEquality(PlainMessage.self, scenario, expected, SynthesizedMessage.init)
    expectEquality(PlainMessage.self, scenario, expected, HandWrittenMessage.init)
    expectAll(PlainMessage.self, scenario, expected, HandWrittenMessage.init, HandWrittenMessage.areEqual)
    expectAll(PlainMessage.self, scenario, expected, HandWrittenMessage.init, HandWrittenMessage.areEqualCheapFirst)
    expectEquality(PlainConversation.self, scenario, expected, SynthesizedConversation.init)
    expectEquality(PlainConversation.self, scenario, expected, HandWrittenConversation.init)
    expectAll(
      PlainConversation.self, scenario, expected, HandWrittenConversation.init, HandWrittenConversation.areEqual)
    expectAll(
      PlainConversation.self, scenario, expected, HandWrittenConversation.init,
      HandWrittenConversation.areEqualCheapFirst)
    expectEquality(PlainTile.self, scenario, expected, GeneratedTile.init)
    expectAll(PlainTile.self, scenario, expected, GeneratedTile.init, GeneratedTile.areEqual)
    expectEquality(PlainTile.self, scenario, expected, CheapFirstTile.init)
    expectAll(PlainTile.self, scenario, expected, CheapFirstTile.init, CheapFirstTile.areEqual)
    expectEquality(PlainTile.self, scenario, expected, SpecifiedTile.init)
    expectAll(PlainTile.self, scenario, expected, SpecifiedTile.init, SpecifiedTile.areEqual)
    expectEquality(PlainMessage.self, scenario, expected, GeneratedMessage.init)
    expectAll(PlainMessage.self, scenario, expected, GeneratedMessage.init, GeneratedMessage.areEqual)
    expectEquality(PlainMessage.self, scenario, expected, CheapFirstMessage.init)
    expectAll(PlainMessage.self, scenario, expected, CheapFirstMessage.init, CheapFirstMessage.areEqual)
    expectEquality(PlainMessage.self, scenario, expected, SpecifiedMessage.init)
    expectAll(PlainMessage.self, scenario, expected, SpecifiedMessage.init, SpecifiedMessage.areEqual)
    expectEquality(PlainConversation.self, scenario, expected, GeneratedConversation.init)
    expectAll(PlainConversation.self, scenario, expected, GeneratedConversation.init, GeneratedConversation.areEqual)
    expectEquality(PlainConversation.self, scenario, expected, CheapFirstConversation.init)
    expectAll(PlainConversation.self, scenario, expected, CheapFirstConversation.init, CheapFirstConversation.areEqual)
    expectEquality(PlainConversation.self, scenario, expected, SpecifiedConversation.init)
    expectAll(PlainConversation.self, scenario, expected, SpecifiedConversation.init, SpecifiedConversation.areEqual)
  }

  @Test("every comparison but the synthesized one finds a difference in any field of the medium model")
  func everyField() {
    let changes: [(inout PlainMessage) -> Void] = [
      { $0.title = "" }, { $0.subtitle = nil }, { $0.tags[2] = "other" }, { $0.tags = [] }, { $0.action = .open(1) },
      { $0.action = .link("") }, { $0.tint.red += 1 }, { $0.tint.green += 1 }, { $0.tint.blue += 1 },
      { $0.tint.alpha += 1 }, { $0.insets.top += 1 }, { $0.insets.leading += 1 }, { $0.insets.bottom += 1 },
      { $0.insets.trailing += 1 }, { $0.opacity = 0 }, { $0.count += 1 }, { $0.isSelected.toggle() },
      { $0.badge = nil }, { $0.kind = .plain }, { $0.footer = "" },
    ]
    for (number, change) in changes.enumerated() {
      var other = PlainMessage.make(3)
      change(&other)
      var pair = (HandWrittenMessage(.make(3)), HandWrittenMessage(other))
      #expect(pair.0 != pair.1, "change \(number)")
      #expect(!HandWrittenMessage.areEqual(&pair.0, &pair.1), "change \(number)")
      #expect(!HandWrittenMessage.areEqualCheapFirst(&pair.0, &pair.1), "change \(number)")
      #expect(GeneratedMessage(.make(3)) != GeneratedMessage(other), "change \(number)")
      #expect(CheapFirstMessage(.make(3)) != CheapFirstMessage(other), "change \(number)")
      #expect(SpecifiedMessage(.make(3)) != SpecifiedMessage(other), "change \(number)")
    }
  }

  @Test("every comparison but the synthesized one finds a difference in any field of the large model")
  func everyFieldOfConversation() {
    let changes: [(inout PlainConversation) -> Void] = [
      { $0.id += 1 }, { $0.latest.footer = "" }, { $0.frame.top += 1 }, { $0.frame.leading += 1 },
      { $0.frame.bottom += 1 }, { $0.frame.trailing += 1 }, { $0.name = "" }, { $0.pinned.title = "" },
      { $0.isVisible.toggle() }, { $0.unread[1] = -1 }, { $0.unread = [] }, { $0.status = "" },
    ]
    for (number, change) in changes.enumerated() {
      var other = PlainConversation.make(3)
      change(&other)
      var pair = (HandWrittenConversation(.make(3)), HandWrittenConversation(other))
      #expect(pair.0 != pair.1, "change \(number)")
      #expect(!HandWrittenConversation.areEqual(&pair.0, &pair.1), "change \(number)")
      #expect(!HandWrittenConversation.areEqualCheapFirst(&pair.0, &pair.1), "change \(number)")
      #expect(GeneratedConversation(.make(3)) != GeneratedConversation(other), "change \(number)")
      #expect(CheapFirstConversation(.make(3)) != CheapFirstConversation(other), "change \(number)")
      #expect(SpecifiedConversation(.make(3)) != SpecifiedConversation(other), "change \(number)")
    }
  }

  @Test("rebuilt values have separate buffers, and shared values have the same")
  func buffers() {
    for (scenario, areShared) in [(ModelScenario.equalRebuilt, false), (.equalShared, true)] {
      let (old, new) = PlainMessage.pairs(3, scenario)
      for (old, new) in zip(old, new) {
        #expect((address(of: old.tags) == address(of: new.tags)) == areShared)
        #expect(old.title.utf8.count > 15 && old.footer.utf8.count > 15)
      }
    }
  }

  private func address(of array: [String]) -> UnsafeRawPointer? {
    array.withUnsafeBytes { $0.baseAddress }
  }

  private func expectEquality<Plain: BenchmarkModel, Value: Equatable>(
    _ model: Plain.Type, _ scenario: ModelScenario, _ expected: Bool, _ wrap: (Plain) -> Value
  ) {
    let (old, new) = Plain.pairs(5, scenario)
    for (old, new) in zip(old, new) { #expect((wrap(old) == wrap(new)) == expected, "\(Value.self)") }
  }

  private func expectAll<Plain: BenchmarkModel, Value>(
    _ model: Plain.Type, _ scenario: ModelScenario, _ expected: Bool, _ wrap: (Plain) -> Value,
    _ areEqual: (UnsafePointer<Value>, UnsafePointer<Value>) -> Bool
  ) {
    let (old, new) = Plain.pairs(5, scenario)
    for (old, new) in zip(old, new) {
      var pair = (wrap(old), wrap(new))
      #expect(areEqual(&pair.0, &pair.1) == expected, "\(Value.self)")
    }
  }
}
