import ViewTrees

/// Makes views from descriptions.
///
/// There are several interpreters, so that lists can be nested in lists and branches in rows without a composite view
/// between them. Each has its own body type.
protocol Interpreter {
  associatedtype Made: View
  @ViewBuilder static func make(_ description: Description, _ context: Context) -> Made
}

/// Makes descriptions that are a single view, and wraps all others in a composite view.
enum Innermost: Interpreter {
  @ViewBuilder
  static func make(_ description: Description, _ context: Context) -> some View {
    switch description.kind {
    case .nothing: EmptyView()
    case .text(let value): Text("\(description.label) \(value)")
    case .badge(let value): BadgeView(label: description.label, value: value, fire: context.fire)
    case .data(let root): root
    case .box: BoxView(description: description, journal: context.journal, fire: context.fire)
    case .erased(let inner): erase(inner, context)
    case .composite(.spec, _): SpecView(description: description, journal: context.journal, fire: context.fire)
    case .composite(.equal, _): EqualView(description: description, journal: context.journal, fire: context.fire)
    case .composite(.equatable, _):
      EqualView(description: description, journal: context.journal, fire: context.fire).equatable()
    case .composite(.reflected, _): ReflectedView(description: description, context)
    case .composite(.never, _): NeverEqualView(description: description, journal: context.journal, fire: context.fire)
    default: SpecView(description: description, journal: context.journal, fire: context.fire)
    }
  }

  /// Returns an erased view.
  ///
  /// Each `erasedType` has its own type.
  static func erase(_ description: Description, _ context: Context) -> AnyView {
    switch description.kind {
    case .text(let value): AnyView(Text("\(description.label) \(value)"))
    case .badge(let value): AnyView(BadgeView(label: description.label, value: value, fire: context.fire))
    case .composite(.spec, _):
      AnyView(SpecView(description: description, journal: context.journal, fire: context.fire))
    case .composite(.reflected, _): AnyView(ReflectedView(description: description, context))
    case .erased(let inner): AnyView(AnyView(Group { erase(inner, context) }))
    default: AnyView(Inner.make(description, context))
    }
  }
}

typealias Inner = Around<Innermost>
typealias Outer = Around<Inner>

/// Makes all kinds of views, with another interpreter for their parts.
enum Around<Next: Interpreter>: Interpreter {
  @ViewBuilder
  static func make(_ description: Description, _ context: Context) -> some View {
    switch description.kind {
    case .element(let name, let value, let content):
      let label = description.label
      Element("e\(name)", ["label": String(label), "value": value == 0 ? nil : String(value)]) {
        Next.make(content, context)
      }
      .on("click") { context.fire(label) }
    case .optional(let content): if let content { Next.make(content, context) }
    case .either(let branch, let content):
      if branch { Next.make(content, context) } else { Next.make(content, context) }
    case .choice(let branch, let content):
      switch branch {
      case 0: Next.make(content, context)
      case 1: Group { Next.make(content, context) }
      default: Next.make(content, context)
      }
    case .loop(let parts): for part in parts { Next.make(part, context) }
    case .pair(let first, let second):
      Group {
        Next.make(first, context)
        Next.make(second, context)
      }
    case .identified(let key, let content): Next.make(content, context).id(key)
    case .portal(let target, let content): Portal(to: "target \(target)") { Next.make(content, context) }
    case .list(let style, let rows): Lists<Next>.make(style, rows, context)
    case .single(let style, let rows): SingleLists.make(description.label, style, rows, context)
    default: Innermost.make(description, context)
    }
  }
}

/// Makes lists of any content.
enum Lists<Next: Interpreter> {
  @ViewBuilder
  static func make(
    _ style: Description.ListStyle, _ rows: [Description.Row], _ context: Context
  ) -> some View {
    switch style {
    case .parts: ForEach(rows, id: \.key) { Next.make($0.content, context) }
    case .composites:
      ForEach(rows, id: \.key) { EqualView(description: $0.content, journal: context.journal, fire: context.fire) }
    case .erased: ForEach(rows, id: \.key) { Innermost.erase($0.content, context) }
    case .memoizedParts: ForEach(rows, id: \.key, memoizing: true) { Next.make($0.content, context.alone) }
    case .memoizedComposites:
      ForEach(rows, id: \.key, memoizing: true) { ReflectedView(description: $0.content, context.alone) }
    }
  }
}

/// Makes lists whose rows are one host node each.
enum SingleLists {
  @ViewBuilder
  static func make(
    _ label: Int, _ style: Description.SingleStyle, _ rows: [Description.Row], _ context: Context
  ) -> some View {
    switch style {
    case .texts: Element("ul", name(label)) { ForEach(rows, id: \.key) { Text(text($0)) } }
    case .elements:
      Element("ul", name(label)) {
        ForEach(rows, id: \.key) { row in
          Element("li", ["label": String(row.content.label)]) { Text(text(row)) }
            .on("click") { context.fire(row.content.label) }
        }
      }
    case .badges:
      Element("ul", name(label)) {
        ForEach(rows, id: \.key) {
          BadgeView(label: $0.content.label, value: value($0), fire: context.fire)
        }
      }
    case .composites:
      Element("ul", name(label)) {
        ForEach(rows, id: \.key) { BoxView(description: $0.content, journal: context.journal, fire: context.fire) }
      }
    case .memoizedTexts:
      Element("ul", name(label)) { ForEach(rows, id: \.key, memoizing: true) { Text(text($0)) } }
    }
  }

  private static func name(_ label: Int) -> Attributes { ["label": String(label)] }

  static func text(_ row: Description.Row) -> String { "\(row.content.label) \(value(row))" }

  /// The title of the box in the row.
  ///
  /// Most styles use only the title.
  static func value(_ row: Description.Row) -> Int {
    if case .box(let title, _) = row.content.kind { title } else { 0 }
  }
}
