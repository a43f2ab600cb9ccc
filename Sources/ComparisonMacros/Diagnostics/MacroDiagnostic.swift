import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// One message of the macros.
///
/// The factories in the extensions of this type hold all texts.
struct MacroDiagnostic: DiagnosticMessage {
  let message: String
  let severity: DiagnosticSeverity
  let diagnosticID: MessageID

  private init(_ severity: DiagnosticSeverity, _ id: String, _ message: String) {
    self.message = message
    self.severity = severity
    diagnosticID = MessageID(domain: "ComparisonMacros", id: id)
  }

  /// An error; `id` names the kind of mistake.
  static func error(_ id: String, _ message: String) -> Self { Self(.error, id, message) }

  /// A warning; `id` names the kind of mistake.
  static func warning(_ id: String, _ message: String) -> Self { Self(.warning, id, message) }
}

/// The title of a fix-it, and its changes.
struct MacroFixIt: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "ComparisonMacros", id: message) }

  /// A fix-it that replaces nodes.
  static func replace(_ message: String, _ changes: [FixIt.Change]) -> FixIt {
    FixIt(message: MacroFixIt(message: message), changes: changes)
  }
}

extension MacroExpansionContext {
  /// Reports a message at a node.
  func diagnose(_ diagnostic: MacroDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(Diagnostic(node: Syntax(node), message: diagnostic, fixIts: fixIts))
  }
}
