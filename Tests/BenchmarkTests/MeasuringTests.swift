import BenchmarkKit
import Testing

@Suite("Measuring a case")
struct MeasuringTests {
  @Test("every competitor gets a result, and equal answers are no disagreement")
  func agreement() {
    let outcome = caseAnswering([("a", 4), ("b", 4)]).measure(suite: "suite", plan: shortestPlan)
    #expect(outcome.results.map(\.competitor) == ["a", "b"])
    #expect(outcome.results.allSatisfy { $0.p10 <= $0.median && $0.median <= $0.p90 && $0.iterations > 0 })
    #expect(outcome.disagreement == nil)
  }

  @Test("one-time work of a competitor does not count as the time of an iteration")
  func firstIteration() throws {
    // A machine that is interrupted makes the next iteration look as long, but not every time.
    let counts = (0..<5).lazy.map { _ in
      Self.lazyCase().measure(suite: "suite", plan: MeasurementPlan(rounds: 1, sample: 1_000_000)).results[0].iterations
    }
    #expect(counts.contains { $0 > 1 })
  }

  private static func lazyCase() -> BenchmarkCase {
    BenchmarkCase("case", reference: "a") {
      var isPrepared = false
      return [
        Competitor("a") {
          if !isPrepared {
            // Many times the length of a sample.
            let start = ThreadClock.now()
            while ThreadClock.now() - start < 20_000_000 {}
            isPrepared = true
          }
          return 1
        }
      ]
    }
  }

  @Test("different answers are reported, each with its competitor")
  func disagreement() throws {
    let outcome = caseAnswering([("a", 4), ("b", 4), ("c", 5)]).measure(suite: "suite", plan: shortestPlan)
    let disagreement = try #require(outcome.disagreement)
    #expect(disagreement.answers.map(\.answer) == ["4", "4", "5"])
    #expect(disagreement.case == "group/case")
  }

  @Test("a competitor that changes its answer between rounds fails")
  func unsteady() throws {
    let unsteady = BenchmarkCase("case", reference: "a") {
      var calls = 0
      return [
        Competitor("a") {
          calls += 1
          return calls
        }
      ]
    }
    let outcome = unsteady.measure(suite: "suite", plan: MeasurementPlan(rounds: 3, sample: 1))
    #expect(try #require(outcome.disagreement).answers[0].answer.contains("later"))
  }

  @Test("the same count of different items is a disagreement that names the items")
  func items() throws {
    let sameCount = BenchmarkCase("case", reference: "a") {
      [Competitor("a", items: { ["x", "y"] }, body: { 2 }), Competitor("b", items: { ["x", "z"] }, body: { 2 })]
    }
    let disagreement = try #require(sameCount.measure(suite: "suite", plan: shortestPlan).disagreement)
    #expect(disagreement.answers.map(\.answer) == ["2", "2; +z -y"])
  }

  @Test("each round starts with the next competitor, and each competitor runs once per round")
  func rotation() {
    final class Log { var names: [String] = [] }
    let log = Log()
    let logged = BenchmarkCase("case", reference: "a") {
      ["a", "b", "c"].map { name in
        var competitor = Competitor(name) { 0 }
        competitor.run = { _ in
          log.names.append(name)
          return 0
        }
        return competitor
      }
    }
    _ = logged.measure(suite: "suite", plan: MeasurementPlan(rounds: 4, sample: 1))
    #expect(log.names.suffix(12).joined() == "abcbcacababc")
  }

  @Test("an answer is kept in the result only if the case shows it")
  func shownAnswer() {
    var answering = caseAnswering([("a", 9)])
    #expect(answering.measure(suite: "suite", plan: shortestPlan).results[0].answer == nil)
    answering.showsAnswer = true
    #expect(answering.measure(suite: "suite", plan: shortestPlan).results[0].answer == 9)
  }

  @Test("preparing each iteration is not timed")
  func setUp() {
    let slow = BenchmarkCase("case", reference: "a") {
      [
        Competitor("a") {
          let start = ThreadClock.now()
          while ThreadClock.now() - start < 3_000_000 {}
          return 5
        } body: { state in
          state += 1
          return state
        }
      ]
    }
    let outcome = slow.measure(suite: "suite", plan: MeasurementPlan(rounds: 9, sample: 1))
    // If it were timed, no round could be shorter than it. An interrupted machine makes some rounds longer.
    #expect(outcome.results[0].p10 < 1_500_000)
    #expect(outcome.disagreement == nil)
  }

  @Test("a competitor that measures its own figure is called once, with the amount of the plan")
  func figures() {
    var lengths: [Int] = []
    let figures = BenchmarkCase("case", reference: "a", showsAnswer: true, unit: "bytes") {
      [
        Competitor("a") { length in
          lengths.append(length)
          return (figure: 12.5, answer: 3)
        },
        Competitor("b") { _ in (figure: 1, answer: 4) },
      ]
    }
    let outcome = figures.measure(suite: "suite", plan: MeasurementPlan(rounds: 3, sample: 1, length: 77))
    #expect(lengths == [77])
    #expect(outcome.results[0].median == 12.5 && outcome.results[0].unit == "bytes")
    #expect(outcome.results[0].iterations == 77 && outcome.results[0].answer == 3)
    #expect(outcome.disagreement != nil)
  }

  @Test("a scaled plan does as much for a case that is measured once")
  func scaledPlan() {
    let plan = MeasurementPlan(rounds: 20, sample: 10, length: 9).scaled(by: 0.5)
    #expect(plan == MeasurementPlan(rounds: 10, sample: 5, length: 9))
  }
}
