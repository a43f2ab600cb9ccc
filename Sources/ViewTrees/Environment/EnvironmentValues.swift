/// The values that a view finds around it.
///
/// Add a property for each ``EnvironmentKey``. A property may combine several keys; a view that reads it depends on all
/// of them, and on no other.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?

  /// What was set here, by the key.
  private(set) var written: [ObjectIdentifier: WrittenValue] = [:]

  /// Readings that do not count, if there are any.
  private var uncounted: UncountedReads?

  /// An environment in which every key has its default value.
  public init() { scope = nil }

  init(_ scope: EnvironmentScope?) { self.scope = scope }

  /// The value of a key.
  ///
  /// Setting it concerns this copy only; ``View/environment(_:_:)`` sets values for the views below.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      value(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
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
      value(of: ObjectIdentifier(type)) as? Object
    }
    set {
      guard let newValue else { return }
      written[ObjectIdentifier(type)] = WrittenValue(key: type, value: newValue) { old, new in
        old as AnyObject === new as AnyObject
      }
    }
  }

  private func value(of key: ObjectIdentifier) -> Any? {
    if let written = written[key] { return written.value }
    guard let cell = scope?.cell(key) else { return nil }
    return uncounted?.take() == true ? cell.currentValue : cell.value
  }

  /// Sets a property, which counts as reading what its setter reads and nothing else.
  ///
  /// Setting through a key path gets the value first: as many readings as getting alone takes are left out.
  mutating func set<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    let reads = UncountedReads()
    uncounted = reads
    _ = self[keyPath: path]
    reads.beginAgain()
    self[keyPath: path] = value
    uncounted = nil
  }
}

/// Counts readings that do not count: first all of them, then as many once more.
private final class UncountedReads {
  private var count = 0
  private var left: Int?

  /// Whether the next reading does not count.
  func take() -> Bool {
    guard let left else {
      count += 1
      return true
    }
    self.left = left - 1
    return left > 0
  }

  func beginAgain() { left = count }
}

/// A value that was set, and how it is compared with another of the same key.
struct WrittenValue {
  let key: Any.Type
  let value: Any
  let areSame: (_ old: Any, _ new: Any) -> Bool
}
