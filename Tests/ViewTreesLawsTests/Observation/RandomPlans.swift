import TestSupport

/// Makes random plans, changes them, and changes what they read.
struct RandomPlans {
  var generator: SeededGenerator
  let world: World

  /// Whether views read only what any thread may change.
  let isShared: Bool
  private var lastLabel = 0
  private var lastItem = 100

  init(seed: UInt64, _ world: World, isShared: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.world = world
    self.isShared = isShared
    for item in world.items {
      item.values = [1, 2, 3].shuffled(using: &generator)
      item.children = (0..<generator.below(3)).map { _ in newItem() }
      item.best = generator.below(2) == 0 ? newItem() : nil
    }
  }

  mutating func below(_ limit: Int) -> Int { generator.below(limit) }

  private mutating func newItem() -> Item {
    lastItem += 1
    let item = Item(lastItem)
    item.word = word()
    item.values = [1, 2]
    return item
  }

  private mutating func word() -> String { generator.pick(["a", "b", "c"]) }

  private mutating func item() -> Int { below(world.items.count) }

  private mutating func shared() -> Int { below(world.shared.count) }

  mutating func plan(depth: Int) -> Plan {
    lastLabel += 1
    let label = lastLabel
    let reads = (0..<below(3)).map { _ in read(depth: 2) }
    return Plan(
      label: label, style: generator.pick(Plan.Style.allCases), reads: reads,
      kind: depth == 0 ? .nothing : kind(depth: depth - 1))
  }

  private mutating func kind(depth: Int) -> Plan.Kind {
    if isShared { return sharedKind(depth: depth) }
    return switch below(12) {
    case 0: .nothing
    case 1, 2: .group((0..<below(4)).map { _ in plan(depth: depth) })
    case 3: .branch(item(), plan(depth: depth), below(3) == 0 ? nil : plan(depth: depth))
    case 4, 5: .items(generator.pick(Plan.RowStyle.allCases), item(), plan(depth: depth))
    case 6, 7:
      .values(generator.pick(Plan.RowStyle.allCases), isMemoizing: below(2) == 0, item(), plan(depth: depth))
    case 8:
      below(2) == 0
        ? .shared(generator.pick(Plan.SharedStyle.allCases), shared(), plan(depth: depth)) : .erased(plan(depth: depth))
    case 9: .level(below(3), item: below(2) == 0 ? item() : nil, plan(depth: depth))
    case 10: .passing(read(depth: 1), plan(depth: depth))
    default: .binding(plan(depth: depth))
    }
  }

  private mutating func read(depth: Int) -> Plan.Read {
    if isShared { return sharedRead() }
    return switch below(depth == 0 ? 15 : 19) {
    case 0: .number(item())
    case 1: .word(item())
    case 2: .note(item())
    case 3: .headline(item())
    case 4: .best(item())
    case 5: .sum(item())
    case 6: .table(item())
    case 7: .values(item())
    case 8: .action(item())
    case 9: .shared(shared())
    case 10: .sharedSum(shared())
    case 11: .own
    case 12: .level
    case 13: .state
    case 14: .bound
    case 15, 16: .either(item(), read(depth: depth - 1), read(depth: depth - 1))
    default: .eitherShared(shared(), read(depth: depth - 1), read(depth: depth - 1))
    }
  }

  private mutating func sharedKind(depth: Int) -> Plan.Kind {
    switch below(8) {
    case 0: .nothing
    case 1, 2: .group((0..<(1 + below(3))).map { _ in plan(depth: depth) })
    case 3, 4, 5: .shared(generator.pick(Plan.SharedStyle.allCases), shared(), plan(depth: depth))
    case 6: .erased(plan(depth: depth))
    default: .passing(read(depth: 1), plan(depth: depth))
    }
  }

  /// Returns a read that depends on no condition.
  ///
  /// If two changes fall into two gaps of one evaluation, a body may miss a change of what it reads only the second
  /// time; see `ModelConcurrency`.
  private mutating func sharedRead() -> Plan.Read { below(2) == 0 ? .shared(shared()) : .sharedSum(shared()) }

  /// Returns the plan with one random change.
  mutating func changed(_ plan: Plan) -> Plan {
    let parts = plan.parts
    if !parts.isEmpty, below(4) != 0 {
      var parts = parts
      let index = below(parts.count)
      parts[index] = changed(parts[index])
      return plan.with(parts: parts)
    }
    var copy = plan
    switch below(5) {
    case 0: return self.plan(depth: 2)
    case 1: copy.reads = (0..<below(3)).map { _ in read(depth: 2) }
    case 2: if case .group(let plans) = plan.kind { copy.kind = .group(plans.shuffled(using: &generator)) }
    case 3: if case .level(_, let item, let inner) = plan.kind { copy.kind = .level(below(3), item: item, inner) }
    default: break
    }
    return copy
  }

  /// Changes something of the world, and records it in `world.changed`.
  ///
  /// - Returns: A description of the change.
  mutating func change() -> String {
    let world = world
    var target = world.items[item()]
    if below(3) == 0, let child = target.children.randomElement(using: &generator) { target = child }
    var done = "nothing"
    func note(_ name: String, _ changes: Bool) {
      done = "\(target.id).\(name)\(changes ? "" : " as it is")"
      if changes { world.changed.insert("\(target.id).\(name)") }
    }
    switch below(18) {
    case 0, 1:
      let value = below(3)
      note("number", value != target.number)
      target.number = value
    case 2, 3:
      let value = word()
      note("word", value != target.word)
      target.word = value
    case 4:
      let value = below(2) == 0 ? nil : word()
      note("note", value != target.note)
      target.note = value
    case 5, 6:
      let value = below(2) == 0
      note("isOn", value != target.isOn)
      target.isOn = value
    case 7:
      note("values", true)
      let value = below(6)
      if let index = target.values.firstIndex(of: value) {
        target.values.remove(at: index)
      } else {
        target.values.append(value)
      }
    case 8:
      let value = target.values.shuffled(using: &generator)
      note("values", value != target.values)
      target.values = value
    case 9:
      note("table", true)
      target.table["a"] = below(2)
    case 10:
      let value = below(2) == 0 ? [:] : ["a": below(2)]
      note("table", value != target.table)
      target.table = value
    case 11:
      note("best", true)
      target.best = below(2) == 0 ? nil : newItem()
    case 12:
      note("children", true)
      target.children.insert(newItem(), at: below(target.children.count + 1))
    case 13:
      guard !target.children.isEmpty else { break }
      note("children", true)
      target.children.remove(at: below(target.children.count))
    case 14:
      note("children", true)
      target.children.shuffle(using: &generator)
    case 15:
      note("action", true)
      let value = below(3)
      target.action = { value }
    case 16:
      let index = shared()
      world.changed.insert("shared\(index).number")
      world.shared[index].number = below(3)
      return "shared\(index).number"
    default:
      let index = shared()
      if below(2) == 0 {
        world.changed.insert("shared\(index).isOn")
        world.shared[index].isOn.toggle()
        return "shared\(index).isOn"
      }
      let name = below(2) == 0 ? "values" : "children"
      world.changed.insert("shared\(index).\(name)")
      if name == "values" {
        world.shared[index].values = (0..<below(4)).map { $0 + 1 }.shuffled(using: &generator)
      } else {
        world.shared[index].children = (0..<below(4)).map { SharedItem($0) }.shuffled(using: &generator)
      }
      return "shared\(index).\(name)"
    }
    return done
  }
}
