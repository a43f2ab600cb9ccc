import ViewTrees

/// Makes views of sketches; there are several, so that lists stand in lists and branches in rows without a composite
/// view between them.
protocol SketchMaker {
  associatedtype Made: View
  @ViewBuilder static func make(_ sketch: Sketch, _ path: String, _ hands: Hands) -> Made
}

/// Makes what is one view, and wraps everything else in a composite view.
enum SingleSketch: SketchMaker {
  @ViewBuilder
  static func make(_ sketch: Sketch, _ path: String, _ hands: Hands) -> some View {
    let below = sketch.path(below: path)
    switch sketch.kind {
    case .nothing: EmptyView()
    case .text(let value): Text("\(sketch.label) \(value)")
    case .button: Element("button", ["path": below]).on("click") { hands.report("\(below) click") }
    case .composite(.spec, _): SpecSketch(sketch: sketch, path: below, hands: hands)
    case .composite(.equal, _): EqualSketch(sketch: sketch, path: below, hands: hands)
    case .composite(.equatable, _): EqualSketch(sketch: sketch, path: below, hands: hands).equatable()
    case .composite(.reflected, _): ReflectedSketch(sketch, below, hands)
    case .composite(.never, _): NeverEqualSketch(sketch: sketch, path: below, hands: hands)
    case .counter: CounterSketch(sketch, below, hands)
    case .reader(let key): ReaderSketch(key, below, hands)
    case .needy(let isInNeed, _): NeedySketch(sketch, isInNeed: isInNeed, below, hands)
    case .items(let count): ItemsSketch(count, below, hands)
    case .handed: HandedSketch(label: sketch.label, path: below, hands: hands) { hands.report("\(below) handed") }
    case .erased(let part): erase(part, below, hands)
    default: WrappedSketch(sketch: sketch, path: path, hands: hands)
    }
  }

  /// An erased view, of one type for each kind that is told apart.
  static func erase(_ sketch: Sketch, _ path: String, _ hands: Hands) -> AnyView {
    switch sketch.kind {
    case .text(let value): return AnyView(Text("\(sketch.label) \(value)"))
    case .composite(.spec, _): return AnyView(SpecSketch(sketch: sketch, path: path, hands: hands))
    case .hooked(let inner, let outer, let part):
      guard case .text(let value) = part.kind else { break }
      let place = sketch.path(below: path)
      return AnyView(
        Text("\(part.label) \(value)").hooked(inner, "\(place)#0", hands).hooked(outer, "\(place)#1", hands))
    default: break
    }
    return AnyView(InnerSketch.make(sketch, path, hands))
  }
}

typealias InnerSketch = AroundSketch<SingleSketch>
typealias OuterSketch = AroundSketch<InnerSketch>

/// Makes all kinds of views, with another maker for what is in them.
enum AroundSketch<Next: SketchMaker>: SketchMaker {
  @ViewBuilder
  static func make(_ sketch: Sketch, _ path: String, _ hands: Hands) -> some View {
    let below = sketch.path(below: path)
    switch sketch.kind {
    case .hooked(let inner, let outer, let part):
      Next.make(part, below, hands).hooked(inner, "\(below)#0", hands).hooked(outer, "\(below)#1", hands)
    case .tracked(let part): Next.make(part, below, hands).tracked(below, hands)
    case .element(let value, let part):
      Element("element", ["path": below, "value": value == 0 ? nil : String(value)]) { Next.make(part, below, hands) }
        .on("click") { hands.report("\(below) click") }
    case .optional(let part): if let part { Next.make(part, below, hands) }
    case .either(let branch, let part):
      if branch { Next.make(part, below, hands) } else { Next.make(part, below, hands) }
    case .pair(let first, let second):
      Group {
        Next.make(first, "\(below)0", hands)
        Next.make(second, "\(below)1", hands)
      }
    case .list(let style, let rows): SketchLists<Next>.make(style, rows.placed, below, hands)
    case .identified(let key, let part): Next.make(part, below, hands).id(key)
    case .portal(let target, let part): Portal(to: "target \(target)") { Next.make(part, below, hands) }
    case .environment(let change, let part): Next.make(part, below, hands).environment(change, below, hands)
    default: SingleSketch.make(sketch, path, hands)
    }
  }
}

/// Lists of anything.
enum SketchLists<Next: SketchMaker> {
  @ViewBuilder
  static func make(
    _ style: Sketch.ListStyle, _ rows: [PlacedRow], _ path: String, _ hands: Hands
  ) -> some View {
    switch style {
    case .parts: ForEach(rows, id: \.key) { Next.make($0.content, path + $0.place, hands) }
    case .composites:
      ForEach(rows, id: \.key) { EqualSketch(sketch: $0.content, path: path + $0.place, hands: hands) }
    case .erased:
      ForEach(rows, id: \.key) { SingleSketch.erase($0.content, path + $0.place + $0.content.rowStep, hands) }
    case .memoizedParts:
      ForEach(rows, id: \.key, memoizing: true) { Next.make($0.content, path + $0.place, hands) }
    case .memoizedComposites:
      ForEach(rows, id: \.key, memoizing: true) { ReflectedSketch($0.content, path + $0.place, hands) }
    }
  }
}

extension Sketch {
  /// What tells the type of an erased view in a row from another.
  var rowStep: String { Sketch(label: 0, kind: .erased(self)).path(below: "") }
}
