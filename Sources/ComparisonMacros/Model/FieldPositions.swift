import SwiftSyntax
import SwiftSyntaxMacros

/// The position of a field or a payload value, if generated code has to be reported there.
///
/// To name a position costs the compiler time, so the positions of fields that cannot be rejected are left out.
struct FieldPositions {
  /// For the comparison of a field that the type checker may reject.
  let ofComparison: SourcePosition?
  /// For the check of the field, which the first field of each standard type has as well.
  let ofCheck: SourcePosition?

  /// The positions of a node that declares a field.
  ///
  /// - Parameters:
  ///   - node: The name that is bound, or the payload's parameter.
  ///   - type: The declared type.
  ///   - mayBeRejected: Whether the type checker may reject the comparison.
  ///   - known: The spellings of the types of earlier fields, to which this one's is added.
  ///   - context: Knows the positions.
  init(
    of node: some SyntaxProtocol, type: TypeSyntax?, mayBeRejected: Bool, known: inout Set<String>,
    in context: some MacroExpansionContext
  ) {
    let isFirst = known.insert(type?.unwrappingOptionals.trimmedDescription ?? "").inserted
    ofComparison = mayBeRejected ? SourcePosition(of: node, in: context) : nil
    ofCheck = ofComparison ?? (isFirst ? SourcePosition(of: node, in: context) : nil)
  }
}
