/// The input of a plan's view.
struct Input: Equatable {
  /// The path of the view: the plans around it, the branches that were taken, and the keys of the rows.
  var path: String
  var given = ""
  var item: Item?

  static func == (lhs: Input, rhs: Input) -> Bool {
    lhs.path == rhs.path && lhs.given == rhs.given && lhs.item === rhs.item
  }

  var text: String { "\(given) \(item.map { String($0.id) } ?? "")" }
}

/// The properties of a plan's view besides its input.
struct Connections {
  var level: (() -> Int)?
  var state: (() -> Int)?
  /// The state of another view, with the name of that view.
  var bound: (name: String, read: () -> Int)?
}

extension World {
  /// Evaluates the body of a plan, and logs the evaluation.
  func evaluate(_ plan: Plan, _ input: Input, _ connections: Connections = Connections()) -> String {
    log.evaluated.append(input.path)
    log.fields[input.path] = "\(plan.text) \(input.text) \(connections.bound?.name ?? "")"
    log.reads[input.path] = []
    return "\(input.path) \(input.given) " + read(plan.reads, input, connections)
  }

  func read(_ reads: [Plan.Read], _ input: Input, _ connections: Connections = Connections()) -> String {
    reads.map { read($0, input, connections) }.joined(separator: " ")
  }

  /// Returns the attributes of a host view, and logs what they read.
  func show(_ plan: Plan, _ input: Input) -> String {
    let path = "\(input.path)@"
    log.reads[path] = []
    var shown = input
    shown.path = path
    return read(plan.reads, shown)
  }

  private func note(_ input: Input, _ name: String) { log.reads[input.path, default: []].insert(name) }

  func read(_ read: Plan.Read, _ input: Input, _ connections: Connections = Connections()) -> String {
    switch read {
    case .number(let index): return number(items[index], input)
    case .word(let index): return word(items[index], input)
    case .note(let index):
      note(input, "\(items[index].id).note")
      return items[index].note ?? "nil"
    case .headline(let index):
      let item = items[index]
      note(input, "\(item.id).isOn")
      note(input, item.isOn ? "\(item.id).word" : "\(item.id).number")
      return item.headline
    case .best(let index):
      note(input, "\(items[index].id).best")
      return items[index].best.map { word($0, input) } ?? "nil"
    case .sum(let index):
      note(input, "\(items[index].id).children")
      return items[index].children.map { number($0, input) }.joined(separator: "+")
    case .table(let index):
      note(input, "\(items[index].id).table")
      return items[index].table["a"].map(String.init) ?? "nil"
    case .values(let index): return values(items[index], input).map(String.init).joined(separator: ",")
    case .action(let index):
      note(input, "\(items[index].id).action")
      return String(items[index].action())
    case .shared(let index):
      note(input, "shared\(index).number")
      return String(shared[index].number)
    case .sharedSum(let index): return sharedValues(index, input).map(String.init).joined(separator: "+")
    case .own: return input.item.map { word($0, input) } ?? "nil"
    case .level:
      guard let level = connections.level else { return "nil" }
      let value = level()
      log.fields[input.path, default: ""] += " level \(value)"
      return String(value)
    case .state:
      guard let state = connections.state else { return "nil" }
      note(input, "state \(input.path)")
      return String(state())
    case .bound:
      guard let bound = connections.bound else { return "nil" }
      note(input, "state \(bound.name)")
      return String(bound.read())
    case .either(let index, let first, let second):
      return self.read(isOn(index, input) ? first : second, input, connections)
    case .eitherShared(let index, let first, let second):
      note(input, "shared\(index).isOn")
      return self.read(shared[index].isOn ? first : second, input, connections)
    }
  }

  func isOn(_ index: Int, _ input: Input) -> Bool {
    note(input, "\(items[index].id).isOn")
    return items[index].isOn
  }

  func word(_ item: Item, _ input: Input) -> String {
    note(input, "\(item.id).word")
    return item.word
  }

  private func number(_ item: Item, _ input: Input) -> String {
    note(input, "\(item.id).number")
    return String(item.number)
  }

  func numberValue(_ index: Int, _ input: Input) -> Int {
    note(input, "\(items[index].id).number")
    return items[index].number
  }

  func children(_ item: Item, _ input: Input) -> [Item] {
    note(input, "\(item.id).children")
    return item.children
  }

  func values(_ item: Item, _ input: Input) -> [Int] {
    note(input, "\(item.id).values")
    return item.values
  }

  func sharedValues(_ index: Int, _ input: Input) -> [Int] {
    note(input, "shared\(index).values")
    return shared[index].values
  }

  func sharedChildren(_ index: Int, _ input: Input) -> [SharedItem] {
    note(input, "shared\(index).children")
    return shared[index].children
  }
}
