import SwiftSyntax
import SwiftSyntaxMacros

/// A marker: an attribute that `@AutoEquatable` reads.
///
/// Each marker checks its own place; `@AutoEquatable` checks what it says about a field. Two of them add members, see
/// `MarkerMembers`.
protocol MarkerMacro: PeerMacro {
  static var marker: MarkerName { get }
}

extension MarkerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isValid = MarkerPlacement(marker: marker, attribute: node).check(declaration, in: context)
    return isValid ? MarkerMembers(marker, on: declaration, in: context).declarations : []
  }
}

/// `@AutoIgnored`.
enum AutoIgnoredMacro: MarkerMacro { static let marker = MarkerName.ignored }
/// `@AutoRequired`.
enum AutoRequiredMacro: MarkerMacro { static let marker = MarkerName.required }
/// `@AutoRequiredChild`.
enum AutoRequiredChildMacro: MarkerMacro { static let marker = MarkerName.requiredChild }
/// `@AutoPriority`.
enum AutoPriorityMacro: MarkerMacro { static let marker = MarkerName.priority }
/// `@AutoChildren`.
enum AutoChildrenMacro: MarkerMacro { static let marker = MarkerName.children }
/// `@AutoCompared`.
enum AutoComparedMacro: MarkerMacro { static let marker = MarkerName.compared }
