/// A model with a field of every kind that a spec supports.
struct SampleOrder {
  var id = 1
  var title = "tea"
  var profile = SampleProfile(email: "a", nick: nil)
  var contact: SampleProfile?
  var lines: [SampleProfile] = []
  var extras: [SampleProfile]?
  var price = 1.0
  var rows: [Int] = [1, 2]
  var cachedAt = 0.0
  var onTap: () -> Void = {}
  var onEnd: (Int) -> Void = { _ in }
  var observed = 0 { didSet { cachedAt = 1 } }
  lazy var late = 5
  var total: Int { id * 2 }
}

extension SampleOrder {
  /// Returns the sample with a change.
  static func changed(_ change: (inout SampleOrder) -> Void) -> SampleOrder {
    var order = SampleOrder()
    change(&order)
    return order
  }
}

struct SampleProfile: Equatable {
  var email: String
  var nick: String?
  var address = SampleAddress()
  var width = 0.0
}

struct SampleAddress: Equatable {
  var city = "Rome"
  var zip: Int?
}
