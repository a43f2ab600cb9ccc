import Observation
import ReflectiveComparison

/// The contents of an `ObservationRegistrar`: which registrations wait for changes of which properties.
///
/// The standard library has no API for this, so it is read by reflection. If a library keeps it in an unknown way, the
/// result is nil. Guarded by `RegistrarContentsTests`.
package struct RegistrarContents {
  /// The number that the next registration will have.
  ///
  /// Numbers ascend, one for each tracking that reads a property of the registrar.
  package let nextID: Int

  /// The numbers of the registrations that wait for each property.
  package let registrations: [AnyKeyPath: Set<Int>]

  /// The properties of each registration.
  package var observations: [Int: Set<AnyKeyPath>] {
    var observations: [Int: Set<AnyKeyPath>] = [:]
    for (property, ids) in registrations {
      for id in ids { observations[id, default: []].insert(property) }
    }
    return observations
  }

  /// Reads a registrar, or a value in its place.
  ///
  /// The lock of the registrar cannot be used, so no other code may read or change its object during the call.
  ///
  /// - Parameter registrar: The registrar.
  /// - Complexity: O(1). While the value is kept, a new registration has to copy the tables of the registrar.
  package init?(_ registrar: Any) {
    var header = registrar
    for name in ["extent", "context", "state", "buffer", "header"] {
      guard let child = Self.child(name, of: header) else { return nil }
      header = child
    }
    guard let nextID = Self.child("id", of: header) as? Int,
      let registrations = Self.child("lookups", of: header) as? [AnyKeyPath: Set<Int>]
    else { return nil }
    self.nextID = nextID
    self.registrations = registrations
  }

  /// Reads the registrars of an object, those of superclasses first.
  ///
  /// - Parameter object: An observable object, which no other code may read or change during the call.
  /// - Returns: What is in each registrar that is a stored property of the object, whatever its name; or nil if it
  ///   is not known of one of them. An object that keeps its registrar elsewhere has none.
  package static func all(of object: AnyObject) -> [RegistrarContents]? {
    var all: [RegistrarContents]? = []
    StoredPart.forEach(of: object) { part in
      guard part.type == ObservationRegistrar.self else { return true }
      guard let contents = RegistrarContents(part.value) else {
        all = nil
        return false
      }
      all?.append(contents)
      return true
    }
    return all
  }

  private static func child(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}
