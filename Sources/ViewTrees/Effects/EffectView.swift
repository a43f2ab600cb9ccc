// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view with an effect.
@frozen
public struct EffectView<Content: View>: __StructuralView {
  @usableFromInline let content: Content
  @usableFromInline let effect: EffectReference

  init(content: consuming Content, _ effect: Effect) {
    self.content = content
    self.effect = EffectReference(effect: effect)
  }

  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    let content = parts.next(Content.self)
    let effect = parts.next(EffectReference.self)
    let fragment = cursor.appendFragment(EffectFragment.self)
    cursor.tree.mountEffect(fragment, effect.move())
    var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: cursor.tree)
    Content.__mount(content, &inner)
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
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

/// The fragment of an effect.
@usableFromInline
enum EffectFragment: Fragment {
  @usableFromInline typealias Payload = MountedEffect

  @usableFromInline
  static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: [.structural, .effect]) }
}
