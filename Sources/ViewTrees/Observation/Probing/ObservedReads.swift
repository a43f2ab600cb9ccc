package import Observation

/// What a closure reads of observable objects.
package struct ObservedReads<Result> {
  /// What the closure returned.
  package let result: Result

  /// The properties that it read, in the order of the objects and then of their descriptions; nil where the standard
  /// library's registrars cannot be read.
  package let properties: [ObservedProperty]?

  /// Runs a closure and finds out which properties of some objects it reads.
  ///
  /// The closure is run under the standard library's tracking, so that what counts as a read is what counts there. No
  /// registration stays behind. If a tracking is running already, it will depend on what the closure reads.
  ///
  /// ```swift
  /// let reads = ObservedReads(of: [todo, other]) { "\(todo.title) \(todo.title)" }
  /// // reads.properties → [Todo.title]
  /// ```
  ///
  /// - Parameters:
  ///   - candidates: The objects to check, which no other code may read or change during the call.
  ///   - read: The closure.
  package init(of candidates: some Sequence<any AnyObject & Observable>, by read: () -> Result) {
    let mark = RegistrationMark(candidates)
    let canceller = TrackingCanceller()
    result = withObservationTracking {
      canceller.read()
      return read()
    } onChange: {
    }
    let registered = mark?.registered
    canceller.cancel()
    properties = registered?.flatMap { object, keyPaths in
      keyPaths.map { ObservedProperty($0, of: object) }.sorted { $0.description < $1.description }
    }
  }
}
