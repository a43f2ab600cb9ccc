import SwiftSyntax
import SwiftSyntaxMacros

/// The position of a node in the source, at which generated code is reported, and which tells apart nodes with the same
/// text.
///
/// The type checker finds some problems of a field only in generated code: a typealias that hides a closure, a type
/// without `==`. `#sourceLocation` makes it say so on the user's own line rather than in the expansion.
struct SourcePosition: Equatable {
  private let file: String
  private let line: String
  private let column: ExprSyntax

  /// The position of a node; nil if the context does not know it.
  init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
      return nil
    }
    file = location.file.trimmedDescription
    line = location.line.trimmedDescription
    column = location.column
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.line) == (rhs.file, rhs.line) && lhs.column.trimmedDescription == rhs.column.trimmedDescription
  }

  /// Statements that are each reported at the position: the directive counts for the next line only.
  func wrap(_ statements: [String]) -> [String] {
    guard !statements.isEmpty else { return [] }
    let directive = "#sourceLocation(file: \(file), line: \(line))"
    return statements.flatMap { $0 == "}" || $0.hasPrefix("if ") ? [$0] : [directive, $0] } + ["#sourceLocation()"]
  }
}

extension SourcePosition? {
  /// Statements that are reported at the position, or in generated code if there is none.
  func wrap(_ statements: [String]) -> [String] {
    self?.wrap(statements) ?? statements
  }
}

extension MacroExpansionContext {
  /// Whether a node is in the expansion of a macro rather than in a file.
  func isInExpansion(_ node: some SyntaxProtocol) -> Bool {
    let place = location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)?.file
    return place?.trimmedDescription.contains("@__swiftmacro_") == true
  }
}
