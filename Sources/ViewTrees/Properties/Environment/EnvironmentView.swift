public import Observation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view with a value of the environment for all views below.
@frozen
public struct EnvironmentView<Content: View>: __StructuralView {
  @usableFromInline let content: Content
  @usableFromInline let change: EnvironmentChange

  init(content: consuming Content, _ change: EnvironmentChange) {
    self.content = content
    self.change = change
  }

  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    let content = parts.next(Content.self)
    let change = parts.next(EnvironmentChange.self)
    let fragment = cursor.appendFragment(EnvironmentFragment.self)
    cursor.tree.openEnvironment(fragment, change.move())
    var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: cursor.tree)
    Content.__mount(content, &inner)
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    let content = parts.next(Content.self)
    let change = parts.next(EnvironmentChange.self)
    let fragment = cursor.take()
    if cursor.tree.changeEnvironment(fragment, change.move()) {
      var inner = __ChildCursor(childrenOf: fragment, hostParent: cursor.hostParent, in: cursor.tree)
      Content.__update(content, &inner)
    } else {
      var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: cursor.tree)
      Content.__mount(content, &inner)
    }
  }
}

/// A change of an environment, by a modifier.
@frozen
@usableFromInline
struct EnvironmentChange {
  let write: (inout EnvironmentValues) -> Void

  /// Whether the change wrote exactly its value and nothing that depends on what it read.
  let isWritten: (_ written: [ObjectIdentifier: WrittenValue], _ reads: [ObjectIdentifier]) -> Bool

  /// Whether user code makes the value, which may read observable objects.
  var isComputed = false
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The fragment of an environment.
@usableFromInline
enum EnvironmentFragment: Fragment {
  @usableFromInline typealias Payload = EnvironmentScope

  @usableFromInline
  static func __reconcilePending(_ payload: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle) {
    tree.refreshEnvironment(node, isInTurn: true)
  }

  @usableFromInline
  static func __refreshRow(_ row: __NodeReference, of fragment: __NodeReference, _ tree: __TreeHandle) {
    tree.refreshOtherKeys(of: fragment)
  }

  @usableFromInline
  static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: [.structural, .environment]) }
}

extension View {
  /// Sets a value of the environment for this view and all views below.
  ///
  /// A new value reaches exactly the views whose bodies read it. Values are compared as `LayoutComparer` does: by their
  /// `==` or spec if there is one.
  ///
  /// ```swift
  /// TodoList(todos).environment(\.theme, .dark)
  /// ```
  ///
  /// A path may lead to a part, such as `\.theme.color`. The rest of the value is then the value from around, and
  /// follows its changes.
  ///
  /// - Parameters:
  ///   - path: The property of ``EnvironmentValues``.
  ///   - value: The value.
  /// - Returns: The view in the environment.
  public consuming func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentView<Self> {
    EnvironmentView(
      content: self,
      EnvironmentChange {
        $0[keyPath: path] = value
      } isWritten: { written, reads in
        // A key path reads a property once before it sets it.
        guard reads.count == 1, let (key, found) = written.first, written.count == 1, reads[0] == key,
          let content = found.content as? EnvironmentContent<Value>
        else { return false }
        return areEqualForReaders(content.value, value)
      })
  }

  /// Changes a value of the environment for this view and all views below.
  ///
  /// ```swift
  /// Section(title).transformEnvironment(\.level) { level in level += 1 }
  /// ```
  ///
  /// The value is computed again when the value around changes, or an observable object that the closure reads.
  ///
  /// - Parameters:
  ///   - path: The property of ``EnvironmentValues``.
  ///   - transform: Changes the value. It may be called at any time, and more than once.
  /// - Returns: The view in the environment.
  public consuming func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ transform: @escaping (inout Value) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(
      content: self,
      EnvironmentChange(
        write: { transform(&$0[keyPath: path]) }, isWritten: { _, _ in false }, isComputed: true))
  }

  /// Provides an observable object for this view and all views below, which find it by its type.
  ///
  /// - Parameter object: The object. Another object of the type replaces it for all views that read it.
  /// - Returns: The view in the environment.
  public consuming func environment<Object: AnyObject & Observable>(_ object: Object) -> EnvironmentView<Self> {
    EnvironmentView(content: self, EnvironmentChange(providing: object))
  }
}

extension EnvironmentChange {
  /// A change that provides an object.
  init<Object: AnyObject>(providing object: Object) {
    self.init {
      $0[object: Object.self] = object
    } isWritten: { _, _ in
      true
    }
  }
}
