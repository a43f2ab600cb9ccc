/// The fields that a block of declarations lists, in its order.
@frozen
public struct FieldDeclarations<Root> {
  @usableFromInline let fields: [DeclaredField<Root>]

  /// Compares all compared fields in the order of the list.
  @usableFromInline package let whole: FieldAccess

  /// Compares all compared fields that hold no child nodes in the order of the list; nil if no field holds any.
  @usableFromInline package let withoutChildren: FieldAccess?

  @inlinable
  @inline(__always)
  init(
    fields: [DeclaredField<Root>], whole: @escaping FieldAccess, withoutChildren: FieldAccess? = nil
  ) {
    self.fields = fields
    self.whole = whole
    self.withoutChildren = withoutChildren
  }

  /// Compares all compared fields that hold no child nodes.
  @inlinable
  var own: FieldAccess {
    // Spelled out, because `??` is generic and would wrap the function.
    @inline(__always) get {
      if let withoutChildren { return withoutChildren }
      return whole
    }
  }

  /// Makes a list of fields whose comparison the optimizer cannot see through.
  init(opaque fields: [DeclaredField<Root>]) {
    func comparison(of fields: [DeclaredField<Root>]) -> FieldAccess {
      { lhs, rhs, _ in fields.allSatisfy { $0.areEqual(lhs.holding(Root.self), rhs.holding(Root.self)) } }
    }
    let compared = fields.filter(\.role.isCompared)
    self.init(
      fields: fields, whole: comparison(of: compared),
      withoutChildren: comparison(of: compared.filter { $0.role != .children }))
  }
}

/// Gathers the declarations of a spec that is written by hand.
///
/// In addition to declarations, a block may hold `if`, `if` with `else`, `switch`, availability conditions and `for`
/// loops.
@resultBuilder
public enum FieldDeclarationsBuilder<Root> {
  /// Takes a compared field.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Compared<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: [declaration.field], whole: declaration.access)
  }

  /// Takes the compared children of a field.
  public static func buildExpression(_ declaration: ComparedChild<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(opaque: declaration.fields)
  }

  /// Takes a field that holds child nodes.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Children<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(
      fields: [declaration.compared.field], whole: declaration.compared.access, withoutChildren: { _, _, _ in true })
  }

  /// Takes a field that is not compared.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Ignored<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: [declaration.field], whole: { _, _, _ in true })
  }

  /// Takes a closure or a framework's state.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Excluded<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: [declaration.field], whole: { _, _, _ in true })
  }

  /// Takes declarations that were gathered elsewhere.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declarations: FieldDeclarations<Root>) -> FieldDeclarations<Root> {
    declarations
  }

  /// Joins the declarations of a loop's iterations.
  public static func buildArray(_ parts: [FieldDeclarations<Root>]) -> FieldDeclarations<Root> {
    FieldDeclarations(opaque: parts.flatMap(\.fields))
  }

  /// Takes the declarations of an `if` without `else`.
  public static func buildOptional(_ part: FieldDeclarations<Root>?) -> FieldDeclarations<Root> {
    part ?? FieldDeclarations(opaque: [])
  }

  /// Takes the declarations of the first branch.
  public static func buildEither(first part: FieldDeclarations<Root>) -> FieldDeclarations<Root> { part }

  /// Takes the declarations of the second branch.
  public static func buildEither(second part: FieldDeclarations<Root>) -> FieldDeclarations<Root> { part }

  /// Takes the declarations of a block under an availability condition.
  public static func buildLimitedAvailability(_ part: FieldDeclarations<Root>) -> FieldDeclarations<Root> { part }
}
