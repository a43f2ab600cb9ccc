/// Messages about the place of a marker.
extension MacroDiagnostic {
  /// A marker is on something that is not a property.
  static func markerNotOnField(_ marker: MarkerName, _ kind: String) -> Self {
    .error("marker-place", "'\(marker.spelling)' applies to stored properties, not to \(kind)")
  }

  /// A marker is on a property without storage.
  static func markerOnComputed(_ marker: MarkerName) -> Self {
    .error("marker-computed", "'\(marker.spelling)' has no effect: a computed property is not compared")
  }

  /// A marker is on a property of the type.
  static func markerOnTypeProperty(_ marker: MarkerName) -> Self {
    .error("marker-static", "'\(marker.spelling)' has no effect: a static property is not compared")
  }

  /// A marker is in a type without a spec.
  static func markerWithoutSpec(_ marker: MarkerName, _ type: String) -> Self {
    .warning("marker-no-spec", "'\(marker.spelling)' has no effect: '\(type)' is not marked '@AutoEquatable'")
  }

  /// A marker on a case does not say which payload values it means.
  static func markerOnCaseNeedsPayload(_ marker: MarkerName) -> Self {
    .error(
      "marker-case",
      "'\(marker.spelling)' on a case has to name values of the payload, as in '\(marker.spelling)(\"label\")'")
  }

  /// A marker on a property names payload values.
  static func markerOnPropertyNamesPayload(_ marker: MarkerName) -> Self {
    .error("marker-payload", "'\(marker.spelling)' on a property takes no arguments: payloads belong to enum cases")
  }
}
