package import Observation

/// The state of registrars at one moment, to tell later what was registered since.
///
/// Registrations are made when the outermost tracking ends. Make the mark before it begins, and ask after it.
package struct RegistrationMark {
  private var objects: [(object: any AnyObject & Observable, nextIDs: [Int])] = []

  /// Records the state of the registrars of some objects; nil if registrars cannot be read.
  ///
  /// - Parameter candidates: The objects, which no other code may read or change during the call.
  package init?(_ candidates: some Sequence<any AnyObject & Observable>) {
    var seen: Set<ObjectIdentifier> = []
    for object in candidates where seen.insert(ObjectIdentifier(object)).inserted {
      guard let registrars = RegistrarContents.all(of: object) else { return nil }
      objects.append((object, registrars.map(\.nextID)))
    }
  }

  /// The properties with new registrations that are still active, by object, in the order of the objects.
  ///
  /// Their names are found later: finding them may read properties, which must wait for the end of all trackings.
  package var registered: [(object: any AnyObject & Observable, properties: [AnyKeyPath])] {
    objects.map { object, nextIDs in
      let registrars = RegistrarContents.all(of: object) ?? []
      return (object, zip(registrars, nextIDs).flatMap { $0.properties(since: $1) })
    }
  }
}

extension RegistrarContents {
  /// The properties of registrations whose number is at least `first`.
  fileprivate func properties(since first: Int) -> [AnyKeyPath] {
    guard first < nextID else { return [] }
    // New numbers are few, old ones may be many.
    return registrations.filter { _, ids in (first..<nextID).contains(where: ids.contains) }.map(\.key)
  }
}
