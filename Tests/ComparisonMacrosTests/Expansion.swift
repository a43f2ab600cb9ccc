import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import ComparisonMacros

/// The result of expanding the macros in a source text.
struct Expansion {
  /// The source with every macro expanded.
  let text: String
  /// One line for each message, in the order of the source: `3:7: error: text [title of a fix-it]`.
  let diagnostics: [String]

  private let file: SourceFileSyntax
  private let root: BasicMacroExpansionContext
  private let reported: [Diagnostic]

  /// Expands the macros of a source.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - missing: The protocols that the compiler would report as missing. An empty array means that the type conforms.
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
    text =
      file.expand(
        macroSpecs: specs,
        contextGenerator: {
          BasicMacroExpansionContext(sharingWith: root, lexicalContext: $0.allMacroLexicalContexts())
        },
        indentationWidth: .spaces(2)
      ).description
    self.root = root
    // The compiler expands peer macros on several variables; the expansion that tests can call does not.
    reported = root.diagnostics.filter { $0.message != "peer macro can only be applied to a single variable" }
    diagnostics = reported.map { diagnostic in
      let place = root.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift")
      let fixIts = diagnostic.fixIts.map { " [\($0.message.message)]" }.joined()
      return "\(place.line):\(place.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)\(fixIts)"
    }.sorted { $0.localizedOrder < $1.localizedOrder }
  }

  /// Returns the source after applying the fix-its with a title, or the first fix-it of each message.
  ///
  /// If two fix-its overlap, the first in the source is applied.
  func fixed(_ title: String? = nil) -> String {
    var edits: [(range: Range<Int>, text: String)] = []
    for diagnostic in reported {
      let fixIt =
        title.map { title in diagnostic.fixIts.first { $0.message.message == title } } ?? diagnostic.fixIts.first
      edits += (fixIt?.changes ?? []).compactMap(edit)
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let source = Array(file.description.utf8)
    var (result, end): ([UInt8], Int) = ([], 0)
    for edit in edits where edit.range.lowerBound >= end {
      result += source[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + source[end...], as: UTF8.self)
  }

  /// Converts a replacement of nodes into one of text, in positions of the source: macros see detached nodes.
  private func edit(_ change: FixIt.Change) -> (range: Range<Int>, text: String)? {
    guard case .replace(let old, let new) = change else { return nil }
    let start = root.location(for: old.position, anchoredAt: old, fileName: "Test.swift").offset
    return (start..<start + old.totalLength.utf8Length, new.description)
  }
}

extension String {
  /// The line and column of a message, to sort by.
  fileprivate var localizedOrder: (Int, Int) {
    let numbers = split(separator: ":").prefix(2).compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }
}
