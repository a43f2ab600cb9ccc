import Observation
import ReflectiveComparison

/// Knows which types read observable values.
///
/// A tracking that can be cancelled costs more than the reads themselves, so only bodies that read observable values
/// get one. Types that hold observable objects count from the start. A type that reads a global object is recognized
/// when one of its bodies does so for the first time in the process.
enum ObservedTypes {
  private static let learned = LockedValue<[ObjectIdentifier: NodeFlags]>([:])

  /// The flags that were learned about a type.
  static func flags(of type: any View.Type) -> NodeFlags { learned.withLock { $0[ObjectIdentifier(type)] ?? [] } }

  /// Adds flags to those that were learned about a type.
  static func learn(_ type: any View.Type, _ flags: NodeFlags) {
    learned.withLock { $0[ObjectIdentifier(type), default: []].formUnion(flags) }
  }

  /// The flags of a list that follow from the type of its elements.
  static func flags(ofElement type: Any.Type) -> NodeFlags {
    if type is any (AnyObject & Observable).Type { return .observableElements }
    return mayObserve(type) ? .readsElements : []
  }

  /// The largest number of types that are visited.
  private static let limit = 2_000

  /// Whether the stored properties of a type, directly or through plain objects, can hold observable objects or state,
  /// judged by their types.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - countsUnknown: Whether an object of which the type does not tell the class counts.
  /// - Returns: Whether something may be observed; false as well where more types are inside than are looked at.
  static func mayObserve(_ type: Any.Type, countsUnknown: Bool = true) -> Bool {
    var waiting = [type]
    var seen: Set<ObjectIdentifier> = []
    while let type = waiting.popLast(), seen.count < limit {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      switch type {
      case is any Observable.Type, is any ObservingField.Type: return true
      case let type as any LosslesslyEquatable.Type: waiting += type.comparedTypes
      case is AnyHashable.Type: continue
      case _ where FieldLayout.mayBeAnyObject(type): if countsUnknown { return true }
      default:
        waiting += FieldLayout.fields(of: type).map(\.type) + FieldLayout.payloads(of: type)
        waiting += FieldLayout.properties(ofClass: type).map(\.type)
      }
    }
    return false
  }
}

/// A property wrapper through which a body reads observable values.
protocol ObservingField {}
