import BenchmarkKit
import BenchmarkModels

/// The names of the competitors, as the bars look them up.
enum EqualityCompetitor {
  static let generated = "generated, in place"
  static let cheapFirst = "generated cheap first, in place"
  static let byHand = "spec by hand, in place"
  static let synthesized = "synthesized =="
  static let handWritten = "hand-written =="
  static let handWrittenInPlace = "hand-written, in place"
  static let layout = "LayoutComparer"
  static let mirror = "MirrorComparer"
}

/// The bars for equality: E1 to E7 on the medium model, E8 for E1 to E5 on the large one, and those of the build.
func equalityBars(_ results: ResultTable) -> [Bar] {
  let large = generatedBars(EqualityFigures(results, model: "large")).map { bar in
    var bar = bar
    bar.id = "E8.\(bar.id)"
    return bar
  }
  let medium = EqualityFigures(results, model: "medium")
  return generatedBars(medium) + comparerBars(medium) + [summary(of: large)] + large + buildBars
}

/// Ratios on one model, with the values in storage.
private struct EqualityFigures {
  private let results: ResultTable
  private let model: String

  init(_ results: ResultTable, model: String) {
    self.results = results
    self.model = model
  }

  func ratio(_ competitor: String, to reference: String, _ scenario: ModelScenario) -> Double? {
    results.ratio(of: competitor, to: reference, suite: "equality", case: "\(model)/storage/\(scenario.rawValue)")
  }

  /// The largest ratio, to the faster of some references, over the scenarios in which all fields are compared.
  ///
  /// If an early field differs, a call costs more than the comparison, and the ratio shows which code is inlined.
  func worst(_ competitor: String, to references: [String]) -> Double? {
    var worst = 0.0
    for scenario in [ModelScenario.equalRebuilt, .equalShared, .lastDiffers] {
      let ratios = references.compactMap { ratio(competitor, to: $0, scenario) }
      guard ratios.count == references.count, let toFastest = ratios.max() else { return nil }
      worst = max(worst, toFastest)
    }
    return worst
  }
}

/// E1 to E5: generated code against what the language offers.
private func generatedBars(_ figures: EqualityFigures) -> [Bar] {
  typealias Name = EqualityCompetitor
  return [
    Bar(
      id: "E1", text: "generated to synthesized ==, equal rebuilt", .atMost, 0.35,
      value: figures.ratio(Name.generated, to: Name.synthesized, .equalRebuilt)),
    Bar(
      id: "E2", text: "generated to synthesized ==, equal shared", .atMost, 0.15,
      value: figures.ratio(Name.generated, to: Name.synthesized, .equalShared)),
    Bar(
      id: "E3", text: "generated cheap first to synthesized ==, late cheap differs", .atMost, 0.05,
      value: figures.ratio(Name.cheapFirst, to: Name.synthesized, .lateCheapDiffers)),
    Bar(
      id: "E4", text: "generated to the best hand-written ==, worst of equal and last differs", .atMost, 1.15,
      value: figures.worst(Name.generated, to: [Name.handWritten, Name.handWrittenInPlace])),
    Bar(
      id: "E5", text: "MirrorComparer to generated, equal rebuilt", .atLeast, 300,
      value: figures.ratio(Name.mirror, to: Name.generated, .equalRebuilt)),
    Bar(
      id: "E5.first", text: "MirrorComparer to generated, first differs", .atLeast, 500,
      value: figures.ratio(Name.mirror, to: Name.generated, .firstDiffers)),
  ]
}

/// E6 and E7: a spec without the macro, and no spec at all.
private func comparerBars(_ figures: EqualityFigures) -> [Bar] {
  typealias Name = EqualityCompetitor
  return [
    Bar(
      id: "E6", text: "spec by hand to generated, worst of equal and last differs", .atMost, 2,
      value: figures.worst(Name.byHand, to: [Name.generated])),
    Bar(
      id: "E7", text: "LayoutComparer to generated, equal rebuilt", .atMost, 4,
      value: figures.ratio(Name.layout, to: Name.generated, .equalRebuilt)),
    Bar(
      id: "E7.mirror", text: "MirrorComparer to LayoutComparer, equal rebuilt", .atLeast, 60,
      value: figures.ratio(Name.mirror, to: Name.layout, .equalRebuilt)),
  ]
}

/// E8: how many of the bars on the large model are not reached.
private func summary(of large: [Bar]) -> Bar {
  let verdicts = large.compactMap(\.holds)
  let missed = verdicts.count { !$0 }
  return Bar(
    id: "E8", text: "bars E1 to E5 on the large model that are not reached", .atMost, 0,
    value: verdicts.count == large.count ? Double(missed) : nil)
}

private let buildBars = [
  ("B1", "seconds of a cold build of a consumer, debug", 25.0),
  ("B2", "seconds for type-checking a generated == of 400 fields", 0.6),
  ("B3", "milliseconds of compile time for each annotated type", 2),
  ("B4", "kilobytes of text that the annotation adds to a model of 12 fields", 6),
].map { id, text, limit in
  Bar(id: id, text: text, .atMost, limit, .notMeasured("run Benchmarks/build-bars.sh"))
}
