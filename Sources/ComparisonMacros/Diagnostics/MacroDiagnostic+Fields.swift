/// Messages about a stored property or a payload and how it is compared.
extension MacroDiagnostic {
  /// A closure carries no marker although the type demands one.
  static func closureMustBeMarked(_ name: String) -> Self {
    .error(
      "closure-unmarked",
      "'\(name)' is a closure, which cannot be compared: mark it '@AutoIgnored' to leave it out")
  }

  /// A closure in a payload carries no marker although the type demands one.
  static func closurePayloadMustBeMarked(_ name: String) -> Self {
    .error(
      "closure-unmarked",
      """
      '\(name)' is a closure, which cannot be compared: name it in '@AutoIgnored("\(name)")' on the case to leave it out
      """)
  }

  /// A value holds closures next to other things, which would be lost with them.
  static func compositeOfClosures(_ name: String) -> Self {
    .error(
      "closure-composite",
      """
      '\(name)' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave \
      all of it out, or give a comparison with '@AutoCompared(by:)'
      """)
  }

  /// A value in a payload holds closures next to other things.
  static func compositeOfClosuresInPayload(_ name: String) -> Self {
    .error(
      "closure-composite",
      """
      '\(name)' holds closures, which cannot be compared, next to values that can be: name it in \
      '@AutoIgnored("\(name)")' on the case to leave all of it out
      """)
  }

  /// The result of a closure may be visible, and a change of it would not be noticed.
  static func closureReturnsContent(_ name: String) -> Self {
    .warning(
      "closure-content",
      """
      '\(name)' is a closure and not compared, although what it returns may be shown: add a field that changes with it, \
      or mark it '@AutoIgnored' to say that this is intended
      """)
  }

  /// Reading a lazy property runs its initializer and needs a variable.
  static func lazyField(_ name: String) -> Self {
    .error(
      "lazy",
      "'\(name)' is lazy, and comparing it would have to fill it first: mark it '@AutoIgnored' to leave it out")
  }

  /// A field is not selected in a type that compares selected fields only.
  static func unmarkedField(_ name: String) -> Self {
    .warning(
      "unmarked",
      """
      '\(name)' is not compared, since only annotated fields are: mark it '@AutoRequired' to compare it, or \
      '@AutoIgnored' to say that this is intended
      """)
  }

  /// A marker that asks for a comparison is on a closure.
  static func markerOnClosure(_ marker: MarkerName, _ name: String) -> Self {
    .error(
      "marker-on-closure",
      """
      '\(marker.spelling)' cannot hold for '\(name)': a closure is not compared, unless '@AutoCompared(by:)' gives a \
      function that does
      """)
  }

  /// A property has the same marker twice.
  static func duplicateMarker(_ marker: MarkerName) -> Self {
    let advice = marker == .requiredChild ? "; name all key paths in one" : ""
    return .error("duplicate", "'\(marker.spelling)' is on this property twice\(advice)")
  }

  /// Two markers cannot both hold.
  static func contradictingMarkers(_ loser: MarkerName, _ winner: MarkerName) -> Self {
    let reason =
      switch (loser, winner) {
      case (.priority, .ignored): "has no effect on an ignored field"
      default: "contradicts '\(winner.spelling)'"
      }
    return .error("contradiction", "'\(loser.spelling)' \(reason)")
  }

  /// A marker is inside an `#if` in the attribute list.
  static func conditionalMarker(_ marker: MarkerName) -> Self {
    .error(
      "conditional-marker",
      "'\(marker.spelling)' cannot depend on '#if': put the whole property under the condition")
  }

  /// A marker on a case is inside an `#if` in the attribute list.
  static func conditionalMarkerOnCase(_ marker: MarkerName) -> Self {
    .error(
      "conditional-marker", "'\(marker.spelling)' cannot depend on '#if': put the whole case under the condition")
  }

  /// A value of a payload is both left out and a child.
  static func contradictingPayloadMarkers(_ name: String) -> Self {
    .error(
      "contradiction", "'\(name)' cannot be both ignored and a child: name it in '@AutoIgnored' or '@AutoChildren' only"
    )
  }

  /// A priority is not a literal.
  static func priorityNotLiteral(_ text: String) -> Self {
    .error("priority", "a priority has to be an integer literal, not '\(text)': a macro sees no values")
  }

  /// The argument of `@AutoCompared(by:)` looks like a strategy that does not exist.
  static func unknownStrategy(_ text: String) -> Self {
    .error(
      "strategy",
      """
      '\(text)' is not a strategy: use '.equality', '.identity', '.bitwise', '.tolerance(_:)', '.unordered' or a function \
      of two values
      """)
  }

  /// A marker on a case names a payload value that the case does not have.
  static func noSuchPayload(_ text: String) -> Self {
    .error("payload", "no case of this declaration has a payload value \(text): give a label or a position")
  }

  /// A child is not given as a key path.
  static func childIsNotKeyPath(_ text: String) -> Self {
    .error("child", "'\(text)' is not a key path of properties: write it out, as in '\\Profile.email'")
  }

  /// No key path is given.
  static var childNamesNothing: Self {
    .error("child-none", "'@AutoRequiredChild' names no key path, so nothing would be compared: name one")
  }

  /// A child's key path starts nowhere.
  static func childNamesNoRoot(_ text: String) -> Self {
    .error(
      "child-root",
      "'\(text)' does not say where it starts: write '\\Profile.email', or '@AutoRequiredChild<Profile>(\\.email)'")
  }

  /// A child's key path would trap on nil.
  static var childForcesUnwrapping: Self {
    .error("child-unwrapping", "'!' in a child's key path would trap on nil: use '?', where nil equals nil only")
  }

  /// A child's key path may trap on an index.
  static func childHasSubscript(_ text: String) -> Self {
    .error(
      "child-subscript",
      """
      '\(text)' may not exist in every value: compare the whole collection, or give a comparison with \
      '@AutoCompared(by:)'
      """)
  }

  /// A child's key path ends where it starts.
  static func childIsWholeValue(_ text: String) -> Self {
    .error("child-self", "'\(text)' names the whole value: remove '@AutoRequiredChild' to compare all of it")
  }
}
