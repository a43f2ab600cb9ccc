/// One way to handle a case.
package struct Competitor {
  package var name: String
  /// How many operations one iteration does; times are given per operation.
  package var operations: Int
  /// Does the work a number of times and returns the answer, which does not depend on that number.
  package var run: (_ iterations: Int) -> Int
  /// What the answer counts, item by item, for a stricter check that is not timed.
  package var items: (() -> [String])?

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
