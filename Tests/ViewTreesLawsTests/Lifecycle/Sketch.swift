import ViewTrees

/// A random tree with hooks, tasks, handlers, states and an environment, as plain data.
///
/// Views interpret it, and the naive oracle works on it alone.
struct Sketch: Equatable {
  /// Unique among all sketches of a trial, so that another sketch in the same place is never equal.
  var label: Int
  var kind: Kind

  indirect enum Kind: Equatable {
    case nothing
    case text(Int)
    /// Reports clicks.
    case button
    case composite(Style, Sketch)
    /// Counts clicks in a state, and shows the first part if the count is even and the second if it is odd.
    case counter(Sketch, Sketch?)
    case hooked(Hook, Hook, Sketch)
    /// Has a mount hook and an unmount hook.
    case tracked(Sketch)
    /// Reports clicks, and has content.
    case element(Int, Sketch)
    case optional(Sketch?)
    case either(Bool, Sketch)
    case erased(Sketch)
    case pair(Sketch, Sketch)
    case list(ListStyle, [Row])
    case identified(Int, Sketch)
    case portal(Int, Sketch)
    case environment(Change, Sketch)
    case reader(Key)
    /// Needs an object of the environment if the flag is set.
    case consumer(Bool, Sketch)
    /// Has a collection as its state, with a binding to each element. The number is its initial count.
    case items(Int)
    /// Has a handler.
    case handler
  }

  /// How a composite view is compared; no style compares its closures.
  enum Style: Int, CaseIterable { case spec, equal, equatable, reflected, never }

  /// What the rows of a list consist of.
  enum ListStyle: Int, CaseIterable { case parts, composites, erased, memoizedParts, memoizedComposites }

  struct Row: Equatable {
    var key: Int
    var content: Sketch
  }

  /// A hook on a view.
  enum Hook: Equatable {
    case mount, unmount
    case number(Int), word(String), list([Int]), optional(Int?)
    /// Also runs with the first value.
    case initially(Int)
    case task, numberTask(Int), wordTask(String)
    /// Increments the counter around it, up to a limit.
    case pokingMount, pokingNumber(Int)
  }

  /// A change of the environment of the views below.
  enum Change: Equatable {
    case level(Int), height(Int), limit(Int?), raisedLevel(Int)
    case soil(Int), seed
    case call
  }

  /// What a view reads of its environment.
  enum Key: Int, CaseIterable { case level, height, limit, call }
}

extension Sketch {
  /// The parts one level down, including rows.
  var parts: [Sketch] {
    switch kind {
    case .nothing, .text, .button, .optional(nil), .reader, .items, .handler: []
    case .composite(_, let part), .hooked(_, _, let part), .tracked(let part), .element(_, let part),
      .optional(let part?), .either(_, let part), .erased(let part), .identified(_, let part), .portal(_, let part),
      .environment(_, let part), .consumer(_, let part):
      [part]
    case .counter(let first, let second): [first] + (second.map { [$0] } ?? [])
    case .pair(let first, let second): [first, second]
    case .list(_, let rows): rows.map(\.content)
    }
  }

  /// A Boolean value that indicates whether the sketch contains a task.
  var hasTasks: Bool {
    if case .hooked(let inner, let outer, _) = kind, inner.isTask || outer.isTask { return true }
    return parts.contains(where: \.hasTasks)
  }

  /// Returns a copy with other parts, as many as there are.
  func with(parts: [Sketch]) -> Sketch {
    var copy = self
    switch kind {
    case .nothing, .text, .button, .optional(nil), .reader, .items, .handler: break
    case .composite(let style, _): copy.kind = .composite(style, parts[0])
    case .hooked(let inner, let outer, _): copy.kind = .hooked(inner, outer, parts[0])
    case .tracked: copy.kind = .tracked(parts[0])
    case .element(let value, _): copy.kind = .element(value, parts[0])
    case .optional: copy.kind = .optional(parts[0])
    case .either(let branch, _): copy.kind = .either(branch, parts[0])
    case .erased: copy.kind = .erased(parts[0])
    case .identified(let key, _): copy.kind = .identified(key, parts[0])
    case .portal(let target, _): copy.kind = .portal(target, parts[0])
    case .environment(let change, _): copy.kind = .environment(change, parts[0])
    case .consumer(let needsObject, _): copy.kind = .consumer(needsObject, parts[0])
    case .counter: copy.kind = .counter(parts[0], parts.count > 1 ? parts[1] : nil)
    case .pair: copy.kind = .pair(parts[0], parts[1])
    case .list(let style, let rows): copy.kind = .list(style, zip(rows, parts).map { Row(key: $0.key, content: $1) })
    }
    return copy
  }

  /// The sketch in one line.
  var text: String {
    let inside = parts.map(\.text).joined(separator: ", ")
    return switch kind {
    case .list(let style, let rows):
      "\(label) list \(style)(\(rows.map { "\($0.key): \($0.content.text)" }.joined(separator: ", ")))"
    case .text(let value): "\(label) text \(value)"
    case .hooked(let inner, let outer, _): "\(label) hooked \(inner) \(outer)(\(inside))"
    case .element(let value, _): "\(label) element \(value)(\(inside))"
    case .identified(let key, _): "\(label) id \(key)(\(inside))"
    case .environment(let change, _): "\(label) environment \(change)(\(inside))"
    case .consumer(let needsObject, _): "\(label) consumer \(needsObject)(\(inside))"
    case .reader(let key): "\(label) reader \(key)"
    case .items(let count): "\(label) items \(count)"
    case .portal(let target, _): "\(label) portal \(target)(\(inside))"
    default: "\(label) \(step)(\(inside))"
    }
  }
}
