import SwiftDiagnostics
import SwiftSyntax

/// Messages about the type that `@AutoEquatable` is attached to, and about its arguments.
extension MacroDiagnostic {
  /// The attribute is on something that has no values to compare.
  static func cannotHaveSpec(_ kind: String) -> Self {
    .error("kind", "'@AutoEquatable' applies to structs, enums and final classes, not to \(kind)")
  }

  /// A subclass could add fields that the comparison would not see.
  static func classIsNotFinal(_ name: String) -> Self {
    .error(
      "class",
      """
      '@AutoEquatable' needs a final class: the fields that a subclass of '\(name)' adds would not be compared; make \
      '\(name)' final, or a struct
      """)
  }

  /// Equatable needs values that can be copied and kept.
  static func suppressed(_ protocolName: String, of name: String) -> Self {
    .error(
      "suppressed",
      "'\(name)' cannot be Equatable while it is '~\(protocolName)': 'Equatable' needs '\(protocolName)'")
  }

  /// An extension outside of the enclosing type cannot name the type.
  static func privateNestedType(_ name: String) -> Self {
    .error(
      "private-nested",
      """
      '\(name)' is private to the type around it, where no extension can reach it: make it 'fileprivate', or declare \
      ': AutoEquatable' on it and use '@AutoEquatable(.members)'
      """)
  }

  /// Two cases differ in their payload only.
  static func overloadedCase(_ name: String) -> Self {
    .error("overloaded-case", "another case is named '\(name)' too, and no pattern can tell them apart: rename one")
  }

  /// Values of a payload cannot be selected by markers.
  static func annotatedOnlyOnEnum(_ name: String) -> Self {
    .warning(
      "option-enum",
      """
      'fields: .annotatedOnly' has no effect on the enum '\(name)': its cases are compared with all values; leave some \
      out with '@AutoIgnored' on the case
      """)
  }

  /// The attribute is on a type that has it already.
  static func duplicateSpec(_ name: String) -> Self {
    .error("duplicate-spec", "'@AutoEquatable' is on '\(name)' twice: put all options into one")
  }

  /// The compiler synthesizes `==` for the conformance in the extension, before this macro's is seen.
  static func equatableDeclaredApart(_ name: String) -> Self {
    .error(
      "equatable-apart",
      """
      '\(name)' is made Equatable or Hashable by an extension apart from it, for which the compiler synthesizes a '==' \
      that compares every field: remove that conformance, or declare it on '\(name)' itself
      """)
  }

  /// Equality is written by hand and hashing is not, so the macro cannot know what equal values have in common.
  static func hashIsConstant(_ name: String) -> Self {
    .warning(
      "hash-constant",
      """
      '==' of '\(name)' is written by hand, so every value gets the same hash: write 'hash(into:)' as well
      """)
  }

  /// No field is compared, and some are closures that are left out by themselves.
  static var alwaysEqual: Self {
    .warning(
      "always-equal",
      """
      all values of this type are equal: closures are not compared, and there is no other field that is; add one, or \
      mark the closures '@AutoIgnored' to say that this is intended
      """)
  }

  /// An argument is not a literal, so a macro cannot know its value.
  static func optionNotLiteral(_ label: String, _ choices: [String]) -> Self {
    let list = choices.count == 1 ? choices[0] : "one of \(choices.joined(separator: ", "))"
    return .error("option", "'\(label):' has to be written out here, as \(list): a macro sees no values")
  }
}

extension FixIt {
  /// Writes `final` before a class.
  static func addFinal(to declaration: ClassDeclSyntax) -> FixIt {
    // Only the keyword is replaced: replacing the whole class would hide other fix-its inside it.
    let keyword = declaration.classKeyword
    let final = keyword.with(\.tokenKind, .identifier("final class"))
    return .replace(keyword, with: final, "make '\(declaration.name.text)' final")
  }

  /// Writes an attribute in front of several declarations.
  static func addToAll(_ attribute: String, _ declarations: [VariableDeclSyntax]) -> FixIt {
    var seen: Set<SyntaxIdentifier> = []
    let distinct = declarations.filter { seen.insert($0.id).inserted }
    return MacroFixIt.replace(
      "add '@\(attribute)' to say so", distinct.flatMap { FixIt.add(attribute, to: $0).changes })
  }
}

extension DeclGroupSyntax {
  /// The two ways out for a private nested type.
  func fixItsForPrivateNestedType(_ attribute: AttributeSyntax) -> [FixIt] {
    guard let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }) else {
      return []
    }
    let widened = modifier.name.with(\.tokenKind, .keyword(.fileprivate))
    return [FixIt.replace(modifier.name, with: widened, "make it 'fileprivate'")]
  }
}
