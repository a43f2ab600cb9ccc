import Observation
import Testing
import ViewTrees

/// Returns the number of trackings that wait for changes of an object: of any of its properties, or of one.
///
/// A tracking that reads several properties of an object counts once, and so do several reads of one property.
func registrationCount(
  of object: AnyObject, property: AnyKeyPath? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Int {
  guard let registrars = RegistrarContents.all(of: object), !registrars.isEmpty else {
    Issue.record("the registrar of \(object) cannot be read", sourceLocation: sourceLocation)
    return -1
  }
  return registrars.map { registrar in
    property.map { registrar.registrations[$0]?.count ?? 0 } ?? registrar.observations.count
  }.reduce(0, +)
}

/// Reads something in a tracking that reports a change.
func track(_ changes: Calls = Calls(), _ read: () -> Any) {
  _ = withObservationTracking(read) { changes.add("change") }
}
