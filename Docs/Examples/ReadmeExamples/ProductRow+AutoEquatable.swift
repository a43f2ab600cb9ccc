import ComparisonSpecs

@AutoEquatable
struct ProductRow {
  @AutoPriority(0) let id: Int
  let title: String
  @AutoRequiredChild(\Seller.name) let seller: Seller
  @AutoIgnored let loadedAt: ContinuousClock.Instant
  let onBuy: () -> Void
}
