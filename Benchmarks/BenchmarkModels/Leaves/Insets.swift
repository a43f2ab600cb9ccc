/// Distances from the edges of a rectangle.
public struct Insets: Equatable, Sendable {
  /// A distance.
  public var top, leading, bottom, trailing: Double

  /// Creates a value from its fields.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
