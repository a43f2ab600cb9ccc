import SwiftSyntax

/// The attributes of this library that a declaration can carry, other than `@AutoEquatable`.
enum MarkerName: String, CaseIterable {
  case ignored = "AutoIgnored"
  case required = "AutoRequired"
  case requiredChild = "AutoRequiredChild"
  case priority = "AutoPriority"
  case children = "AutoChildren"
  case compared = "AutoCompared"

  /// The marker that an attribute names, plainly or qualified by a module.
  init?(_ attribute: AttributeSyntax) {
    self.init(rawValue: attribute.unqualifiedName)
  }

  /// The marker as it is written in source.
  var spelling: String { "@\(rawValue)" }
}

extension AttributeListSyntax {
  /// The markers on a declaration that are inside an `#if`.
  var conditionalMarkers: [(MarkerName, AttributeSyntax)] { flatMap(\.conditionalMarkers) }
}

extension AttributeListSyntax.Element {
  /// The markers inside the element if it is an `#if`.
  var conditionalMarkers: [(MarkerName, AttributeSyntax)] {
    guard self.is(IfConfigDeclSyntax.self) else { return [] }
    return attributes.compactMap { attribute in MarkerName(attribute).map { ($0, attribute) } }
  }
}
