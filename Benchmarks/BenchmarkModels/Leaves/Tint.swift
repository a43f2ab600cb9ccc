/// A colour.
public struct Tint: Equatable, Sendable {
  /// A component of the colour, from 0 to 1.
  public var red, green, blue, alpha: Float

  /// Creates a value from its fields.
  public init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
