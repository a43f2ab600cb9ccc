package import Observation
import ReflectiveComparison

/// Finds observable objects.
package enum ObservableObjects {
  /// The observable objects that a value is or refers to, directly or through others, in order of the number of steps.
  ///
  /// The search follows stored properties of structs and classes, elements of tuples and of the standard library's
  /// collections, payloads of enums, and weak references. It does not follow unowned references, captures of closures,
  /// and properties of actors. It calls no getter, so it records no reads.
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
    // Values before `next` have been visited. They are kept, so the objects that they lead to stay alive.
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
        // A registrar holds only observers.
        if part.type != ObservationRegistrar.self { values.append(part.value) }
        return values.count < limit
      }
    }
    return found
  }
}
