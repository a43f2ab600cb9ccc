/// The values that a view finds around it.
///
/// Add a property for each ``EnvironmentKey``. A property may combine several keys; a view that reads it depends on all
/// of them, and on no other.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?

  /// What was set here, by the key.
  private(set) var written: [ObjectIdentifier: WrittenValue] = [:]

  /// An environment in which every key has its default value.
  public init() { scope = nil }

  init(_ scope: EnvironmentScope?) { self.scope = scope }

  /// The value of a key.
  ///
  /// Setting it concerns this copy only; ``View/environment(_:_:)`` sets values for the views below.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      return (written[id]?.value ?? scope?.cell(id)?.value) as? Key.Value ?? Key.defaultValue
    }
    set {
      written[ObjectIdentifier(key)] = WrittenValue(key: key, value: newValue) { old, new in
        guard let old = old as? Key.Value, let new = new as? Key.Value else { return false }
        return areSame(old, new)
      }
    }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      let id = ObjectIdentifier(type)
      return (written[id]?.value ?? scope?.cell(id)?.value) as? Object
    }
    set {
      guard let newValue else { return }
      written[ObjectIdentifier(type)] = WrittenValue(key: type, value: newValue) { old, new in
        old as AnyObject === new as AnyObject
      }
    }
  }
}

/// A value that was set, and how it is compared with another of the same key.
struct WrittenValue {
  let key: Any.Type
  let value: Any
  let areSame: (_ old: Any, _ new: Any) -> Bool
}
