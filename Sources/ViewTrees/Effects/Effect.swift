/// What a modifier does in addition to what the host shows: a part of a view value.
///
/// It never changes, since all copies of a view value share it, and one value may be mounted in several places. What
/// becomes of it in one place is kept by the ``MountedEffect`` there.
@usableFromInline
class Effect {
  /// What the effect is in a place that it comes to.
  func mounted() -> MountedEffect { preconditionFailure("\(Self.self) says nothing of what it is where it is mounted") }
}

/// An effect in one place of a tree, for as long as a modifier of its kind is there.
///
/// Actions are noted while views are evaluated, and run after the host has received the commit, with the newest
/// closures.
@usableFromInline
class MountedEffect {
  /// Whether anything is to be done after the commit that brings the place.
  var isDueAtFirst: Bool { true }

  /// Whether the host was told of the place and everything was done that is done then; what is done at the end is done
  /// only after that.
  final private(set) var hasBegun = false

  /// Whether something is done at the end by a closure of the author.
  var hasDeparture: Bool { false }

  /// Takes the place's newest effect.
  ///
  /// All effects are of one view type, so that an effect of another kind may come to the place: `?:` between two
  /// modifiers and an erased view bring that about.
  ///
  /// - Returns: Whether there is something to do after the commit that was not there before; nil where the new effect is
  ///   of another kind, so that this one ends.
  func take(_ new: Effect) -> Bool? { nil }

  /// Does what there is to do.
  final func perform() {
    hasBegun = true
    act()
  }

  /// Does what there is to do, in a subclass.
  func act() {}

  /// Ends what goes on.
  ///
  /// - Returns: What is to be done after the commit.
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
  /// - Returns: Whether there is something to do after the commit that was not there before.
  func follow(_ old: Kind) -> Bool { false }
}
