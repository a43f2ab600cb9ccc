/// What a random view reads and contains, as plain data.
struct Plan: Equatable {
  /// Unique among all plans.
  var label: Int
  var style: Style
  var reads: [Read]
  var kind: Kind

  /// How the view of a plan is compared, and which properties it has.
  enum Style: Int, CaseIterable {
    /// By a spec.
    case spec
    /// By a `==` written by hand.
    case equal
    /// By reflection.
    case reflected
    /// By a spec, with a state and an environment.
    case connected
    /// By a spec, as a host view whose attributes also read models.
    case host
  }

  indirect enum Kind: Equatable {
    case nothing
    case group([Plan])
    /// The first or the second, as the `isOn` of an item says.
    case branch(Int, Plan, Plan?)
    /// Rows for the children of an item.
    case items(RowStyle, Int, Plan)
    /// Rows for the values of an item.
    case values(RowStyle, isMemoizing: Bool, Int, Plan)
    /// Rows for an item that any thread may change.
    case shared(SharedStyle, Int, Plan)
    case erased(Plan)
    /// Sets an environment value for the view below, which depends on the number of an item if there is one.
    case level(Int, item: Int?, Plan)
    /// Passes what it reads here to the view below.
    case passing(Read, Plan)
    /// Passes a binding to its state to the view below.
    case binding(Plan)
  }

  enum RowStyle: Int, CaseIterable {
    /// One text, which reads.
    case inline
    /// One composite view.
    case composite
    /// Both, so that a row has several nodes.
    case mixed
    /// A list in each row.
    case nested
    /// A list of plain values in each row, whose rows read.
    case nestedValues
    /// An element with a text, which reads.
    case element
  }

  enum SharedStyle: Int, CaseIterable {
    /// Of values. The body depends on what the rows read.
    case values
    /// Of values. Each row depends on what it reads.
    case memoized
    /// Of the children.
    case children
    /// Of the children, with a composite view in each row.
    case composite
  }

  /// Something that a view reads.
  indirect enum Read: Equatable {
    case number(Int)
    case word(Int)
    case note(Int)
    case headline(Int)
    case best(Int)
    case sum(Int)
    case table(Int)
    case values(Int)
    case action(Int)
    case shared(Int)
    case sharedSum(Int)
    /// The word of the row's element.
    case own
    /// The environment value, if the view has one.
    case level
    /// The state of the view, if it has one.
    case state
    /// The state of another view, if there is a binding to it.
    case bound
    /// The first or the second, as the `isOn` of an item says.
    case either(Int, Read, Read)
    /// The first or the second, as the `isOn` of an item that any thread may change says.
    case eitherShared(Int, Read, Read)
  }
}

extension Plan {
  /// The parts one level down.
  var parts: [Plan] {
    switch kind {
    case .nothing: []
    case .group(let plans): plans
    case .branch(_, let first, let second): [first] + (second.map { [$0] } ?? [])
    case .items(_, _, let plan), .values(_, _, _, let plan), .shared(_, _, let plan), .erased(let plan),
      .level(_, _, let plan), .passing(_, let plan), .binding(let plan):
      [plan]
    }
  }

  /// Returns a copy with other parts, as many as there are.
  func with(parts: [Plan]) -> Plan {
    var copy = self
    switch kind {
    case .nothing: break
    case .group: copy.kind = .group(parts)
    case .branch(let item, _, _): copy.kind = .branch(item, parts[0], parts.count > 1 ? parts[1] : nil)
    case .items(let style, let item, _): copy.kind = .items(style, item, parts[0])
    case .values(let style, let isMemoizing, let item, _):
      copy.kind = .values(style, isMemoizing: isMemoizing, item, parts[0])
    case .shared(let style, let item, _): copy.kind = .shared(style, item, parts[0])
    case .erased: copy.kind = .erased(parts[0])
    case .level(let value, let item, _): copy.kind = .level(value, item: item, parts[0])
    case .passing(let read, _): copy.kind = .passing(read, parts[0])
    case .binding: copy.kind = .binding(parts[0])
    }
    return copy
  }

  /// The plan in one line.
  var text: String { "\(label) \(style) \(reads) \(kindText)(\(parts.map(\.text).joined(separator: ", ")))" }

  private var kindText: String {
    switch kind {
    case .nothing: "nothing"
    case .group: "group"
    case .branch(let item, _, _): "branch \(item)"
    case .items(let style, let item, _): "items \(style) \(item)"
    case .values(let style, let isMemoizing, let item, _): "values \(style) \(isMemoizing) \(item)"
    case .shared(let style, let item, _): "shared \(style) \(item)"
    case .erased: "erased"
    case .level(let value, let item, _): "level \(value) \(item.map(String.init) ?? "")"
    case .passing(let read, _): "passing \(read)"
    case .binding: "binding"
    }
  }
}
