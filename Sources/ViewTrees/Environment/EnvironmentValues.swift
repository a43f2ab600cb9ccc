/// The values that a view finds around it.
///
/// Add a property for each ``EnvironmentKey``. A property may combine several keys; a view that reads it depends on all
/// of them, and on no other.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?

  /// Notes what is read from around, in place of whoever tracks.
  private let reads: EnvironmentReads?

  /// What was set here, by the key.
  private(set) var written: [ObjectIdentifier: WrittenValue] = [:]

  /// An environment in which every key has its default value.
  public init() { self.init(nil) }

  init(_ scope: EnvironmentScope?, notingReadsIn reads: EnvironmentReads? = nil) {
    self.scope = scope
    self.reads = reads
  }

  /// The value of a key.
  ///
  /// Setting it concerns this copy only; ``View/environment(_:_:)`` sets values for the views below.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set {
      written[ObjectIdentifier(key)] = WrittenValue(key: key, value: newValue) { old, new in
        guard let old = old as? Key.Value, let new = new as? Key.Value else { return false }
        return areSame(old, new)
      }
    }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(type)) as? Object }
    set {
      guard let newValue else { return }
      written[ObjectIdentifier(type)] = WrittenValue(key: type, value: newValue) { old, new in
        old as AnyObject === new as AnyObject
      }
    }
  }

  private func value(of key: ObjectIdentifier) -> Any? {
    if let own = written[key] { return own.value }
    guard let cell = scope?.cell(key) else { return nil }
    guard let reads else { return cell.value }
    reads.keys.append(key)
    return cell.untrackedValue
  }
}

/// A value that was set, and how it is compared with another of the same key.
@usableFromInline
struct WrittenValue {
  let key: Any.Type
  let value: Any
  let areSame: (_ old: Any, _ new: Any) -> Bool
}

/// What was read of the values around.
final class EnvironmentReads {
  var keys: [ObjectIdentifier] = []
}
