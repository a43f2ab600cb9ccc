import ViewTrees

/// A random tree as plain data.
///
/// Views interpret it, and the oracles work on it alone.
struct Description: Equatable {
  /// Unique in a tree.
  ///
  /// It tells whose body was evaluated and whose closure ran.
  var label: Int
  var kind: Kind

  indirect enum Kind: Equatable {
    case nothing
    case text(Int)
    case badge(Int)
    case data(DataView)
    case erased(Description)
    case box(Int, Description)
    case composite(Style, Description)
    case element(Int, Int, Description)
    case optional(Description?)
    case either(Bool, Description)
    case choice(Int, Description)
    case list(ListStyle, [Row])
    case single(SingleStyle, [Row])
    case loop([Description])
    case pair(Description, Description)
    case identified(Int, Description)
    case portal(Int, Description)
  }

  /// How a composite view is compared.
  enum Style: Int, CaseIterable {
    /// By a spec, which ignores a closure.
    case spec
    /// By a `==` written by hand, which ignores a closure.
    case equal
    /// By the same `==`, with `.equatable()`.
    case equatable
    /// By reflection; its closure is a handler.
    case reflected
    /// By reflection, with a closure, which is never equal.
    case never
  }

  /// What the rows of a list consist of.
  enum ListStyle: Int, CaseIterable { case parts, composites, erased, memoizedParts, memoizedComposites }

  /// What the rows consist of in a list where each row is one host node that always has the same identity.
  enum SingleStyle: Int, CaseIterable { case texts, elements, badges, composites, memoizedTexts }

  struct Row: Equatable {
    var key: Int
    var content: Description
  }
}

extension Description {
  /// The parts one level down, including list rows.
  var parts: [Description] {
    switch kind {
    case .nothing, .text, .badge, .data, .optional(nil): []
    case .erased(let part), .box(_, let part), .composite(_, let part), .element(_, _, let part), .optional(let part?),
      .either(_, let part), .choice(_, let part), .identified(_, let part), .portal(_, let part):
      [part]
    case .list(_, let rows), .single(_, let rows): rows.map(\.content)
    case .loop(let parts): parts
    case .pair(let first, let second): [first, second]
    }
  }

  /// Returns a copy with other parts, as many as there are.
  func with(parts: [Description]) -> Description {
    var copy = self
    switch kind {
    case .nothing, .text, .badge, .data, .optional(nil): break
    case .erased: copy.kind = .erased(parts[0])
    case .box(let title, _): copy.kind = .box(title, parts[0])
    case .composite(let style, _): copy.kind = .composite(style, parts[0])
    case .element(let name, let value, _): copy.kind = .element(name, value, parts[0])
    case .optional: copy.kind = .optional(parts[0])
    case .either(let branch, _): copy.kind = .either(branch, parts[0])
    case .choice(let branch, _): copy.kind = .choice(branch, parts[0])
    case .identified(let key, _): copy.kind = .identified(key, parts[0])
    case .portal(let target, _): copy.kind = .portal(target, parts[0])
    case .list(let style, let rows): copy.kind = .list(style, zip(rows, parts).map { Row(key: $0.key, content: $1) })
    case .single(let style, let rows):
      copy.kind = .single(style, zip(rows, parts).map { Row(key: $0.key, content: $1) })
    case .loop: copy.kind = .loop(parts)
    case .pair: copy.kind = .pair(parts[0], parts[1])
    }
    return copy
  }

  /// The number of descriptions in this one.
  var size: Int { parts.reduce(1) { $0 + $1.size } }
}
