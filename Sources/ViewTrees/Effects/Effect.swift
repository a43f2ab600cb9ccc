/// Something that happens besides what the host shows, tied to the time for which a view is mounted.
@usableFromInline
class Effect {
  /// Whether the node is there still.
  final private(set) var isMounted = true

  /// The view was mounted; what is to be done waits for the commit.
  func mounted(_ core: TreeCore) {}

  /// The view was given a new value; this effect takes the place of another one of the same kind.
  func replace(_ old: Effect, _ core: TreeCore) {}

  /// The view was unmounted.
  func unmounted(_ core: TreeCore) {}

  final func leave(_ core: TreeCore) {
    isMounted = false
    unmounted(core)
  }
}

/// A view with an effect.
@frozen
public struct EffectView<Content: View>: __StructuralView {
  @usableFromInline let content: Content
  @usableFromInline let effect: EffectReference

  init(content: consuming Content, _ effect: Effect) {
    self.content = content
    self.effect = EffectReference(effect: effect)
  }

  /// Mounts the parts of a value, and consumes it.
  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    let content = parts.next(Content.self)
    let effect = parts.next(EffectReference.self)
    let fragment = cursor.appendFragment(EffectFragment.self, payload: cursor.tree.pointee.arena.store(effect))
    cursor.tree.mountEffect(fragment)
    var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: cursor.tree)
    Content.__mount(content, &inner)
  }

  /// Lets the parts of a value meet those that are mounted, and consumes it.
  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    let content = parts.next(Content.self)
    let effect = parts.next(EffectReference.self)
    let fragment = cursor.take()
    cursor.tree.replaceEffect(fragment, effect.move())
    var inner = __ChildCursor(childrenOf: fragment, hostParent: cursor.hostParent, in: cursor.tree)
    Content.__update(content, &inner)
  }
}

/// An effect in a view value.
@frozen
@usableFromInline
struct EffectReference {
  let effect: Effect
}

/// The fragment of an effect, which is its payload.
@usableFromInline
enum EffectFragment: __StructuralView {
  @usableFromInline
  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  @usableFromInline
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  @usableFromInline
  static func __destroy(_ payload: UnsafeMutableRawPointer, _ tree: __Tree) {
    let effect = payload.assumingMemoryBound(to: EffectReference.self).pointee.effect
    tree.pointee.owner._withUnsafeGuaranteedRef { effect.leave($0) }
    tree.pointee.arena.destroy(payload, as: EffectReference.self)
  }

  @usableFromInline
  static func __makeInfo() -> __ViewTypeInfo {
    ReflectedTypeInfo<Self>(flags: NodeFlags.structural | NodeFlags.effect)
  }
}

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  private func effect(of node: __NodeReference) -> UnsafeMutablePointer<EffectReference> {
    self[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: EffectReference.self)
  }

  @usableFromInline
  func mountEffect(_ node: __NodeReference) {
    let effect = effect(of: node).pointee.effect
    pointee.owner._withUnsafeGuaranteedRef { effect.mounted($0) }
  }

  @usableFromInline
  func replaceEffect(_ node: __NodeReference, _ new: EffectReference) {
    let old = effect(of: node).pointee.effect
    pointee.owner._withUnsafeGuaranteedRef { new.effect.replace(old, $0) }
    effect(of: node).pointee = new
  }
}
