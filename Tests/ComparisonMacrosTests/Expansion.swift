import SwiftDiagnostics
@_spi(FixItApplier) import SwiftIDEUtils
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import ComparisonMacros

/// What the macros make of a source text.
struct Expansion {
  /// The source with every macro expanded.
  let text: String
  /// A line for each message, in the order of the source: `3:7: error: text [title of a fix-it]`.
  let diagnostics: [String]

  private let file: SourceFileSyntax
  private let reported: [Diagnostic]

  /// Expands the macros of a source.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - missing: The protocols that the compiler would report as missing; none stands for a type that conforms.
  ///   - asMembers: Whether `@AutoEquatable` is the member macro, which the compiler picks by the argument `.members`.
  init(_ source: String, missing: [TypeSyntax] = ["AutoEquatable", "Equatable"], asMembers: Bool = false) {
    file = Parser.parse(source: source)
    let root = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let specs: [String: MacroSpec] = [
      "AutoEquatable": asMembers
        ? MacroSpec(type: AutoEquatableMembersMacro.self)
        : MacroSpec(type: AutoEquatableMacro.self, conformances: missing),
      "AutoIgnored": MacroSpec(type: AutoIgnoredMacro.self),
      "AutoRequired": MacroSpec(type: AutoRequiredMacro.self),
      "AutoRequiredChild": MacroSpec(type: AutoRequiredChildMacro.self),
      "AutoPriority": MacroSpec(type: AutoPriorityMacro.self),
      "AutoChildren": MacroSpec(type: AutoChildrenMacro.self),
      "AutoCompared": MacroSpec(type: AutoComparedMacro.self),
    ]
    text = file.expand(
      macroSpecs: specs,
      contextGenerator: { BasicMacroExpansionContext(sharingWith: root, lexicalContext: $0.allMacroLexicalContexts()) },
      indentationWidth: .spaces(2)
    ).description
    reported = root.diagnostics
    diagnostics = reported.map { diagnostic in
      let place = root.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift")
      let fixIts = diagnostic.fixIts.map { " [\($0.message.message)]" }.joined()
      return "\(place.line):\(place.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)\(fixIts)"
    }.sorted { $0.localizedOrder < $1.localizedOrder }
  }

  /// The source after the fix-its with a title were applied, or all of them.
  func fixed(_ title: String? = nil) -> String {
    FixItApplier.applyFixes(from: reported, filterByMessages: title.map { [$0] }, to: file)
  }
}

extension String {
  /// Line and column of a message, to order by.
  fileprivate var localizedOrder: (Int, Int) {
    let numbers = split(separator: ":").prefix(2).compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }
}
