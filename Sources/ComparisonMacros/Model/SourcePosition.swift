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

  /// Statements that are each reported at the position: the directive counts for the next line only.
  func wrap(_ statements: [String]) -> [String] {
    guard !statements.isEmpty else { return [] }
    let directive = "#sourceLocation(file: \(file), line: \(line))"
    return statements.flatMap { $0 == "}" || $0.hasPrefix("if ") ? [$0] : [directive, $0] } + ["#sourceLocation()"]
  }
}

/// The exact place of a node in the source, to tell apart nodes that read the same.
struct SourcePlace: Equatable {
  private let line: String
  private let column: String

  init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
      return nil
    }
    line = location.line.trimmedDescription
    column = location.column.trimmedDescription
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
