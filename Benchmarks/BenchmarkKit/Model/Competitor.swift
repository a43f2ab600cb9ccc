/// One way to handle a case.
package struct Competitor {
  package var name: String
  /// How many operations one iteration does; times are given per operation.
  package var operations: Int
  /// Does the work a number of times and returns the answer, which does not depend on that number.
  package var run: (_ iterations: Int) -> Int
  /// What the answer counts, item by item, for a stricter check that is not timed.
  package var items: (() -> [String])?
  /// Does the work and measures it, where that is not the time of ``run``.
  package var sample: ((_ iterations: Int) -> Sample)?

  /// What was measured, for all iterations together, and the answer.
  package typealias Sample = (figure: Double, answer: Int)

  /// Creates a competitor whose `body` is one iteration.
  ///
  /// The call of `body` is not inlined: let it do enough operations to make the call small beside them.
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
  /// Creates a competitor that needs something new for each iteration; making it and giving it up is not timed.
  ///
  /// The clock is read around each `body`: let it take many times longer than that.
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

  /// Creates a competitor that finds a figure itself, once, in the unit of its case.
  ///
  /// - Parameters:
  ///   - name: What the competitor is called.
  ///   - measure: Gives the figure and the answer, after as much work as it is told to do.
  package init(_ name: String, measure: @escaping (_ length: Int) -> Sample) {
    self.init(name) { measure(1).answer }
    sample = measure
  }
}
