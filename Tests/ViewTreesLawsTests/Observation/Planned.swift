import ViewTrees

/// Makes views from plans.
enum Planned {
  /// Returns the input of a plan inside another one.
  static func below(_ plan: Plan, _ inner: Plan, _ input: Input, _ step: String = "") -> Input {
    var below = input
    below.path += "/\(plan.style)\(name(plan))\(step)>\(inner.label)"
    below.given = ""
    return below
  }

  private static func name(_ plan: Plan) -> String {
    switch plan.kind {
    case .nothing: "nothing"
    case .group: "group"
    case .branch: "branch"
    case .items(let style, _, _): "items \(style)"
    case .values(let style, let isMemoizing, _, _): "values \(style) \(isMemoizing)"
    case .shared(let style, _, _): "shared \(style)"
    case .erased: "erased"
    case .level: "level"
    case .passing: "passing"
    case .binding: "binding"
    }
  }

  @ViewBuilder
  static func view(_ plan: Plan, _ input: Input, _ world: World) -> some View {
    switch plan.style {
    case .spec: SpecPlanned(plan: plan, input: input, world: world)
    case .equal: EqualPlanned(plan: plan, input: input, world: world)
    case .reflected: ReflectedPlanned(input: input, world: world, plan: plan)
    case .connected: ConnectedPlanned(plan: plan, input: input, world: world).id(input.path)
    case .host: HostPlanned(plan: plan, input: input, world: world, item: world.items[0])
    }
  }

  /// The content of the view of a plan.
  @ViewBuilder
  static func inside(_ plan: Plan, _ input: Input, _ world: World) -> some View {
    switch plan.kind {
    case .nothing: EmptyView()
    case .group(let plans): ForEach(plans, id: \.label) { view($0, below(plan, $0, input), world) }
    case .branch(let item, let first, let second):
      if world.isOn(item, input) {
        view(first, below(plan, first, input, "+"), world)
      } else if let second {
        view(second, below(plan, second, input, "-"), world)
      }
    case .items(let style, let item, let inner):
      items(style, world.children(world.items[item], input), plan, inner, input, world)
    case .values(let style, let isMemoizing, let item, let inner):
      values(style, isMemoizing, world.values(world.items[item], input), plan, inner, input, world)
    case .shared(let style, let index, let inner): shared(style, index, plan, inner, input, world)
    case .erased(let inner): AnyView(view(inner, below(plan, inner, input), world))
    case .level(let value, let item, let inner):
      view(inner, below(plan, inner, input), world)
        .environment(\.level, value + (item.map { world.numberValue($0, input) } ?? 0))
    case .passing(let read, let inner):
      view(inner, passed(world.read(read, input), below(plan, inner, input)), world)
    case .binding(let inner): view(inner, below(plan, inner, input), world)
    }
  }

  private static func passed(_ value: String, _ input: Input) -> Input {
    var input = input
    input.given = value
    return input
  }

  private static func row(_ key: Int, _ item: Item?, _ plan: Plan, _ inner: Plan, _ input: Input) -> Input {
    var row = below(plan, inner, input, "[\(key)]")
    row.item = item
    return row
  }

  /// Returns the input under which reads in the closure of a list are logged, apart from those of the row's view.
  private static func apart(_ row: Input) -> Input {
    var apart = row
    apart.path += "#"
    return apart
  }

  @ViewBuilder
  private static func items(
    _ style: Plan.RowStyle, _ items: [Item], _ plan: Plan, _ inner: Plan, _ input: Input, _ world: World
  ) -> some View {
    switch style {
    case .inline:
      ForEach(items) { item in
        let row = apart(row(item.id, item, plan, inner, input))
        Text("\(item.id) \(world.word(item, row)) \(world.read(inner.reads, row))")
      }
    case .composite: ForEach(items) { view(inner, row($0.id, $0, plan, inner, input), world) }
    case .mixed:
      ForEach(items) { item in
        let row = row(item.id, item, plan, inner, input)
        Text(world.word(item, apart(row)))
        view(inner, row, world)
      }
    case .nested:
      ForEach(items) { item in
        let row = row(item.id, item, plan, inner, input)
        Text(world.word(item, apart(row)))
        ForEach(world.children(item, apart(row))) { child in
          Text("\(world.word(child, Input(path: "\(row.path)#\(child.id)")))")
        }
      }
    case .nestedValues:
      ForEach(items) { item in
        let row = row(item.id, item, plan, inner, input)
        ForEach(world.values(item, apart(row)), id: \.self) { value in
          Text("\(value) \(world.read(inner.reads, apart(row)))")
        }
      }
    case .element:
      ForEach(items) { item in
        let row = row(item.id, item, plan, inner, input)
        Element("row", ["word": world.word(item, apart(row))]) { view(inner, row, world) }
      }
    }
  }

  @ViewBuilder
  private static func shared(
    _ style: Plan.SharedStyle, _ index: Int, _ plan: Plan, _ inner: Plan, _ input: Input, _ world: World
  ) -> some View {
    switch style {
    case .values:
      ForEach(world.sharedValues(index, input), id: \.self) { value in
        Text("\(value) \(world.read(inner.reads, input))")
      }
    case .memoized:
      ForEach(
        world.sharedValues(index, input).map { Value(id: $0, inner: inner, input: row($0, nil, plan, inner, input)) },
        memoizing: true
      ) { value in
        Text("\(value.id) \(world.read(value.inner.reads, apart(value.input)))")
      }
    case .children:
      ForEach(world.sharedChildren(index, input)) { child in
        Text("\(child.id) \(child.number) \(child.values.map(String.init).joined())")
      }
    case .composite:
      ForEach(world.sharedChildren(index, input)) { child in
        Text("\(child.id) \(child.number) \(child.isOn)")
        view(inner, row(child.id, nil, plan, inner, input), world)
      }
    }
  }

  /// The element of a row, with everything that the row depends on.
  private struct Value: Equatable, Identifiable {
    let id: Int
    let inner: Plan
    let input: Input
  }

  @ViewBuilder
  private static func values(
    _ style: Plan.RowStyle, _ isMemoizing: Bool, _ numbers: [Int], _ plan: Plan, _ inner: Plan, _ input: Input,
    _ world: World
  ) -> some View {
    let values = numbers.map { Value(id: $0, inner: inner, input: row($0, input.item, plan, inner, input)) }
    // The body depends on what the closure reads, unless the list memoizes and each row has its own dependencies.
    switch (style, isMemoizing) {
    case (.inline, false): ForEach(values) { Text("\($0.id) \(world.read(inner.reads, input))") }
    case (.inline, true):
      ForEach(values, memoizing: true) { Text("\($0.id) \(world.read($0.inner.reads, apart($0.input)))") }
    case (.composite, false), (.nestedValues, false): ForEach(values) { view(inner, $0.input, world) }
    case (.composite, true), (.nestedValues, true):
      ForEach(values, memoizing: true) { view($0.inner, $0.input, world) }
    case (.element, false):
      ForEach(values) { value in
        Element("row", ["reads": world.read(inner.reads, input)]) { view(inner, value.input, world) }
      }
    case (.element, true):
      ForEach(values, memoizing: true) { value in
        Element("row", ["reads": world.read(value.inner.reads, apart(value.input))]) {
          view(value.inner, value.input, world)
        }
      }
    case (.mixed, false):
      ForEach(values) { value in
        Text("\(value.id) \(world.read(inner.reads, input))")
        view(inner, value.input, world)
      }
    case (.mixed, true):
      ForEach(values, memoizing: true) { value in
        Text("\(value.id) \(world.read(value.inner.reads, apart(value.input)))")
        view(value.inner, value.input, world)
      }
    case (.nested, false):
      ForEach(values) { value in
        let children = world.children(world.items[value.id % world.items.count], input)
        ForEach(children) { child in
          Text("\(value.id) \(world.word(child, Input(path: "\(value.input.path)#\(child.id)")))")
        }
      }
    case (.nested, true):
      ForEach(values, memoizing: true) { value in
        let children = world.children(world.items[value.id % world.items.count], apart(value.input))
        ForEach(children) { child in
          Text("\(value.id) \(world.word(child, Input(path: "\(value.input.path)#\(child.id)")))")
        }
      }
    }
  }
}
