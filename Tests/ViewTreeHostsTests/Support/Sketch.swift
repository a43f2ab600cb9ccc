import TestSupport
import ViewTrees

/// A view as plain data, with all kinds of views that a tree supports.
indirect enum Sketch: View, Equatable {
  case text(String)
  case element(HostSnapshot, [Row])
  case custom(HostSnapshot)
  case optional(Sketch?)
  case branch(Bool, Sketch)
  case erased(Sketch)
  case portal(String, [Row])
  case rows([Row])

  struct Row: Identifiable, Equatable {
    let id: Int
    var view: Sketch
  }

  /// A host view whose name may change while its node stays mounted.
  struct Custom: HostView, Equatable {
    let snapshot: HostSnapshot
    var hostName: String { snapshot.name }
    var attributes: Attributes { snapshot.attributes }
    var events: [String] { snapshot.events }
    var body: some View {
      Text(snapshot.name)
    }
  }

  var body: some View {
    switch self {
    case .text(let string): Text(string)
    case .element(let snapshot, let rows): Element(snapshot.name, snapshot.attributes) { ForEach(rows) { $0.view } }
    case .custom(let snapshot): Custom(snapshot: snapshot)
    case .optional(let view):
      Group {
        if let view { view }
        Text("behind")
      }
    case .branch(let isFirst, let view):
      if isFirst { view } else { view }
    case .erased(let view): AnyView(view)
    case .portal(let target, let rows): Portal(to: target) { ForEach(rows) { $0.view } }
    case .rows(let rows): ForEach(rows) { $0.view }
    }
  }
}

/// Random views, each similar to the one before.
struct RandomSketches {
  private static let names = ["div", "span", "section", "pre", "em", "ul"]
  private static let fields = ["input", "textarea", "br"]
  private static let texts = ["", "Milk", "<b>&amp;", "\n", "a\r\nb\0", "\u{2028}", "</script><!--"]
  private var generator: SeededGenerator
  private var nextKey = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns a view that differs from another in a few places.
  mutating func variation(of sketch: Sketch, depth: Int = 0) -> Sketch {
    // Deeper parts change more often, so that most upper parts stay.
    if isOneIn(depth == 0 ? 60 : 12) { return random(depth: depth) }
    switch sketch {
    case .text: return isOneIn(3) ? .text(generator.pick(Self.texts)) : sketch
    case .element(let snapshot, _) where Self.fields.contains(snapshot.name):
      return .element(isOneIn(3) ? field() : snapshot, [])
    case .element(let snapshot, let rows):
      return .element(isOneIn(5) ? element() : snapshot, variation(of: rows, depth: depth))
    case .custom: return isOneIn(3) ? .custom(element()) : sketch
    case .optional(let view):
      return .optional(isOneIn(3) ? nil : view.map { variation(of: $0, depth: depth + 1) } ?? random(depth: depth + 1))
    case .branch(let isFirst, let view):
      return .branch(isFirst != isOneIn(3), variation(of: view, depth: depth + 1))
    case .erased(let view): return .erased(variation(of: view, depth: depth + 1))
    case .portal(let target, let rows):
      return .portal(isOneIn(4) ? self.target() : target, variation(of: rows, depth: depth))
    case .rows(let rows): return .rows(variation(of: rows, depth: depth))
    }
  }

  mutating func random(depth: Int) -> Sketch {
    guard depth > 0 else { return .element(HostSnapshot(name: "div"), rows(12, depth: 0)) }
    if depth > 4 { return .text(generator.pick(Self.texts)) }
    switch generator.next() % 10 {
    case 0: return .text(generator.pick(Self.texts))
    case 1: return .custom(element())
    case 2: return .element(field(), [])
    case 3: return .optional(isOneIn(2) ? nil : random(depth: depth + 1))
    case 4: return .branch(isOneIn(2), random(depth: depth + 1))
    case 5: return .erased(random(depth: depth + 1))
    case 6 where depth < 3: return .portal(target(), rows(2, depth: depth))
    case 7: return .rows(rows(3, depth: depth))
    default: return .element(element(), rows(4, depth: depth))
    }
  }

  private mutating func variation(of rows: [Sketch.Row], depth: Int) -> [Sketch.Row] {
    var rows = rows.map {
      isOneIn(3) ? Sketch.Row(id: $0.id, view: variation(of: $0.view, depth: depth + 1)) : $0
    }
    switch generator.next() % 14 {
    case 0: rows.shuffle(using: &generator)
    case 1: rows.reverse()
    case 2 where rows.count > 1: rows.insert(rows.removeLast(), at: 0)
    case 3 where !rows.isEmpty: rows.remove(at: Int.random(in: rows.indices, using: &generator))
    case 4 where rows.count < 12 && depth < 4:
      rows.insert(row(depth: depth), at: Int.random(in: 0...rows.count, using: &generator))
    // Repeats a key.
    case 5 where rows.count < 12 && !rows.isEmpty && isOneIn(3): rows.append(generator.pick(rows))
    default: break
    }
    return rows
  }

  private mutating func rows(_ count: Int, depth: Int) -> [Sketch.Row] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in row(depth: depth) }
  }

  private mutating func row(depth: Int) -> Sketch.Row {
    nextKey += 1
    return Sketch.Row(id: nextKey, view: random(depth: depth + 1))
  }

  private mutating func element() -> HostSnapshot {
    HostSnapshot(name: generator.pick(Self.names), attributes: attributes())
  }

  private mutating func field() -> HostSnapshot {
    var attributes = attributes()
    attributes["value"] = generator.pick(["a", "<\"", nil])
    let name = generator.pick(Self.fields)
    if name == "input" {
      attributes["type"] = generator.pick(["checkbox", nil])
      attributes["checked"] = generator.pick(["", nil])
    }
    return HostSnapshot(name: name, attributes: attributes)
  }

  private mutating func attributes() -> Attributes {
    var attributes: Attributes = ["class": generator.pick(["a", "b", nil])]
    attributes["title"] = generator.pick(Self.texts + [nil])
    if isOneIn(4) { attributes.set("lang", "en", isHostOwned: true) }
    return attributes
  }

  private mutating func target() -> String { generator.pick(["dialogs", "toasts", "alerts"]) }

  private mutating func isOneIn(_ count: UInt64) -> Bool { generator.next() % count == 0 }
}
