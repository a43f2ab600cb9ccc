package import Observation
import ReflectiveComparison

/// Finds observable objects.
package enum ObservableObjects {
  /// The observable objects that a value is or refers to, directly or through others, those first that are reached in
  /// the fewest steps.
  ///
  /// Followed are stored properties of structs and classes, observable or not, elements of tuples and of the standard
  /// library's collections, payloads of enums, and weak references; not followed are unowned references, what closures
  /// captured, and what belongs to an actor. No getter is called, so that nothing is registered with a surrounding tracking.
  ///
  /// - Parameters:
  ///   - value: A value. No other code may change it meanwhile, or what it refers to.
  ///   - limit: How many values are visited at most.
  /// - Returns: The objects found, each once.
  /// - Complexity: O(*n*) for *n* values visited, at most `limit`.
  package static func reachable(from value: Any, limit: Int) -> [any AnyObject & Observable] {
    guard limit > 0 else { return [] }
    var found: [any AnyObject & Observable] = []
    var objects: Set<ObjectIdentifier> = []
    // All before `next` have been visited. The objects of `objects` are alive: the values that led to them are kept.
    var values: [Any] = [value]
    var next = 0
    while next < values.count {
      let value = values[next]
      next += 1
      if let object = StoredPart.object(value) {
        guard objects.insert(ObjectIdentifier(object)).inserted else { continue }
        if let observable = object as? any AnyObject & Observable { found.append(observable) }
        if object is any Actor { continue }
      }
      guard values.count < limit else { continue }
      StoredPart.forEach(of: value, objectsOnly: true) { part in
        // A registrar holds only who waits.
        if part.type != ObservationRegistrar.self { values.append(part.value) }
        return values.count < limit
      }
    }
    return found
  }
}
