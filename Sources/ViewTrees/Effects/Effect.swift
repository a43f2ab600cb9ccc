/// The effect of a modifier, as a part of a view value.
///
/// It never changes: all copies of a view value share it, and one value may be mounted in several places. A
/// ``MountedEffect`` has the state of one place.
@usableFromInline
class Effect {
  /// Makes the mounted form of the effect.
  func mounted() -> MountedEffect { preconditionFailure("\(Self.self) does not override mounted()") }
}

/// An effect in the node of its modifier.
///
/// It becomes due while views are evaluated, and runs after the host has received the commit, with the newest closures.
@usableFromInline
class MountedEffect {
  /// Whether the effect is due when it is mounted.
  var isDueAtFirst: Bool { true }

  /// Whether the effect has run.
  ///
  /// The unmount hook of a view that the host never knew does not run.
  final private(set) var hasBegun = false

  /// Whether the effect is an unmount hook.
  var hasDeparture: Bool { false }

  /// Replaces the effect by a newer one.
  ///
  /// All modifiers with effects have one view type, so the newer effect may be of another kind: after a `?:` between
  /// two modifiers, or in an erased view.
  ///
  /// - Returns: Whether the effect became due; nil if the new effect is of another kind, so that this one ends.
  func take(_ new: Effect) -> Bool? { nil }

  /// Runs the effect.
  final func perform() {
    hasBegun = true
    act()
  }

  /// Runs the effect, in a subclass.
  func act() {}

  /// Ends the effect.
  ///
  /// - Returns: The unmount hook to run after the commit, if it is one.
  func end() -> (() -> Void)? { nil }
}

/// A mounted effect whose newer effects are of one kind.
class MountedEffectOfKind<Kind: Effect>: MountedEffect {
  /// The newest effect of the place.
  final private(set) var effect: Kind

  init(_ effect: Kind) { self.effect = effect }

  final override func take(_ new: Effect) -> Bool? {
    guard let new = new as? Kind else { return nil }
    let old = effect
    effect = new
    return follow(old)
  }

  /// Reacts to a newer effect, which is ``effect`` already.
  ///
  /// - Returns: Whether the effect became due.
  func follow(_ old: Kind) -> Bool { false }
}
