import TestSupport

/// Makes random sketches and random changes of sketches.
struct RandomSketches {
  var generator: SeededGenerator
  private var lastLabel = 0
  /// Whether hooks may increment the counter around them.
  let pokes: Bool

  init(seed: UInt64, pokes: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.pokes = pokes
  }

  mutating func below(_ limit: Int) -> Int { generator.below(limit) }

  mutating func sketch(depth: Int) -> Sketch {
    lastLabel += 1
    let label = lastLabel
    return Sketch(label: label, kind: depth == 0 ? leaf() : kind(depth: depth - 1))
  }

  private mutating func leaf() -> Sketch.Kind {
    switch below(12) {
    case 0: .nothing
    case 1: .button
    case 2: .items(below(4))
    case 3, 4: .handler
    case 5, 6: .reader(generator.pick(Sketch.Key.allCases))
    case 7: .optional(nil)
    case 8: .consumer(below(2) == 0, sketch(depth: 0))
    default: .text(below(3))
    }
  }

  private mutating func kind(depth: Int) -> Sketch.Kind {
    switch below(26) {
    case 0, 1: leaf()
    case 2...4: .composite(generator.pick(Sketch.Style.allCases), sketch(depth: depth))
    case 5...7: .counter(sketch(depth: depth), below(3) == 0 ? nil : sketch(depth: depth))
    case 8...11: .hooked(hook(), hook(), sketch(depth: below(2) == 0 ? 0 : depth))
    case 12, 13: .tracked(sketch(depth: depth))
    case 14: .element(below(3), sketch(depth: depth))
    case 15: .optional(sketch(depth: depth))
    case 16: .either(below(2) == 0, sketch(depth: depth))
    case 17: .erased(sketch(depth: depth))
    case 18: .pair(sketch(depth: depth), sketch(depth: depth))
    case 19...21: .list(generator.pick(Sketch.ListStyle.allCases), rows(depth: depth))
    case 22: below(2) == 0 ? .identified(below(3), sketch(depth: depth)) : .portal(below(2), sketch(depth: depth))
    case 23, 24: .environment(change(), sketch(depth: depth))
    default: .consumer(below(2) == 0, sketch(depth: depth))
    }
  }

  private mutating func rows(depth: Int) -> [Sketch.Row] {
    let range = below(4) == 0 ? 4 : 40
    return (0..<below(5)).map { _ in Sketch.Row(key: below(range), content: sketch(depth: depth)) }
  }

  private mutating func hook() -> Sketch.Hook {
    switch below(pokes ? 12 : 10) {
    case 0: .mount
    case 1: .unmount
    case 2: .number(below(3))
    case 3: .word(["a", "a text that is too long to be kept in place", "b"][below(3)])
    case 4: .list(Array(0..<below(3)))
    case 5: .optional(below(3) == 0 ? nil : below(3))
    case 6: .initially(below(3))
    case 7: .task
    case 8: .numberTask(1 + below(2))
    case 9: .wordTask(below(2) == 0 ? "x" : "y")
    case 10: .pokingMount
    default: .pokingNumber(below(3))
    }
  }

  private mutating func change() -> Sketch.Change {
    switch below(9) {
    case 0: .level(below(3))
    case 1: .height(below(3))
    case 2: .limit(below(2) == 0 ? nil : below(3))
    case 3: .raisedLevel(1 + below(2))
    case 4, 5: .soil(below(2))
    case 6: .seed
    default: .call
    }
  }

  /// Returns the sketch with up to three random changes.
  mutating func changed(_ sketch: Sketch) -> Sketch {
    var sketch = sketch
    for _ in 0..<below(4) { sketch = changedOnce(sketch) }
    return sketch
  }

  private mutating func changedOnce(_ sketch: Sketch) -> Sketch {
    var parts = sketch.parts
    if !parts.isEmpty, below(4) > 0 {
      let index = below(parts.count)
      parts[index] = changedOnce(parts[index])
      return sketch.with(parts: parts)
    }
    var copy = sketch
    lastLabel += 1
    // With a new label the same view gets a new value.
    if below(2) == 0 { copy.label = lastLabel }
    switch sketch.kind {
    case .text: copy.kind = .text(below(3))
    case .composite(_, let part) where below(2) == 0:
      copy.kind = .composite(generator.pick(Sketch.Style.allCases), part)
    case .hooked(let inner, let outer, let part):
      copy.kind = below(2) == 0 ? .hooked(hook(), outer, part) : .hooked(inner, hook(), part)
    case .element(_, let part): copy.kind = .element(below(3), part)
    case .optional: copy.kind = .optional(below(2) == 0 ? nil : self.sketch(depth: 2))
    case .either(let branch, let part): copy.kind = .either(!branch, part)
    case .list(let style, let rows): copy.kind = .list(style, changedRows(rows))
    case .identified(let key, let part): copy.kind = .identified(key + 1, part)
    case .portal(let target, let part): copy.kind = .portal(1 - target, part)
    case .environment(_, let part): copy.kind = .environment(change(), part)
    case .reader: copy.kind = .reader(generator.pick(Sketch.Key.allCases))
    case .consumer(let needsObject, let part): copy.kind = .consumer(!needsObject, part)
    case .composite, .counter, .tracked, .erased, .pair, .nothing, .button, .items, .handler:
      if below(3) == 0 { copy = self.sketch(depth: 2) }
    }
    return copy
  }

  private mutating func changedRows(_ rows: [Sketch.Row]) -> [Sketch.Row] {
    var rows = rows
    switch below(5) {
    case 0: rows.shuffle(using: &generator)
    case 1 where !rows.isEmpty: rows.remove(at: below(rows.count))
    case 2 where rows.count > 1: rows.append(rows.removeFirst())
    case 3 where !rows.isEmpty:
      let index = below(rows.count)
      rows[index].content = changedOnce(rows[index].content)
    default: rows.insert(Sketch.Row(key: below(40), content: sketch(depth: 1)), at: below(rows.count + 1))
    }
    return rows
  }
}
