/// The fields that a block of declarations lists, in its order.
public struct FieldDeclarations<Root> {
  @usableFromInline var fields: [DeclaredField<Root>]

  /// Compares all compared fields in the order of the list.
  @usableFromInline var whole: InPlaceComparison

  /// Compares all compared fields that hold no child nodes in the order of the list.
  @usableFromInline var withoutChildren: InPlaceComparison

  @inlinable
  @inline(__always)
  init(
    fields: [DeclaredField<Root>], whole: @escaping InPlaceComparison, withoutChildren: @escaping InPlaceComparison
  ) {
    self.fields = fields
    self.whole = whole
    self.withoutChildren = withoutChildren
  }

  /// Makes a list of fields whose comparison the optimizer cannot see through.
  @usableFromInline init(fields: [DeclaredField<Root>]) {
    func comparison(of fields: [DeclaredField<Root>]) -> InPlaceComparison {
      { lhs, rhs in fields.allSatisfy { $0.areEqual(lhs.holding(Root.self), rhs.holding(Root.self)) } }
    }
    let compared = fields.filter(\.role.isCompared)
    self.fields = fields
    whole = comparison(of: compared)
    withoutChildren = comparison(of: compared.filter { $0.role != .children })
  }
}

extension FieldDeclarations {
  /// Makes a list of one field that is not compared.
  @inlinable
  @inline(__always)
  init(leftOut field: DeclaredField<Root>) {
    self.init(fields: [field], whole: { _, _ in true }, withoutChildren: { _, _ in true })
  }

  /// The fields of this list, then those of another one.
  @inlinable
  @inline(__always)
  func followed(by next: Self) -> Self {
    let (first, firstWithoutChildren) = (whole, withoutChildren)
    let (second, secondWithoutChildren) = (next.whole, next.withoutChildren)
    return Self(
      fields: Self.join(fields, next.fields),
      whole: { first($0, $1) && second($0, $1) },
      withoutChildren: { firstWithoutChildren($0, $1) && secondWithoutChildren($0, $1) })
  }

  /// Joins two lists, out of line: the code that declares a spec runs once and need not be fast.
  @usableFromInline
  static func join(_ first: [DeclaredField<Root>], _ second: [DeclaredField<Root>]) -> [DeclaredField<Root>] {
    first + second
  }
}

/// Gathers the declarations of a spec that is written by hand.
///
/// Besides declarations a block may hold `if`, `if` with `else`, `switch`, availability conditions and `for` loops.
@resultBuilder
public enum FieldDeclarationsBuilder<Root> {
  /// Takes a compared field.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Compared<Root>) -> FieldDeclarations<Root> {
    let access = declaration.access
    return FieldDeclarations(
      fields: [declaration.field], whole: { access($0, $1, nil) }, withoutChildren: { access($0, $1, nil) })
  }

  /// Takes the compared children of a field.
  public static func buildExpression(_ declaration: ComparedChild<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: declaration.fields)
  }

  /// Takes a field that holds child nodes.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Children<Root>) -> FieldDeclarations<Root> {
    let access = declaration.compared.access
    return FieldDeclarations(
      fields: [declaration.compared.field], whole: { access($0, $1, nil) }, withoutChildren: { _, _ in true })
  }

  /// Takes a field that is not compared.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Ignored<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(leftOut: declaration.field)
  }

  /// Takes a closure or a framework's state.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declaration: Excluded<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(leftOut: declaration.field)
  }

  /// Takes declarations that were gathered elsewhere.
  @inlinable
  @inline(__always)
  public static func buildExpression(_ declarations: FieldDeclarations<Root>) -> FieldDeclarations<Root> {
    declarations
  }

  /// Begins a block with its first part.
  @inlinable
  @inline(__always)
  public static func buildPartialBlock(first part: FieldDeclarations<Root>) -> FieldDeclarations<Root> { part }

  /// Joins the parts of a block so far and the next one.
  @inlinable
  @inline(__always)
  public static func buildPartialBlock(
    accumulated parts: FieldDeclarations<Root>, next part: FieldDeclarations<Root>
  ) -> FieldDeclarations<Root> {
    parts.followed(by: part)
  }

  /// Joins the parts of a block.
  public static func buildBlock(_ parts: FieldDeclarations<Root>...) -> FieldDeclarations<Root> {
    buildArray(parts)
  }

  /// Joins what the rounds of a loop declare.
  public static func buildArray(_ parts: [FieldDeclarations<Root>]) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: parts.flatMap(\.fields))
  }

  /// Takes what an `if` without `else` declares, if anything.
  public static func buildOptional(_ part: FieldDeclarations<Root>?) -> FieldDeclarations<Root> {
    part ?? FieldDeclarations(fields: [])
  }

  /// Takes what the first branch declares.
  public static func buildEither(first part: FieldDeclarations<Root>) -> FieldDeclarations<Root> { part }

  /// Takes what the second branch declares.
  public static func buildEither(second part: FieldDeclarations<Root>) -> FieldDeclarations<Root> { part }

  /// Takes what a block under an availability condition declares.
  public static func buildLimitedAvailability(_ part: FieldDeclarations<Root>) -> FieldDeclarations<Root> { part }
}
