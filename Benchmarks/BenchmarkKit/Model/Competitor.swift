/// One way to handle a case.
package struct Competitor {
  package var name: String
  /// How many operations one iteration does; times are given per operation.
  package var operations: Int
  /// Does the work a number of times and returns the answer, which must not depend on that number.
  package var run: (_ iterations: Int) -> Int
  /// The items that the answer counts, for a stricter check that is not timed.
  package var items: (() -> [String])?
  /// Does the work and measures it, if the figure is not the time of ``run``.
  package var sample: ((_ iterations: Int) -> Sample)?

  /// The figure for all iterations together, and the answer.
  package typealias Sample = (figure: Double, answer: Int)

  /// Creates a competitor whose `body` is one iteration.
  ///
  /// The call of `body` is not inlined, so it should do enough operations for the call not to matter.
  package init(
    _ name: String, operations: Int = 1, items: (() -> [String])? = nil, body: @escaping () -> Int
  ) {
    precondition(operations > 0, "Competitor \(name): an iteration does at least one operation.")
    self.name = name
    self.operations = operations
    self.items = items
    run = { iterations in
      var answer = 0
      for _ in 0..<iterations { answer = body() }
      return answer
    }
  }
}

extension Competitor {
  /// Creates a competitor that needs a new state for each iteration; the time to make and release it does not count.
  ///
  /// The clock is read before and after each call of `body`, which should take many times longer.
  package init<State>(
    _ name: String, operations: Int = 1, items: (() -> [String])? = nil, setUp: @escaping () -> State,
    body: @escaping (inout State) -> Int
  ) {
    self.init(name, operations: operations, items: items) {
      var state = setUp()
      return body(&state)
    }
    sample = { iterations in
      var time = 0.0
      var answer = 0
      for _ in 0..<iterations {
        var state = setUp()
        let start = ThreadClock.now()
        answer = body(&state)
        time += ThreadClock.now() - start
      }
      return (time, answer)
    }
  }

  /// Creates a competitor that measures a figure itself, once, in the unit of its case.
  ///
  /// - Parameters:
  ///   - name: The name of the competitor.
  ///   - measure: Does a given amount of work and returns the figure and the answer.
  package init(_ name: String, measure: @escaping (_ length: Int) -> Sample) {
    self.init(name) { measure(1).answer }
    sample = measure
  }
}
