import TestSupport

extension SeededGenerator {
  /// A list of up to `limit` rows; about `keys` different keys.
  mutating func rows(upTo limit: Int, keys: Int) -> [Row] {
    (0..<below(limit + 1)).map { _ in row(keys: keys) }
  }

  /// A list made of another one by a few changes of every kind.
  mutating func changed(_ rows: [Row], keys: Int) -> [Row] {
    var rows = rows
    for _ in 0..<below(10) {
      switch below(4) {
      case 0: rows.insert(row(keys: keys), at: below(rows.count + 1))
      case 1: if !rows.isEmpty { rows.remove(at: below(rows.count)) }
      case 2: if !rows.isEmpty { rows[below(rows.count)].text = "\(below(3))" }
      default: if !rows.isEmpty { rows.insert(rows.remove(at: below(rows.count)), at: below(rows.count + 1)) }
      }
    }
    return rows
  }

  private mutating func row(keys: Int) -> Row { Row("\(below(keys))", "\(below(3))") }
}
