import ComparisonSpecs

/// A price, equal to another by amount and currency.
@AutoEquatable
public struct Price: Hashable {
  /// The amount in hundredths.
  @AutoPriority(0) public let cents: Int
  /// The code of the currency.
  public let currency: String
  /// Who says so, which is not compared.
  @AutoIgnored public let source: String

  /// Makes a price from its parts.
  public init(cents: Int, currency: String, source: String) {
    self.cents = cents
    self.currency = currency
    self.source = source
  }
}
