/// Compares two values of any type field by field through `Mirror`.
public struct MirrorComparer: Sendable {
  /// Creates a comparer.
  public init() {}
}
