import ViewTrees

/// Makes views from sketches.
///
/// There are several makers, so that lists can be nested in lists and branches in rows without a composite view between
/// them.
protocol SketchMaker {
  associatedtype Made: View
  @ViewBuilder static func make(_ sketch: Sketch, _ path: String, _ context: SketchContext) -> Made
}

/// Makes sketches that are a single view, and wraps all others in a composite view.
enum SingleSketch: SketchMaker {
  @ViewBuilder
  static func make(_ sketch: Sketch, _ path: String, _ context: SketchContext) -> some View {
    let below = sketch.path(below: path)
    switch sketch.kind {
    case .nothing: EmptyView()
    case .text(let value): Text("\(sketch.label) \(value)")
    case .button: Element("button", ["path": below]).on("click") { context.report("\(below) click") }
    case .composite(.spec, _): SpecSketch(sketch: sketch, path: below, context: context)
    case .composite(.equal, _): EqualSketch(sketch: sketch, path: below, context: context)
    case .composite(.equatable, _): EqualSketch(sketch: sketch, path: below, context: context).equatable()
    case .composite(.reflected, _): ReflectedSketch(sketch, below, context)
    case .composite(.never, _): NeverEqualSketch(sketch: sketch, path: below, context: context)
    case .counter: CounterSketch(sketch, below, context)
    case .reader(let key): ReaderSketch(key, below, context)
    case .consumer(let needsObject, _): ConsumerSketch(sketch, needsObject: needsObject, below, context)
    case .items(let count): ItemsSketch(count, below, context)
    case .handler:
      HandlerSketch(label: sketch.label, path: below, context: context) { context.report("\(below) handler") }
    case .erased(let part): erase(part, below, context)
    default: WrappedSketch(sketch: sketch, path: path, context: context)
    }
  }

  /// Returns an erased view.
  ///
  /// Each `erasedStep` has its own type.
  static func erase(_ sketch: Sketch, _ path: String, _ context: SketchContext) -> AnyView {
    switch sketch.kind {
    case .text(let value): return AnyView(Text("\(sketch.label) \(value)"))
    case .composite(.spec, _): return AnyView(SpecSketch(sketch: sketch, path: path, context: context))
    case .hooked(let inner, let outer, let part):
      guard case .text(let value) = part.kind else { break }
      let place = sketch.path(below: path)
      return AnyView(
        Text("\(part.label) \(value)").hooked(inner, "\(place)#0", context).hooked(outer, "\(place)#1", context))
    default: break
    }
    return AnyView(InnerSketch.make(sketch, path, context))
  }
}

typealias InnerSketch = AroundSketch<SingleSketch>
typealias OuterSketch = AroundSketch<InnerSketch>

/// Makes all kinds of views, with another maker for their parts.
enum AroundSketch<Next: SketchMaker>: SketchMaker {
  @ViewBuilder
  static func make(_ sketch: Sketch, _ path: String, _ context: SketchContext) -> some View {
    let below = sketch.path(below: path)
    switch sketch.kind {
    case .hooked(let inner, let outer, let part):
      Next.make(part, below, context).hooked(inner, "\(below)#0", context).hooked(outer, "\(below)#1", context)
    case .tracked(let part): Next.make(part, below, context).tracked(below, context)
    case .element(let value, let part):
      Element("element", ["path": below, "value": value == 0 ? nil : String(value)]) { Next.make(part, below, context) }
        .on("click") { context.report("\(below) click") }
    case .optional(let part): if let part { Next.make(part, below, context) }
    case .either(let branch, let part):
      if branch { Next.make(part, below, context) } else { Next.make(part, below, context) }
    case .pair(let first, let second):
      Group {
        Next.make(first, "\(below)0", context)
        Next.make(second, "\(below)1", context)
      }
    case .list(let style, let rows): SketchLists<Next>.make(style, rows.placed, below, context)
    case .identified(let key, let part): Next.make(part, below, context).id(key)
    case .portal(let target, let part): Portal(to: "target \(target)") { Next.make(part, below, context) }
    case .environment(let change, let part): Next.make(part, below, context).environment(change, below, context)
    default: SingleSketch.make(sketch, path, context)
    }
  }
}

/// Makes lists of any content.
enum SketchLists<Next: SketchMaker> {
  @ViewBuilder
  static func make(
    _ style: Sketch.ListStyle, _ rows: [PlacedRow], _ path: String, _ context: SketchContext
  ) -> some View {
    switch style {
    case .parts: ForEach(rows, id: \.key) { Next.make($0.content, path + $0.place, context) }
    case .composites:
      ForEach(rows, id: \.key) { EqualSketch(sketch: $0.content, path: path + $0.place, context: context) }
    case .erased:
      ForEach(rows, id: \.key) { SingleSketch.erase($0.content, path + $0.place + $0.content.rowStep, context) }
    case .memoizedParts:
      ForEach(rows, id: \.key, memoizing: true) { Next.make($0.content, path + $0.place, context) }
    case .memoizedComposites:
      ForEach(rows, id: \.key, memoizing: true) { ReflectedSketch($0.content, path + $0.place, context) }
    }
  }
}

extension Sketch {
  /// The step of an erased row, which depends on its type.
  var rowStep: String { Sketch(label: 0, kind: .erased(self)).path(below: "") }
}
