import Testing
import ViewTrees

/// How many trackings wait for changes of an object, which nobody may read or change meanwhile.
func registrations(of object: AnyObject, sourceLocation: SourceLocation = #_sourceLocation) -> Int {
  guard let registrars = RegistrarContents.all(of: object), !registrars.isEmpty else {
    Issue.record("the registrar of \(object) cannot be read", sourceLocation: sourceLocation)
    return -1
  }
  return registrars.reduce(0) { $0 + $1.observations.count }
}
