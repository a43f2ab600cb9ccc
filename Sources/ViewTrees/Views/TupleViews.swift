// Blocks of up to ten views have a type for each length: parameter packs specialize badly across modules, which costs a
// third of the time of mounting. Longer blocks are packs.
/// 2 views, one after the other.
@frozen
public struct TupleView2<V0: View, V1: View>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1
  ) {
    self.v0 = v0
    self.v1 = v1
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
  }
}

/// 3 views, one after the other.
@frozen
public struct TupleView3<V0: View, V1: View, V2: View>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
  }
}

/// 4 views, one after the other.
@frozen
public struct TupleView4<V0: View, V1: View, V2: View, V3: View>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
  }
}

/// 5 views, one after the other.
@frozen
public struct TupleView5<V0: View, V1: View, V2: View, V3: View, V4: View>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.mount(V0.self, &cursor)
    parts.mount(V1.self, &cursor)
    parts.mount(V2.self, &cursor)
    parts.mount(V3.self, &cursor)
    parts.mount(V4.self, &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
  }
}

/// 6 views, one after the other.
@frozen
public struct TupleView6<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4, _ v5: consuming V5
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
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
    var parts = PartsOfView(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
    parts.update(V5.self, &cursor)
  }
}

/// 7 views, one after the other.
@frozen
public struct TupleView7<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View
>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4, _ v5: consuming V5, _ v6: consuming V6
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
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
    var parts = PartsOfView(view)
    parts.update(V0.self, &cursor)
    parts.update(V1.self, &cursor)
    parts.update(V2.self, &cursor)
    parts.update(V3.self, &cursor)
    parts.update(V4.self, &cursor)
    parts.update(V5.self, &cursor)
    parts.update(V6.self, &cursor)
  }
}

/// 8 views, one after the other.
@frozen
public struct TupleView8<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View
>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6
  @usableFromInline let v7: V7

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4, _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
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
    var parts = PartsOfView(view)
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

/// 9 views, one after the other.
@frozen
public struct TupleView9<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View
>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6
  @usableFromInline let v7: V7
  @usableFromInline let v8: V8

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4, _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7, _ v8: consuming V8
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
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
    var parts = PartsOfView(view)
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

/// 10 views, one after the other.
@frozen
public struct TupleView10<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View, V9: View
>: __StructuralView {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6
  @usableFromInline let v7: V7
  @usableFromInline let v8: V8
  @usableFromInline let v9: V9

  @inlinable
  @inline(__always)
  init(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4, _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7, _ v8: consuming V8, _ v9: consuming V9
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
    self.v9 = v9
  }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
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
    var parts = PartsOfView(view)
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

/// Any number of views, one after the other.
@frozen
public struct TupleView<each V: View>: __StructuralView {
  @usableFromInline let values: (repeat each V)

  @inlinable
  @inline(__always)
  init(_ values: repeat each V) { self.values = (repeat each values) }

  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    repeat parts.mount((each V).self, &cursor)
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = PartsOfView(view)
    repeat parts.update((each V).self, &cursor)
  }
}
