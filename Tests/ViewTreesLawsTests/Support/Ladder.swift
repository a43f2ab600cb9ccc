/// Predicts which bodies an update evaluates, from two descriptions and the rules of the decision ladder alone.
struct Ladder {
  private(set) var evaluated: [Int] = []

  /// Returns the sorted labels of the bodies that are evaluated when `new` replaces `old`.
  static func evaluations(from old: Description?, to new: Description) -> [Int] {
    var ladder = Ladder()
    ladder.evaluated.append(-1)
    ladder.composite(old, new)
    return ladder.evaluated.sorted()
  }

  /// `level` is the number of interpreters around the innermost one.
  private mutating func reconcile(_ old: Description?, _ new: Description, _ level: Int) {
    let old = old.flatMap { $0.branch(level) == new.branch(level) ? $0 : nil }
    if level == 0, new.isWrapped {
      composite(old, new)
      return
    }
    switch (new.kind, old?.kind) {
    case (.nothing, _), (.text, _), (.badge, _): break
    case (.data(let new), .data(let old)?): data(old, new)
    case (.data(let new), _): data(nil, new)
    case (.erased(let new), let kind): erased(kind?.part, new)
    case (.box(_, let part), let kind):
      guard old != new else { return }
      evaluated.append(new.boxLabel)
      reconcile(kind?.part, part, 2)
    case (.composite(let style, _), _): composite(old, new, isNeverEqual: style == .never)
    case (.element(_, _, let part), let kind), (.portal(_, let part), let kind): reconcile(kind?.part, part, level - 1)
    case (.optional(let part), let kind): if let part { reconcile(kind?.part, part, level - 1) }
    case (.either(let branch, let part), .either(let former, let old)?) where branch == former:
      reconcile(old, part, level - 1)
    case (.choice(let branch, let part), .choice(let former, let old)?) where branch == former:
      reconcile(old, part, level - 1)
    case (.identified(let key, let part), .identified(let former, let old)?) where key == former:
      reconcile(old, part, level - 1)
    case (.either(_, let part), _), (.choice(_, let part), _), (.identified(_, let part), _):
      reconcile(nil, part, level - 1)
    case (.loop(let parts), _):
      let olds = old?.parts ?? []
      for (index, part) in parts.enumerated() { reconcile(index < olds.count ? olds[index] : nil, part, level - 1) }
    case (.pair(let first, let second), _):
      reconcile(old?.parts[0], first, level - 1)
      reconcile(old?.parts[1], second, level - 1)
    case (.list(let style, let rows), let kind):
      for (old, new) in Self.matched(kind?.rows ?? [], rows) { row(style, old, new, level) }
    case (.single(.composites, let rows), let kind):
      for (old, new) in Self.matched(kind?.rows ?? [], rows) where old?.content != new.content {
        evaluated.append(new.content.boxLabel)
        reconcile(old?.content.kind.part, new.content.kind.part!, 2)
      }
    case (.single, _): break
    }
  }

  private mutating func row(
    _ style: Description.ListStyle, _ old: Description.Row?, _ new: Description.Row, _ level: Int
  ) {
    switch style {
    case .parts: reconcile(old?.content, new.content, level - 1)
    case .composites: composite(old?.content, new.content)
    case .erased: erased(old?.content, new.content)
    case .memoizedParts: if old != new { reconcile(old?.content, new.content, level - 1) }
    case .memoizedComposites: if old != new { composite(old?.content, new.content) }
    }
  }

  private mutating func composite(_ old: Description?, _ new: Description, isNeverEqual: Bool = false) {
    guard isNeverEqual || old != new else { return }
    evaluated.append(new.label)
    reconcile(old?.inside, new.inside, 2)
  }

  private mutating func erased(_ old: Description?, _ new: Description) {
    let old = old.flatMap { $0.erasedType == new.erasedType ? $0 : nil }
    switch new.erasedType {
    case 0, 1: break
    case 2, 3: composite(old, new)
    case 4: erased(old?.kind.part, new.kind.part!)
    default: reconcile(old, new, 1)
    }
  }

  private mutating func data(_ old: DataView?, _ new: DataView) {
    if let old, (old.id, old.label, old.value) == (new.id, new.label, new.value), old.sharesChildren(with: new) {
      return
    }
    evaluated.append(new.label)
    let rows = new.children.map { child in (key: child.id, child: child) }
    let olds = old?.children ?? []
    for (index, row) in rows.enumerated() {
      let occurrence = rows[..<index].count { $0.key == row.key }
      data(olds.filter { $0.id == row.key }.dropFirst(occurrence).first, row.child)
    }
  }

  /// Returns each new row with the old row that it continues: the n-th of a key continues the n-th.
  static func matched(_ old: [Description.Row], _ new: [Description.Row]) -> [(Description.Row?, Description.Row)] {
    new.enumerated().map { index, row in
      let occurrence = new[..<index].count { $0.key == row.key }
      return (old.filter { $0.key == row.key }.dropFirst(occurrence).first, row)
    }
  }
}

extension DataView {
  /// A Boolean value that indicates whether the children are the same array, not only an equal one.
  func sharesChildren(with other: DataView) -> Bool {
    unsafeBitCast(children, to: UInt.self) == unsafeBitCast(other.children, to: UInt.self)
  }
}

extension Description.Kind {
  /// The only part, if the kind has exactly one.
  var part: Description? {
    let parts = Description(label: 0, kind: self).parts
    return parts.count == 1 ? parts[0] : nil
  }

  var rows: [Description.Row] {
    switch self {
    case .list(_, let rows), .single(_, let rows): rows
    default: []
    }
  }
}

extension Description {
  /// A Boolean value that indicates whether the innermost interpreter wraps it in a composite view.
  var isWrapped: Bool {
    switch kind {
    case .nothing, .text, .badge, .data, .erased, .box, .composite: false
    default: true
    }
  }

  /// A number for each branch in the interpreters.
  fileprivate func branch(_ level: Int) -> Int {
    if level == 0, isWrapped { return 200 }
    return switch kind {
    case .nothing: 100
    case .text: 101
    case .badge: 102
    case .data: 103
    case .erased: 104
    case .box: 105
    case .composite(let style, _): 110 + style.rawValue
    case .element: 0
    case .optional: 1
    case .either: 2
    case .choice: 3
    case .loop: 4
    case .pair: 5
    case .identified: 6
    case .portal: 7
    case .list(let style, _): 10 + style.rawValue
    case .single(let style, _): 20 + style.rawValue
    }
  }

  /// A number for each type that is erased.
  fileprivate var erasedType: Int {
    switch kind {
    case .text: 0
    case .badge: 1
    case .composite(.spec, _): 2
    case .composite(.reflected, _): 3
    case .erased: 4
    default: 5
    }
  }
}
