import ComparisonSpecs
import ViewTrees

/// The root, whose closure is different in every value.
@AutoEquatable
struct DescribedRoot: View {
  let description: Description
  let version: Int
  @AutoIgnored let journal: Journal
  let fire: (Int) -> Void

  init(_ description: Description, version: Int, journal: Journal) {
    self.description = description
    self.version = version
    self.journal = journal
    fire = { journal.fired.append((label: $0, version: version)) }
  }

  var body: some View {
    // The root is evaluated for every version.
    let _ = journal.evaluated.append(-1)
    SpecView(description: description, journal: journal, fire: fire)
  }
}

@AutoEquatable
struct SpecView: View {
  let description: Description
  @AutoIgnored let journal: Journal
  let fire: (Int) -> Void

  var body: some View {
    let _ = journal.evaluated.append(description.label)
    Outer.make(description.inside, Context(journal: journal, fire: fire))
  }
}

struct EqualView: View, Equatable {
  let description: Description
  let journal: Journal
  let fire: (Int) -> Void

  static func == (lhs: EqualView, rhs: EqualView) -> Bool { lhs.description == rhs.description }

  var body: some View {
    let _ = journal.evaluated.append(description.label)
    Outer.make(description.inside, Context(journal: journal, fire: fire))
  }
}

struct ReflectedView: View {
  let description: Description
  let journal: Journal
  let fire: Handler<Int>

  init(description: Description, _ context: Context) {
    self.description = description
    journal = context.journal
    fire = Handler(context.fire)
  }

  var body: some View {
    let _ = journal.evaluated.append(description.label)
    let fire = fire
    Outer.make(description.inside, Context(journal: journal) { fire($0) })
  }
}

struct NeverEqualView: View {
  let description: Description
  let journal: Journal
  let fire: (Int) -> Void

  var body: some View {
    let _ = journal.evaluated.append(description.label)
    Outer.make(description.inside, Context(journal: journal, fire: fire))
  }
}

extension Description {
  /// The label that the body of a box logs, since a composite view around the box may have the same label.
  var boxLabel: Int { label + 1_000_000 }

  /// The content of the body of this description's view.
  var inside: Description { if case .composite(_, let inside) = kind { inside } else { self } }
}

/// A host view with a body.
@AutoEquatable
struct BoxView: HostView {
  let description: Description
  @AutoIgnored let journal: Journal
  let fire: (Int) -> Void

  var hostName: String { "box" }
  var attributes: Attributes { ["label": String(description.label), "title": String(title)] }
  var events: [String] { ["click"] }

  private var title: Int { if case .box(let title, _) = description.kind { title } else { -1 } }
  private var content: Description { if case .box(_, let content) = description.kind { content } else { description } }

  func handle(_ event: HostEvent) -> Bool {
    fire(description.label)
    return true
  }

  var body: some View {
    let _ = journal.evaluated.append(description.boxLabel)
    Outer.make(content, Context(journal: journal, fire: fire))
  }
}

/// A host view without a body, with a closure.
@AutoEquatable
struct BadgeView: HostView {
  let label: Int
  let value: Int
  let fire: (Int) -> Void

  var hostName: String { "badge" }
  var attributes: Attributes { ["label": String(label), "value": String(value)] }
  var events: [String] { ["click"] }

  func handle(_ event: HostEvent) -> Bool {
    fire(label)
    return true
  }
}

/// A node of a tree of plain data.
@AutoEquatable
struct DataView: HostView, Identifiable {
  let id: Int
  let label: Int
  let value: Int
  @AutoChildren let children: [DataView]
  @AutoIgnored let journal: Journal

  var hostName: String { "data" }
  var attributes: Attributes { ["label": String(label), "value": String(value)] }

  var body: some View {
    let _ = journal.evaluated.append(label)
    ForEach(children)
  }
}
