/// The row as it is written without this library.
enum Before {
  struct ProductRow: Equatable {
    let id: Int
    let title: String
    let seller: Seller
    let loadedAt: ContinuousClock.Instant
    let onBuy: () -> Void

    static func == (lhs: ProductRow, rhs: ProductRow) -> Bool {
      lhs.id == rhs.id && lhs.title == rhs.title && lhs.seller.name == rhs.seller.name
    }
  }
}

/// Who sells the product of a row.
struct Seller {
  let name: String
  let rating: Double
}
