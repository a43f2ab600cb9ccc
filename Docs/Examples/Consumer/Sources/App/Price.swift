import ComparisonSpecs

@AutoEquatable
public struct Price: Hashable {
  @AutoPriority(0) public let cents: Int
  public let currency: String
  @AutoIgnored public let source: String

  public init(cents: Int, currency: String, source: String) {
    self.cents = cents
    self.currency = currency
    self.source = source
  }
}
