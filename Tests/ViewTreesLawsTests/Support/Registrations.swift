import Testing
import ViewTrees

/// Returns the number of registrations on an object.
///
/// No thread may read or change the object meanwhile.
func registrations(of object: AnyObject, sourceLocation: SourceLocation = #_sourceLocation) -> Int {
  guard let registrars = RegistrarContents.all(of: object), !registrars.isEmpty else {
    Issue.record("the registrar of \(object) cannot be read", sourceLocation: sourceLocation)
    return -1
  }
  return registrars.reduce(0) { $0 + $1.observations.count }
}
