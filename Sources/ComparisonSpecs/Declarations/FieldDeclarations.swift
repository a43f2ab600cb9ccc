/// The fields that a block of declarations lists, in its order.
public struct FieldDeclarations<Root> {
  var fields: [DeclaredField<Root>]
}

/// Gathers the declarations of a spec that is written by hand.
///
/// Besides declarations a block may hold `if`, `if` with `else`, `switch`, availability conditions and `for` loops.
@resultBuilder
public enum FieldDeclarationsBuilder<Root> {
  /// Takes a compared field.
  public static func buildExpression(_ declaration: Compared<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: [declaration.field])
  }

  /// Takes the compared children of a field.
  public static func buildExpression(_ declaration: ComparedChild<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: declaration.fields)
  }

  /// Takes a field that holds child nodes.
  public static func buildExpression(_ declaration: Children<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: [declaration.compared.field])
  }

  /// Takes a field that is not compared.
  public static func buildExpression(_ declaration: Ignored<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: [declaration.field])
  }

  /// Takes a closure or a framework's state.
  public static func buildExpression(_ declaration: Excluded<Root>) -> FieldDeclarations<Root> {
    FieldDeclarations(fields: [declaration.field])
  }

  /// Takes declarations that were gathered elsewhere.
  public static func buildExpression(_ declarations: FieldDeclarations<Root>) -> FieldDeclarations<Root> {
    declarations
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
