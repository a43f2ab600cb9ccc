/// The environment values of a view.
///
/// Add a property for each ``EnvironmentKey``. A property may combine several keys; a view that reads it depends on
/// exactly these keys.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?

  /// Collects the keys that are read from around, instead of recording the reads in a tracking scope.
  private let reads: EnvironmentReads?

  /// The values that were set in this copy, by key.
  private(set) var written: [ObjectIdentifier: WrittenValue] = [:]

  /// An environment in which every key has its default value.
  public init() { self.init(nil) }

  init(_ scope: EnvironmentScope?, notingReadsIn reads: EnvironmentReads? = nil) {
    self.scope = scope
    self.reads = reads
  }

  /// The value of a key.
  ///
  /// Setting it changes only this copy; ``View/environment(_:_:)`` sets values for the views below.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A value that was set to nil differs from one that was not set.
      guard let content = content(of: ObjectIdentifier(key)) as? EnvironmentContent<Key.Value> else {
        return Key.defaultValue
      }
      return content.value
    }
    set {
      written[ObjectIdentifier(key)] = WrittenValue(
        key: key, content: EnvironmentContent(newValue, handlers: HandlersInValue.of(Key.Value.self)))
    }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (content(of: ObjectIdentifier(type)) as? EnvironmentObjectContent)?.object as? Object }
    set {
      guard let newValue else { return }
      written[ObjectIdentifier(type)] = WrittenValue(key: type, content: EnvironmentObjectContent(newValue))
    }
  }

  private func content(of key: ObjectIdentifier) -> AnyEnvironmentContent? {
    if let own = written[key] { return own.content }
    guard let cell = scope?.cell(key) else { return nil }
    guard let reads else { return cell.content }
    reads.keys.append(key)
    return cell.untrackedContent
  }
}

/// A value that was set, with the key that it was set for.
@usableFromInline
struct WrittenValue {
  let key: Any.Type
  let content: AnyEnvironmentContent
}

/// The keys that were read from around.
final class EnvironmentReads {
  var keys: [ObjectIdentifier] = []
}
