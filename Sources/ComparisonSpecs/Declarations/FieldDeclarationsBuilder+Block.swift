extension FieldDeclarationsBuilder {
  /// The declarations of one statement of a block.
  public typealias Part = FieldDeclarations<Root>

  /// Joins the parts of a block, of which up to 32 are compared as one piece of code.
  ///
  /// All parts at once: a block that grew part by part would leave a closure for every beginning of it, and the
  /// optimizer would spend time on each, which is quadratic.
  @inlinable
  @inline(__always)
  public static func buildBlock(
    _ p1: Part = none, _ p2: Part = none, _ p3: Part = none, _ p4: Part = none, _ p5: Part = none, _ p6: Part = none,
    _ p7: Part = none, _ p8: Part = none, _ p9: Part = none, _ p10: Part = none, _ p11: Part = none,
    _ p12: Part = none, _ p13: Part = none, _ p14: Part = none, _ p15: Part = none, _ p16: Part = none,
    _ p17: Part = none, _ p18: Part = none, _ p19: Part = none, _ p20: Part = none, _ p21: Part = none,
    _ p22: Part = none, _ p23: Part = none, _ p24: Part = none, _ p25: Part = none, _ p26: Part = none,
    _ p27: Part = none, _ p28: Part = none, _ p29: Part = none, _ p30: Part = none, _ p31: Part = none,
    _ p32: Part = none
  ) -> FieldDeclarations<Root> {
    let (w1, w2, w3, w4, w5, w6, w7, w8) = (
      p1.whole, p2.whole, p3.whole, p4.whole, p5.whole, p6.whole, p7.whole, p8.whole
    )
    let (w9, w10, w11, w12, w13, w14, w15, w16) = (
      p9.whole, p10.whole, p11.whole, p12.whole, p13.whole, p14.whole, p15.whole, p16.whole
    )
    let (w17, w18, w19, w20, w21, w22, w23, w24) = (
      p17.whole, p18.whole, p19.whole, p20.whole, p21.whole, p22.whole, p23.whole, p24.whole
    )
    let (w25, w26, w27, w28, w29, w30, w31, w32) = (
      p25.whole, p26.whole, p27.whole, p28.whole, p29.whole, p30.whole, p31.whole, p32.whole
    )
    let whole: FieldAccess = { lhs, rhs, _ in
      w1(lhs, rhs, nil) && w2(lhs, rhs, nil) && w3(lhs, rhs, nil) && w4(lhs, rhs, nil)
        && w5(lhs, rhs, nil) && w6(lhs, rhs, nil) && w7(lhs, rhs, nil) && w8(lhs, rhs, nil)
        && w9(lhs, rhs, nil) && w10(lhs, rhs, nil) && w11(lhs, rhs, nil) && w12(lhs, rhs, nil)
        && w13(lhs, rhs, nil) && w14(lhs, rhs, nil) && w15(lhs, rhs, nil) && w16(lhs, rhs, nil)
        && w17(lhs, rhs, nil) && w18(lhs, rhs, nil) && w19(lhs, rhs, nil) && w20(lhs, rhs, nil)
        && w21(lhs, rhs, nil) && w22(lhs, rhs, nil) && w23(lhs, rhs, nil) && w24(lhs, rhs, nil)
        && w25(lhs, rhs, nil) && w26(lhs, rhs, nil) && w27(lhs, rhs, nil) && w28(lhs, rhs, nil)
        && w29(lhs, rhs, nil) && w30(lhs, rhs, nil) && w31(lhs, rhs, nil) && w32(lhs, rhs, nil)
    }
    let fields = join([
      p1.fields, p2.fields, p3.fields, p4.fields, p5.fields, p6.fields, p7.fields, p8.fields, p9.fields, p10.fields,
      p11.fields, p12.fields, p13.fields, p14.fields, p15.fields, p16.fields, p17.fields, p18.fields, p19.fields,
      p20.fields, p21.fields, p22.fields, p23.fields, p24.fields, p25.fields, p26.fields, p27.fields, p28.fields,
      p29.fields, p30.fields, p31.fields, p32.fields,
    ])
    let hasNoChildren =
      p1.withoutChildren == nil && p2.withoutChildren == nil && p3.withoutChildren == nil && p4.withoutChildren == nil
      && p5.withoutChildren == nil && p6.withoutChildren == nil && p7.withoutChildren == nil
      && p8.withoutChildren == nil && p9.withoutChildren == nil && p10.withoutChildren == nil
      && p11.withoutChildren == nil && p12.withoutChildren == nil && p13.withoutChildren == nil
      && p14.withoutChildren == nil && p15.withoutChildren == nil && p16.withoutChildren == nil
      && p17.withoutChildren == nil && p18.withoutChildren == nil && p19.withoutChildren == nil
      && p20.withoutChildren == nil && p21.withoutChildren == nil && p22.withoutChildren == nil
      && p23.withoutChildren == nil && p24.withoutChildren == nil && p25.withoutChildren == nil
      && p26.withoutChildren == nil && p27.withoutChildren == nil && p28.withoutChildren == nil
      && p29.withoutChildren == nil && p30.withoutChildren == nil && p31.withoutChildren == nil
      && p32.withoutChildren == nil
    if hasNoChildren { return FieldDeclarations(fields: fields, whole: whole) }
    let (c1, c2, c3, c4, c5, c6, c7, c8) = (
      p1.own, p2.own, p3.own, p4.own,
      p5.own, p6.own, p7.own, p8.own
    )
    let (c9, c10, c11, c12, c13, c14, c15, c16) = (
      p9.own, p10.own, p11.own, p12.own,
      p13.own, p14.own, p15.own, p16.own
    )
    let (c17, c18, c19, c20, c21, c22, c23, c24) = (
      p17.own, p18.own, p19.own, p20.own,
      p21.own, p22.own, p23.own, p24.own
    )
    let (c25, c26, c27, c28, c29, c30, c31, c32) = (
      p25.own, p26.own, p27.own, p28.own,
      p29.own, p30.own, p31.own, p32.own
    )
    return FieldDeclarations(
      fields: fields, whole: whole,
      withoutChildren: { lhs, rhs, _ in
        c1(lhs, rhs, nil) && c2(lhs, rhs, nil) && c3(lhs, rhs, nil) && c4(lhs, rhs, nil)
          && c5(lhs, rhs, nil) && c6(lhs, rhs, nil) && c7(lhs, rhs, nil) && c8(lhs, rhs, nil)
          && c9(lhs, rhs, nil) && c10(lhs, rhs, nil) && c11(lhs, rhs, nil) && c12(lhs, rhs, nil)
          && c13(lhs, rhs, nil) && c14(lhs, rhs, nil) && c15(lhs, rhs, nil) && c16(lhs, rhs, nil)
          && c17(lhs, rhs, nil) && c18(lhs, rhs, nil) && c19(lhs, rhs, nil) && c20(lhs, rhs, nil)
          && c21(lhs, rhs, nil) && c22(lhs, rhs, nil) && c23(lhs, rhs, nil) && c24(lhs, rhs, nil)
          && c25(lhs, rhs, nil) && c26(lhs, rhs, nil) && c27(lhs, rhs, nil) && c28(lhs, rhs, nil)
          && c29(lhs, rhs, nil) && c30(lhs, rhs, nil) && c31(lhs, rhs, nil) && c32(lhs, rhs, nil)
      })
  }

  /// Joins the parts of a longer block.
  @_disfavoredOverload
  public static func buildBlock(_ parts: FieldDeclarations<Root>...) -> FieldDeclarations<Root> {
    buildArray(parts)
  }

  /// No declaration.
  @inlinable
  static var none: Part {
    @inline(__always) get { FieldDeclarations(fields: [], whole: { _, _, _ in true }) }
  }

  /// Joins lists, out of line: the code that declares a spec runs once and need not be fast.
  @usableFromInline
  static func join(_ lists: [[DeclaredField<Root>]]) -> [DeclaredField<Root>] { lists.flatMap(\.self) }
}
