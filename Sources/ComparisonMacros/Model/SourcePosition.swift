import SwiftSyntax
import SwiftSyntaxMacros

/// The file and line of a declaration, for generated code to be reported at.
///
/// What only the type checker can find wrong with a field (a typealias that hides a closure, a type without `==`) it
/// finds in generated code. `#sourceLocation` makes it say so on the user's own line rather than in the expansion.
struct SourcePosition {
  private let file: String
  private let line: String

  /// The position of a node; nil where the context does not know it.
  init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
      return nil
    }
    file = location.file.trimmedDescription
    line = location.line.trimmedDescription
  }

  /// Statements that are reported at the position, each of them: the compiler counts on from there.
  func wrap(_ statements: [String]) -> [String] {
    let head = "#sourceLocation(file: \(file), line: \(line))"
    return statements.isEmpty ? [] : statements.flatMap { [head, $0] } + ["#sourceLocation()"]
  }
}

extension SourcePosition? {
  /// Statements that are reported at the position, or where they stand if there is none.
  func wrap(_ statements: [String]) -> [String] {
    self?.wrap(statements) ?? statements
  }
}
