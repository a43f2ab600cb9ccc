import ComparisonSpecs
import ViewTrees

enum LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// The root, whose body reads nothing.
@AutoEquatable
struct PlannedRoot: View {
  let plan: Plan
  @AutoIgnored let world: World
  var body: some View { Planned.view(plan, Input(path: "root"), world) }
}

@AutoEquatable
struct SpecPlanned: View {
  let plan: Plan
  let input: Input
  @AutoIgnored let world: World
  var body: some View {
    Text(world.evaluate(plan, input))
    Planned.inside(plan, input, world)
  }
}

struct EqualPlanned: View, Equatable {
  let plan: Plan
  let input: Input
  let world: World
  var body: some View {
    Text(world.evaluate(plan, input))
    Planned.inside(plan, input, world)
  }
}

struct ReflectedPlanned: View {
  let input: Input
  let world: World
  let plan: Plan
  var body: some View {
    Text(world.evaluate(plan, input))
    Planned.inside(plan, input, world)
  }
}

@AutoEquatable
struct ConnectedPlanned: View {
  let plan: Plan
  let input: Input
  @AutoIgnored let world: World
  @Environment(\.level) private var level
  @State private var count: Int

  init(plan: Plan, input: Input, world: World) {
    self.plan = plan
    self.input = input
    self.world = world
    _count = State(initialValue: world.states[input.path] ?? 0)
  }

  var body: some View {
    Text(world.evaluate(plan, input, Connections(level: { level }, state: { count })))
    Element("button", ["path": input.path]).on("click") {
      count += 1
      world.states[input.path] = count
      world.changed.insert("state \(input.path)")
    }
    if case .binding(let inner) = plan.kind {
      BoundPlanned(
        plan: inner, input: Planned.below(plan, inner, input), name: input.path, world: world, count: $count)
    } else {
      Planned.inside(plan, input, world)
    }
  }
}

@AutoEquatable
struct BoundPlanned: View {
  let plan: Plan
  let input: Input
  let name: String
  @AutoIgnored let world: World
  @Binding var count: Int

  var body: some View {
    Text(world.evaluate(plan, input, Connections(bound: (name, { count }))))
    Planned.inside(plan, input, world)
  }
}

@AutoEquatable
struct HostPlanned: HostView {
  let plan: Plan
  let input: Input
  @AutoIgnored let world: World
  /// A model, so that the tree knows that the type reads what can change.
  let item: Item

  var hostName: String { "host" }
  var attributes: Attributes { ["path": input.path, "shows": world.show(plan, input)] }

  var body: some View {
    let _ = world.evaluate(plan, input)
    Planned.inside(plan, input, world)
  }
}
