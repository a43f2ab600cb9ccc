import KeyedDiffing
import TestSupport

/// A section of rows with a title that may change.
struct RowSection: Hashable, Identifiable, CustomStringConvertible {
  var id: String
  var title = ""
  var rows: [Row]

  init(_ id: String, title: String = "", _ rows: [Row]) {
    self.id = id
    self.title = title
    self.rows = rows
  }

  var description: String { "\(id)\(title)\(rows)" }
}

extension [RowSection] {
  /// Sections from a text such as `"A: a b | B1: c"`.
  init(_ text: String) {
    self = text.split(separator: "|").map { part in
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      let name = halves[0].filter { $0 != " " }
      return RowSection(String(name.prefix(1)), title: String(name.dropFirst()), [Row](String(halves[1])))
    }
  }
}

extension SeededGenerator {
  /// Sections with different keys, and rows whose keys repeat now and then if there are few.
  mutating func sections(keys: Int) -> [RowSection] {
    let ids = (0..<6).shuffled(using: &self).prefix(below(6))
    return ids.map { RowSection("\($0)", title: "\(below(2))", rows(upTo: 6, keys: keys)) }
  }

  /// Sections made of others by a few changes of every kind.
  mutating func changed(_ sections: [RowSection], keys: Int) -> [RowSection] {
    var sections = sections
    for _ in 0..<below(6) where !sections.isEmpty {
      let place = below(sections.count)
      switch below(6) {
      case 0: sections.remove(at: place)
      case 1:
        let free = (0..<12).map(String.init).filter { id in !sections.contains { $0.id == id } }
        sections.insert(RowSection(free[below(free.count)], rows(upTo: 3, keys: keys)), at: place)
      case 2: sections.insert(sections.remove(at: place), at: below(sections.count + 1))
      case 3: sections[place].title = "\(below(2))"
      case 4: sections[place].rows = changed(sections[place].rows, keys: keys)
      default:
        if let row = sections[place].rows.popLast() { sections[below(sections.count)].rows.append(row) }
      }
    }
    return sections
  }
}
