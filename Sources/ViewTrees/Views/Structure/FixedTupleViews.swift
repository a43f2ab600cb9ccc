// Blocks of up to ten views have a type for each length: parameter packs specialize badly across modules, which costs a
// third of the time of mounting. Longer blocks are packs; see `TupleView`.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 2 views, one after the other.
@frozen
public struct TupleView2<V0: View, V1: View>: __StructuralView {
  @usableFromInline let values: (V0, V1)

  @inlinable
  @inline(__always)
  init(_ v0: consuming V0, _ v1: consuming V1) {
    values = (v0, v1)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 3 views, one after the other.
@frozen
public struct TupleView3<V0: View, V1: View, V2: View>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2)

  @inlinable
  @inline(__always)
  init(_ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2) {
    values = (v0, v1, v2)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 4 views, one after the other.
@frozen
public struct TupleView4<V0: View, V1: View, V2: View, V3: View>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2, V3)

  @inlinable
  @inline(__always)
  init(_ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3) {
    values = (v0, v1, v2, v3)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 5 views, one after the other.
@frozen
public struct TupleView5<V0: View, V1: View, V2: View, V3: View, V4: View>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2, V3, V4)

  @inlinable
  @inline(__always)
  init(_ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4) {
    values = (v0, v1, v2, v3, v4)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
    parts.mount(V4.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 6 views, one after the other.
@frozen
public struct TupleView6<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2, V3, V4, V5)

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2,
    _ v3: consuming V3, _ v4: consuming V4, _ v5: consuming V5
  ) {
    values = (v0, v1, v2, v3, v4, v5)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
    parts.mount(V4.self, &cursor)
    parts.mount(V5.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
    parts.update(V5.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 7 views, one after the other.
@frozen
public struct TupleView7<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2, V3, V4, V5, V6)

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2,
    _ v3: consuming V3, _ v4: consuming V4, _ v5: consuming V5, _ v6: consuming V6
  ) {
    values = (v0, v1, v2, v3, v4, v5, v6)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
    parts.mount(V4.self, &cursor)
    parts.mount(V5.self, &cursor)
    parts.mount(V6.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
    parts.update(V5.self, &cursor)
    parts.update(V6.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 8 views, one after the other.
@frozen
public struct TupleView8<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View
>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2, V3, V4, V5, V6, V7)

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3,
    _ v4: consuming V4, _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7
  ) {
    values = (v0, v1, v2, v3, v4, v5, v6, v7)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
    parts.mount(V4.self, &cursor)
    parts.mount(V5.self, &cursor)
    parts.mount(V6.self, &cursor)
    parts.mount(V7.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
    parts.update(V5.self, &cursor)
    parts.update(V6.self, &cursor)
    parts.update(V7.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 9 views, one after the other.
@frozen
public struct TupleView9<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View
>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2, V3, V4, V5, V6, V7, V8)

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3,
    _ v4: consuming V4, _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7, _ v8: consuming V8
  ) {
    values = (v0, v1, v2, v3, v4, v5, v6, v7, v8)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
    parts.mount(V4.self, &cursor)
    parts.mount(V5.self, &cursor)
    parts.mount(V6.self, &cursor)
    parts.mount(V7.self, &cursor)
    parts.mount(V8.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
    parts.update(V5.self, &cursor)
    parts.update(V6.self, &cursor)
    parts.update(V7.self, &cursor)
    parts.update(V8.self, &cursor)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// 10 views, one after the other.
@frozen
public struct TupleView10<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View, V9: View
>: __StructuralView {
  @usableFromInline let values: (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9)

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4,
    _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7, _ v8: consuming V8, _ v9: consuming V9
  ) {
    values = (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
    parts.mount(V4.self, &cursor)
    parts.mount(V5.self, &cursor)
    parts.mount(V6.self, &cursor)
    parts.mount(V7.self, &cursor)
    parts.mount(V8.self, &cursor)
    parts.mount(V9.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
    parts.update(V5.self, &cursor)
    parts.update(V6.self, &cursor)
    parts.update(V7.self, &cursor)
    parts.update(V8.self, &cursor)
    parts.update(V9.self, &cursor)
  }
}
