/// Something that happens besides what the host shows, tied to the time for which a view is mounted.
///
/// What there is to do is noted while views are evaluated and done when the host has been told, by the newest effect in
/// the same place.
@usableFromInline
class Effect {
  /// The view was mounted.
  ///
  /// - Returns: Whether there is something to do after the commit.
  func mounted() -> Bool { false }

  /// The view was given a new value, and this effect takes the place of another one of the same modifier.
  ///
  /// - Returns: Whether there is something to do after the commit.
  func replace(_ old: Effect) -> Bool { false }

  /// Does what there is to do.
  func perform() {}

  /// The view was unmounted.
  ///
  /// - Returns: What is to be done after the commit.
  func unmounted() -> (() -> Void)? { nil }
}

/// What is to be done when the host has been told.
struct DueEffects {
  /// What nodes left behind, children before parents.
  var departures: [() -> Void] = []

  /// Nodes whose effects have something to do.
  var nodes: [NodeID] = []

  var isEmpty: Bool { departures.isEmpty && nodes.isEmpty }
}
