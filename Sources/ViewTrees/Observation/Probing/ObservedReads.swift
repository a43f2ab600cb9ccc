package import Observation

/// What a closure reads of observable objects.
package struct ObservedReads<Result> {
  /// What the closure returned.
  package let result: Result

  /// The properties that it read, in the order of the objects and then of their descriptions; nil if the standard
  /// library's registrars cannot be read.
  package let properties: [ObservedProperty]?

  /// Runs a closure and finds the properties of some objects that it reads.
  ///
  /// The closure runs in a tracking scope of the standard library, which decides what counts as a read. No registration
  /// is left. If another tracking scope is open, it comes to depend on what the closure reads.
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
