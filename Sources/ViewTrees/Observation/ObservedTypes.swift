import Observation
import ReflectiveComparison

/// Knows which types have something to do with observation.
///
/// A tracking that is to be given up costs more than reading itself, so that only bodies pay for it that read what can
/// change. Types that hold observable objects are taken for such from the start. Others, which may read a global object,
/// are recognized when one of their bodies does so for the first time, once in a process.
enum ObservedTypes {
  private static let learned = LockedValue<[ObjectIdentifier: NodeFlags]>([:])

  /// What has been learned of a type, as flags of the table of types.
  static func flags(of type: any View.Type) -> NodeFlags { learned.withLock { $0[ObjectIdentifier(type)] ?? [] } }

  /// Remembers what was learned of a type.
  static func learn(_ type: any View.Type, _ flags: NodeFlags) {
    learned.withLock { $0[ObjectIdentifier(type), default: []].formUnion(flags) }
  }

  /// What the type of its elements tells about a list.
  static func flags(ofElement type: Any.Type) -> NodeFlags {
    if type is any (AnyObject & Observable).Type { return .observableElements }
    return mayObserve(type) ? .readsElements : []
  }

  /// More types than this are not looked at.
  private static let limit = 2_000

  /// Whether the stored properties of a type, and those of plain objects in them, can hold observable objects, or state,
  /// for all that their types say.
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

/// A property wrapper through which a body reads what can change.
protocol ObservingField {}
