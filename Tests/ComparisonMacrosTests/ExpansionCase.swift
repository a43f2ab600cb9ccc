import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

/// A source with all messages of the macros, and parts of the expansion.
struct ExpansionCase: Sendable, CustomTestStringConvertible {
  private let source: String
  private let context: Context
  private let says: [String]
  private let fixed: String?
  private let contains: [String]
  private let lacks: [String]
  private let place: Testing.SourceLocation

  /// What the compiler tells the macro besides the source.
  enum Context {
    /// The type has no conformance yet.
    case plain
    /// The type is Equatable already.
    case equatable
    /// The type declares the library's protocol, which the compiler does not count as a conformance to Equatable.
    case refining
    /// The type has both conformances already.
    case conforming
    /// The attribute is the member macro.
    case members
  }

  /// - Parameters:
  ///   - source: The source.
  ///   - context: What the compiler tells the macro besides the source.
  ///   - says: The messages, as `line:column: severity: text [title of a fix-it]`.
  ///   - fixed: The source after the first fix-it of every message, or `nil` if it is the same.
  ///   - contains: Lines of the expanded text.
  ///   - lacks: Texts that no line of the expanded text contains.
  ///   - place: The position of the case in the test's source.
  init(
    _ source: String, _ context: Context = .plain, says: [String] = [], fixed: String? = nil, contains: [String] = [],
    lacks: [String] = [], place: Testing.SourceLocation = #_sourceLocation
  ) {
    self.source = source
    self.context = context
    self.says = says
    self.fixed = fixed
    self.contains = contains
    self.lacks = lacks
    self.place = place
  }

  var testDescription: String { source }

  private func expand(_ source: String) -> Expansion {
    switch context {
    case .plain: Expansion(source)
    case .equatable: Expansion(source, missing: ["AutoEquatable"])
    case .refining: Expansion(source, missing: ["Equatable"])
    case .conforming: Expansion(source, missing: [])
    case .members: Expansion(source, asMembers: true)
    }
  }

  /// The messages without their positions.
  private func texts(_ messages: [String]) -> [Substring] {
    messages.compactMap { $0.split(separator: ": ", maxSplits: 1).last }.sorted()
  }

  /// Expands the source and compares.
  func check() {
    let expansion = expand(source)
    #expect(expansion.diagnostics == says, sourceLocation: place)
    #expect(expansion.fixed() == fixed ?? source, sourceLocation: place)
    if let fixed {
      #expect(texts(expand(fixed).diagnostics) != texts(says), "a fix-it helps", sourceLocation: place)
    }
    if !Parser.parse(source: source).hasError {
      #expect(!Parser.parse(source: expansion.text).hasError, sourceLocation: place)
    }
    let lines = Set(expansion.text.split(separator: "\n").map { $0.drop { $0 == " " } })
    for line in contains { #expect(lines.contains(line[...]), sourceLocation: place) }
    for text in lacks { #expect(!lines.contains { $0.contains(text) }, sourceLocation: place) }
  }
}
