import SwiftSyntax

extension PatternBindingSyntax {
  /// Whether the binding makes storage: it has no accessors, or observers only.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .accessors(let list)?:
      list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    default: false
    }
  }
}
