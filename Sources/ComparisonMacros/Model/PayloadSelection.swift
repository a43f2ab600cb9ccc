import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// The payload values that the markers on an enum case select.
struct PayloadSelection {
  private let declaration: EnumCaseDeclSyntax
  private var ignored: Set<String> = []
  private var children: Set<String> = []

  init(_ declaration: EnumCaseDeclSyntax, in context: some MacroExpansionContext) {
    self.declaration = declaration
    for (marker, attribute) in declaration.attributes.conditionalMarkers {
      context.diagnose(.conditionalMarkerOnCase(marker), at: attribute)
    }
    let names = Set(
      declaration.elements.flatMap { element in
        (element.parameterClause?.parameters ?? []).enumerated().flatMap { index, parameter in
          [parameter.label?.withoutBackticks, String(index)].compactMap(\.self)
        }
      })
    for attribute in declaration.attributes.unconditional {
      guard let marker = MarkerName(attribute), marker == .ignored || marker == .children else { continue }
      for argument in attribute.argumentList {
        guard let name = argument.expression.payloadName, names.contains(name) else {
          context.diagnose(.noSuchPayload(argument.expression.trimmedDescription), at: argument.expression)
          continue
        }
        if (marker == .ignored ? children : ignored).contains(name) {
          context.diagnose(.contradictingPayloadMarkers(name), at: argument.expression)
        }
        if marker == .ignored { ignored.insert(name) } else { children.insert(name) }
      }
    }
  }

  /// Leaves out a payload value; leaves out none if that might leave out a value of another case.
  func ignoring(_ name: String) -> [FixIt] {
    declaration.elements.count == 1 ? [.add("AutoIgnored(\"\(name)\")", to: declaration)] : []
  }

  func role(ofPayloadNamed label: String?, at index: Int) -> EnumCase.Role {
    let names = [label, String(index)].compactMap(\.self)
    if names.contains(where: ignored.contains) { return .ignored }
    return names.contains(where: children.contains) ? .children : .compared
  }
}

extension EnumCaseParameterSyntax {
  /// The label as it is written, none for `_`.
  var label: String? {
    firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
  }
}

extension ExprSyntax {
  /// The label or position that an argument of a marker on an enum case gives.
  fileprivate var payloadName: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? integerLiteralValue.map(String.init)
  }
}
