import TestSupport
import ViewTrees

/// Makes random descriptions and random changes of descriptions.
struct RandomDescriptions {
  var generator: SeededGenerator
  let journal: Journal
  private var lastLabel = 0

  init(seed: UInt64, journal: Journal) {
    generator = SeededGenerator(seed: seed)
    self.journal = journal
  }

  mutating func label() -> Int {
    lastLabel += 1
    return lastLabel
  }

  private mutating func below(_ limit: Int) -> Int { generator.below(limit) }

  /// Returns a description with at most `depth` levels below it.
  mutating func description(depth: Int) -> Description {
    let label = label()
    return Description(label: label, kind: depth == 0 ? leaf() : kind(depth: depth - 1))
  }

  private mutating func leaf() -> Description.Kind {
    switch below(6) {
    case 0: .nothing
    case 1, 2: .badge(below(3))
    case 3: .optional(nil)
    default: .text(below(3))
    }
  }

  private mutating func kind(depth: Int) -> Description.Kind {
    switch below(24) {
    case 0: leaf()
    case 1: .data(data(depth: min(depth, 2)))
    case 2, 3: .erased(description(depth: depth))
    case 4: .box(below(3), description(depth: depth))
    case 5...8: .composite(Description.Style.allCases[below(5)], description(depth: depth))
    case 9, 10: .element(below(2), below(3), description(depth: depth))
    case 11, 12: .optional(below(3) == 0 ? nil : description(depth: depth))
    case 13: .either(below(2) == 0, description(depth: depth))
    case 14: .choice(below(3), description(depth: depth))
    case 15...17: .list(Description.ListStyle.allCases[below(5)], rows(depth: depth))
    case 18, 19: .single(Description.SingleStyle.allCases[below(5)], uniqueRows(depth: depth))
    case 20: .loop((0..<below(4)).map { _ in description(depth: depth) })
    case 21: .pair(description(depth: depth), description(depth: depth))
    case 22: .identified(below(3), description(depth: depth))
    default: .portal(below(3), description(depth: depth))
    }
  }

  private mutating func rows(depth: Int) -> [Description.Row] {
    // Few keys, so that some repeat.
    let range = below(3) == 0 ? 4 : 40
    return (0..<below(6)).map { _ in Description.Row(key: below(range), content: description(depth: depth)) }
  }

  private mutating func uniqueRows(depth: Int) -> [Description.Row] {
    Array(0..<12).shuffled(using: &generator).prefix(below(9)).map { key in
      Description.Row(key: key, content: boxed(depth: min(depth, 1)))
    }
  }

  private mutating func boxed(depth: Int) -> Description {
    let label = label()
    return Description(label: label, kind: .box(below(3), description(depth: depth)))
  }

  private mutating func data(depth: Int) -> DataView {
    let children = depth == 0 ? [] : (0..<below(4)).map { _ in data(depth: depth - 1) }
    return DataView(id: below(6), label: label(), value: below(3), children: children, journal: journal)
  }
}

extension RandomDescriptions {
  /// Returns a description with some random changes.
  ///
  /// Parts that do not change keep their labels and arrays.
  mutating func changed(_ old: Description) -> Description {
    if below(12) == 0 { return old }
    var new = old
    for _ in 0...below(3) { new = changedOnce(new) }
    return new
  }

  private mutating func changedOnce(_ old: Description) -> Description {
    let parts = old.parts
    if !parts.isEmpty, below(4) != 0 {
      var parts = parts
      let index = below(parts.count)
      if case (.single, .box(_, let part)) = (old.kind, parts[index].kind) {
        // The rows of these lists must be boxes.
        parts[index].kind = .box(below(3), below(2) == 0 ? part : changedOnce(part))
      } else {
        parts[index] = changedOnce(parts[index])
      }
      return old.with(parts: parts)
    }
    return changedHere(old)
  }

  private mutating func changedHere(_ old: Description) -> Description {
    var new = old
    switch old.kind {
    case .list(let style, let rows): new.kind = .list(style, changedRows(rows, range: 8) { $0.description(depth: 1) })
    case .single(let style, let rows):
      var seen = Set<Int>()
      let changed = changedRows(rows, range: 16) { $0.boxed(depth: 1) }
      new.kind = .single(style, changed.filter { seen.insert($0.key).inserted })
    case .loop(let parts): new.kind = .loop(below(2) == 0 ? Array(parts.dropLast()) : parts + [description(depth: 1)])
    case .data(let root): new.kind = .data(changed(root))
    case .text: new.kind = .text(below(3))
    case .badge: new.kind = .badge(below(3))
    case .box(_, let part): new.kind = .box(below(3), part)
    case .element(let name, _, let part) where below(2) == 0: new.kind = .element(name, below(3), part)
    case .optional(let part): new.kind = .optional(part == nil ? description(depth: 1) : nil)
    case .either(let branch, let part): new.kind = .either(!branch, part)
    case .choice(_, let part): new.kind = .choice(below(3), part)
    case .identified(_, let part): new.kind = .identified(below(3), part)
    case .portal(_, let part): new.kind = .portal(below(3), part)
    default: return description(depth: 2)
    }
    if below(6) == 0 { return description(depth: 2) }
    return new
  }

  private mutating func changedRows(
    _ old: [Description.Row], range: Int, _ content: (inout Self) -> Description
  ) -> [Description.Row] {
    var rows = old
    switch below(8) {
    case 0: rows.shuffle(using: &generator)
    case 1: rows.reverse()
    case 2: if rows.count > 1 { rows.swapAt(below(rows.count), below(rows.count)) }
    case 3: if !rows.isEmpty { rows.append(rows.removeFirst()) }
    case 4: if !rows.isEmpty { rows.remove(at: below(rows.count)) }
    case 5: if !rows.isEmpty { rows[below(rows.count)].content = content(&self) }
    default: break
    }
    for _ in 0..<below(3) {
      rows.insert(Description.Row(key: below(range), content: content(&self)), at: below(rows.count + 1))
    }
    if below(4) == 0, !rows.isEmpty { rows.remove(at: below(rows.count)) }
    return rows
  }

  private mutating func changed(_ old: DataView) -> DataView {
    var children = old.children
    switch below(4) {
    case 0: children.shuffle(using: &generator)
    case 1: if !children.isEmpty { children.removeLast() }
    case 2: children.insert(data(depth: 1), at: below(children.count + 1))
    default:
      if let index = children.indices.randomElement(using: &generator) { children[index] = changed(children[index]) }
    }
    // A new label, so that two different arrays are never equal.
    return DataView(id: old.id, label: label(), value: below(3), children: children, journal: journal)
  }
}
