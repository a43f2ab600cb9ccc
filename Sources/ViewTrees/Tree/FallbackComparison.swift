/// How a tree compares views that have neither a comparison spec nor a `==`.
public enum FallbackComparison: UInt8, Sendable, Hashable, CaseIterable {
  /// By the layout of their types; see `LayoutComparer`. A closure is different from every closure.
  case reflective

  /// Field by field through `Mirror`; see `MirrorComparer`. The answers are those of ``reflective``, for more time.
  case mirror

  /// Never equal: such a view is evaluated whenever its parent is.
  case alwaysDifferent
}
