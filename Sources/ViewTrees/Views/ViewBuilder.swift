/// Builds views from the statements of a body.
///
/// A body is a list of views. `if`, `if` with `else`, `switch`, optionals, `for` loops and `#available` conditions are
/// allowed in it. Branches are separate positions, an absent view keeps its position, and the views of a loop are
/// matched by position: use ``ForEach`` if elements have an identity.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is.
  ///
  /// It consumes its argument, as all functions here do: otherwise every body would be copied.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - type: Its type, which must be known: the compiler opens no `any View` for a type that is asked for twice, and
  ///     so takes the overload that says in words what to do.
  /// - Returns: The view.
  @inlinable
  @inline(__always)
  public static func buildExpression<V: View>(_ view: consuming V, _ type: V.Type = V.self) -> V { view }

  /// Builds nothing.
  @inlinable
  @inline(__always)
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds one view.
  @inlinable
  @inline(__always)
  public static func buildBlock<V: View>(_ view: consuming V) -> V { view }

  /// Builds 2 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<V0: View, V1: View>(
    _ v0: consuming V0, _ v1: consuming V1
  ) -> TupleView2<V0, V1> {
    TupleView2(v0, v1)
  }

  /// Builds 3 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<V0: View, V1: View, V2: View>(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2
  ) -> TupleView3<V0, V1, V2> {
    TupleView3(v0, v1, v2)
  }

  /// Builds 4 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View>(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3
  ) -> TupleView4<V0, V1, V2, V3> {
    TupleView4(v0, v1, v2, v3)
  }

  /// Builds 5 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View>(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4
  ) -> TupleView5<V0, V1, V2, V3, V4> {
    TupleView5(v0, v1, v2, v3, v4)
  }

  /// Builds 6 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4,
    _ v5: consuming V5
  ) -> TupleView6<V0, V1, V2, V3, V4, V5> {
    TupleView6(v0, v1, v2, v3, v4, v5)
  }

  /// Builds 7 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4,
    _ v5: consuming V5, _ v6: consuming V6
  ) -> TupleView7<V0, V1, V2, V3, V4, V5, V6> {
    TupleView7(v0, v1, v2, v3, v4, v5, v6)
  }

  /// Builds 8 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View>(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4,
    _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7
  ) -> TupleView8<V0, V1, V2, V3, V4, V5, V6, V7> {
    TupleView8(v0, v1, v2, v3, v4, v5, v6, v7)
  }

  /// Builds 9 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<
    V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View
  >(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4,
    _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7, _ v8: consuming V8
  ) -> TupleView9<V0, V1, V2, V3, V4, V5, V6, V7, V8> {
    TupleView9(v0, v1, v2, v3, v4, v5, v6, v7, v8)
  }

  /// Builds 10 views.
  @inlinable
  @inline(__always)
  public static func buildBlock<
    V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View, V9: View
  >(
    _ v0: consuming V0, _ v1: consuming V1, _ v2: consuming V2, _ v3: consuming V3, _ v4: consuming V4,
    _ v5: consuming V5, _ v6: consuming V6, _ v7: consuming V7, _ v8: consuming V8, _ v9: consuming V9
  ) -> TupleView10<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9> {
    TupleView10(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)
  }

  /// Builds any number of views.
  @inlinable
  @inline(__always)
  public static func buildBlock<each V: View>(_ values: repeat each V) -> TupleView<repeat each V> {
    TupleView(repeat each values)
  }

  /// Builds an `if` without `else`.
  @inlinable
  @inline(__always)
  public static func buildOptional<V: View>(_ view: consuming V?) -> V? { view }

  /// Builds the first branch.
  @inlinable
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalView<First, Second> { .first(first) }

  /// Builds the second branch.
  @inlinable
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalView<First, Second> { .second(second) }

  /// Builds a loop.
  @inlinable
  @inline(__always)
  public static func buildArray<V: View>(_ views: [V]) -> ArrayView<V> { ArrayView(views) }

  /// Builds what is available on some systems only, whose type must not show in the body's.
  @inlinable
  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
