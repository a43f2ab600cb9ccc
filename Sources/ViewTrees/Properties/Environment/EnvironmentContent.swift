/// A value in an environment, whatever its type.
///
/// A subclass holds it as the type of its key: a cast from `Any` could not tell a nil optional from a missing value.
@usableFromInline
class AnyEnvironmentContent {
  /// Whether replacing the value by another one of the same key changes nothing for readers.
  func isSame(as other: AnyEnvironmentContent) -> Bool { false }

  /// Transfers the handlers of an older value to this value, which replaces it.
  func keepHandlers(of old: AnyEnvironmentContent) {}

  /// Binds the handlers in this value to the node whose view sets it.
  func bindHandlers(with node: __NodeReference, _ tree: __TreeHandle) {}
}

/// The value of a key.
final class EnvironmentContent<Value>: AnyEnvironmentContent {
  private(set) var value: Value
  private let handlers: HandlersInValue

  init(_ value: Value, handlers: HandlersInValue) {
    self.value = value
    self.handlers = handlers
  }

  override func isSame(as other: AnyEnvironmentContent) -> Bool {
    // Handlers that cannot be kept would call old closures in views that are not evaluated.
    guard !handlers.areHidden, let other = other as? EnvironmentContent else { return false }
    return areEqualForReaders(value, other.value)
  }

  override func keepHandlers(of old: AnyEnvironmentContent) {
    guard !handlers.places.isEmpty, let old = old as? EnvironmentContent else { return }
    var older = old.value
    withUnsafeMutablePointer(to: &older) { older in
      withUnsafeMutablePointer(to: &value) { handlers.transfer(UnsafeMutableRawPointer(older), in: $0) }
    }
  }

  override func bindHandlers(with node: __NodeReference, _ tree: __TreeHandle) {
    guard !handlers.places.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { handlers.bind(UnsafeMutableRawPointer($0), with: node, tree) }
  }
}

/// An object that was provided for a type; a view may ask for it by the type of a superclass.
final class EnvironmentObjectContent: AnyEnvironmentContent {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  override func isSame(as other: AnyEnvironmentContent) -> Bool {
    (other as? EnvironmentObjectContent).map { object === $0.object } ?? false
  }
}
