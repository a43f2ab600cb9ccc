extension BenchmarkCase {
  /// Measures all competitors in turn, round by round, and checks that they agree.
  ///
  /// Each round starts with another competitor, so that none always runs behind the same one. The competitors exist
  /// only during this call.
  package func measure(suite: String, plan: MeasurementPlan) -> Outcome {
    let plan = plan.scaled(by: effort)
    if let unit { return measureOnce(in: unit, suite: suite, length: plan.length) }
    let competitors = prepare()
    var answers = AnswerCheck(competitors)
    let iterations = competitors.indices.map { index in
      calibratedIterations(of: competitors[index], plan: plan) { answers.note($0, of: index) }
    }
    var samples = [[Double]](repeating: [], count: competitors.count)
    for round in 0..<plan.rounds {
      for turn in competitors.indices {
        let index = (round + turn) % competitors.count
        let (time, answer) = competitors[index].timed(iterations[index])
        samples[index].append(time / Double(iterations[index] * competitors[index].operations))
        answers.note(answer, of: index)
      }
    }
    let results = competitors.indices.map { index in
      BenchmarkResult(
        suite: suite, case: name, competitor: competitors[index].name, unit: "ns", spread: Spread(of: samples[index]),
        iterations: iterations[index] * competitors[index].operations,
        answer: showsAnswer ? answers.first[index] : nil)
    }
    return Outcome(results: results, disagreement: answers.disagreement(suite: suite, case: name))
  }

  /// Lets each competitor find its figure, and checks that they agree.
  private func measureOnce(in unit: String, suite: String, length: Int) -> Outcome {
    let competitors = prepare()
    var answers = AnswerCheck(competitors)
    let results = competitors.indices.map { index in
      let (figure, answer) = competitors[index].timed(length)
      answers.note(answer, of: index)
      return BenchmarkResult(
        suite: suite, case: name, competitor: competitors[index].name, unit: unit, spread: Spread(of: [figure]),
        iterations: length, answer: showsAnswer ? answer : nil)
    }
    return Outcome(results: results, disagreement: answers.disagreement(suite: suite, case: name))
  }

  /// The results of measuring a case.
  package struct Outcome {
    package var results: [BenchmarkResult]
    package var disagreement: Disagreement?
  }

  /// Returns the number of iterations that fill one sample; finding it warms the competitor up.
  ///
  /// The first iteration does not count. What is made once, such as the spec of a type, would be taken for the time of
  /// every iteration, and samples of few iterations would measure the clock.
  private func calibratedIterations(
    of competitor: Competitor, plan: MeasurementPlan, note: (Int) -> Void
  ) -> Int {
    note(competitor.timed(1).answer)
    var iterations = 1
    while true {
      let (time, answer) = competitor.timed(iterations)
      note(answer)
      if time * 4 >= plan.sample || iterations > Self.mostIterations {
        return max(1, Int(Double(iterations) * plan.sample / max(time, 1)))
      }
      iterations *= time * 100 < plan.sample ? 8 : 2
    }
  }

  /// A limit that ends the calibration of a competitor that takes no time at all.
  private static var mostIterations: Int { 1 << 28 }
}

extension Competitor {
  /// Runs `iterations` times and returns the time in nanoseconds, or whatever figure is measured, and the answer.
  fileprivate func timed(_ iterations: Int) -> Sample {
    if let sample { return sample(iterations) }
    let start = ThreadClock.now()
    let answer = run(iterations)
    return (ThreadClock.now() - start, answer)
  }
}
