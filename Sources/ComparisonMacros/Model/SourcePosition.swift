import SwiftSyntax
import SwiftSyntaxMacros

/// Where a node is in the source: for generated code to be reported at, and to tell apart nodes that read the same.
///
/// What only the type checker can find wrong with a field (a typealias that hides a closure, a type without `==`) it
/// finds in generated code. `#sourceLocation` makes it say so on the user's own line rather than in the expansion.
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
  /// Statements that are reported at the position, or in their own place if there is none.
  func wrap(_ statements: [String]) -> [String] {
    self?.wrap(statements) ?? statements
  }
}

extension MacroExpansionContext {
  /// Whether a node is part of what a macro has made rather than of a file.
  func isInExpansion(_ node: some SyntaxProtocol) -> Bool {
    let place = location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)?.file
    return place?.trimmedDescription.contains("@__swiftmacro_") == true
  }
}
