import ComparisonSpecs

struct Order {
  var id: Int
  var title: String
  var customer: Customer
  var cachedAt: Double
}

extension Order: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<Order> {
    Compared(\.id).priority(0)
    Compared(\.title)
    ComparedChild(\.customer, \.email)
    Ignored(\.cachedAt)
  }
}

/// Who made an order.
struct Customer {
  var email: String
  var visits: Int
}
