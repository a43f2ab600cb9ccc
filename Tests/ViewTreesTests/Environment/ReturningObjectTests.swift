import ComparisonSpecs
import Observation
import TestSupport
import Testing
import ViewTrees

@Observable
private final class Account {
  var name: String

  init(_ name: String) { self.name = name }
}

@Observable
private final class Other { var name = "other" }

private final class Whole: ObservableObject {
  let changes = ObjectChanges()
  @Published var name = "whole"
}

/// Not a view: a field of the view that has it.
private struct Tools {
  @Environment(Account.self) var account
}

private struct WholeTools {
  @EnvironmentObject var whole: Whole
}

@AutoEquatable
private struct Profile: View {
  let id: Int
  let title: String
  @AutoIgnored var tools: Tools?
  @AutoIgnored var wholeTools: WholeTools?
  @State private var clicks = 0

  var body: some View {
    let _ = Bodies.note("\(id) \(title)")
    Element("p", ["id": "\(id)"]) {
      Text("\(title) \(tools?.account.name ?? wholeTools?.whole.name ?? "nobody") \(clicks)")
    }
    .on("click") { clicks += 1 }
  }
}

/// The same view without a spec, whose fields show whether it needs an object.
private struct PlainProfile: View {
  let id: Int
  let title: String
  var tools: Tools?
  var wholeTools: WholeTools?
  @State private var clicks = 0

  var body: some View {
    let _ = Bodies.note("\(id) \(title)")
    Element("p", ["id": "\(id)"]) {
      Text("\(title) \(tools?.account.name ?? wholeTools?.whole.name ?? "nobody") \(clicks)")
    }
    .on("click") { clicks += 1 }
  }
}

/// A host view that needs its object for everything.
private struct HostProfile: HostView {
  let id: Int
  let title: String
  var tools: Tools?

  var hostName: String { "h" }
  var attributes: Attributes { ["id": "\(id)", "title": title, "name": tools?.account.name] }
  var body: some View { Text(title) }
}

/// A row whose object may be missing.
private struct Row: Hashable, Identifiable {
  let id: Int
  var title: String
  var kind: Int
  var needs: Bool
}

/// A row of one of several kinds: composite, host view, several views, erased.
private struct AnyRow: View {
  let row: Row
  var body: some View {
    switch row.kind {
    case 0: PlainProfile(id: row.id, title: row.title, tools: row.needs ? Tools() : nil)
    case 1: HostProfile(id: row.id, title: row.title, tools: row.needs ? Tools() : nil)
    default: PlainProfile(id: row.id, title: row.title, wholeTools: row.needs ? WholeTools() : nil).onMount {}
    }
  }
}

private struct Rows: View {
  var rows: [Row]
  var isMemoizing = false
  var account: Account?
  var isErased = false

  var body: some View {
    Element("div") {
      if isErased { AnyView(list) } else { list }
      Text("end")
    }
  }

  @ViewBuilder
  private var list: some View {
    if let account { content.environment(account) } else { content }
  }

  @ViewBuilder
  private var content: some View {
    ForEach(rows) { row in
      if row.kind == 3 { Text(row.title) }
      HostProfile(id: row.id + 100, title: row.title, tools: row.needs ? Tools() : nil)
      AnyRow(row: row)
    }
    ForEach(rows, id: \.id, memoizing: isMemoizing) { row in
      HostProfile(id: row.id + 200, title: row.title, tools: row.needs ? Tools() : nil)
    }
    ForEach(rows) { row in PlainProfile(id: row.id + 300, title: row.title, tools: row.needs ? Tools() : nil) }
  }
}

@Suite("A view whose object of the environment is missing")
struct ReturningObjectTests {
  @Test("found-case 21: is shown again when it no longer needs the object")
  func needsNoMore() {
    let stage = LiveStage(Profile(id: 1, title: "t"))
    let hidden = stage.update(Profile(id: 1, title: "u", tools: Tools()))
    #expect(hidden.operations == ["unmount 't nobody 0'", "unmount p#1"])
    #expect(hidden.update.diagnostics == [.missingEnvironment(type: "Account", view: "Profile")])
    let still = stage.update(Profile(id: 1, title: "v", tools: Tools()))
    #expect(still.operations == [])
    let shown = stage.update(Profile(id: 1, title: "w"))
    #expect(shown.bodies == ["1 w"])
    #expect(shown.operations == ["mount p#1", "mount 'w nobody 0'"])
    #expect(shown.update.diagnostics == [])
    #expect(stage.update(Profile(id: 1, title: "x")).operations == ["update 'x nobody 0': text"])
  }

  @Test("found-case 21: is shown again even if its fields are equal, and keeps its own state")
  func equalFields() {
    let stage = LiveStage(Profile(id: 1, title: "t"))
    stage.send("click", to: "p#1")
    #expect(stage.host.text.contains("t nobody 1"))
    stage.update(Profile(id: 1, title: "u", tools: Tools()))
    #expect(stage.host.node("p#1") == nil)
    #expect(stage.update(Profile(id: 1, title: "u", tools: Tools())).operations == [])
    let shown = stage.update(Profile(id: 1, title: "u"))
    #expect(shown.bodies == ["1 u"])
    #expect(shown.operations == ["mount p#1", "mount 'u nobody 1'"])
    #expect(stage.send("click", to: "p#1").operations == ["update 'u nobody 2': text"])
  }

  @Test("is shown when it no longer needs the object even if it was never shown, as a host view or not")
  func fromTheStart() {
    struct Root: View {
      let needs: Bool
      var body: some View {
        Text("before")
        HostProfile(id: 1, title: "h", tools: needs ? Tools() : nil)
        Profile(id: 2, title: "p", wholeTools: needs ? WholeTools() : nil)
        Text("after")
      }
    }
    let stage = LiveStage(Root(needs: true))
    #expect(stage.mounting.operations == ["mount 'before'", "mount 'after'"])
    #expect(stage.mounting.update.diagnostics.count == 2)
    for _ in 0..<3 {
      let shown = stage.update(Root(needs: false))
      #expect(
        shown.operations == [
          "mount h#1 before 'after'", "mount 'h'", "mount p#2 before 'after'", "mount 'p nobody 0'",
        ])
      #expect(stage.update(Root(needs: true)).operations.count == 4)
    }
  }

  fileprivate struct Chooser: View {
    @Environment private var object: Base

    init(_ type: Base.Type) { _object = Environment(type) }

    var body: some View {
      let _ = Bodies.note(object.name)
      Text(object.name)
    }
  }

  @Observable
  fileprivate class Base { var name = "base" }

  @Observable
  fileprivate final class Derived: Base {
    override init() {
      super.init()
      name = "derived"
    }
  }

  @Test("found-case 20, 21: is shown when it requires another object that exists")
  func otherType() {
    struct Root: View {
      let type: Base.Type
      let object: Derived
      var body: some View { Chooser(type).environment(object) }
    }
    let object = Derived()
    let stage = LiveStage(Root(type: Derived.self, object: object))
    #expect(stage.host.text == "'derived'")
    let missing = stage.update(Root(type: Base.self, object: object))
    #expect(missing.operations == ["unmount 'derived'"])
    #expect(missing.update.diagnostics.count == 1)
    object.name = "new"
    #expect(stage.perform().bodies == [])
    let back = stage.update(Root(type: Derived.self, object: object))
    #expect(back.bodies == ["new"])
    #expect(back.operations == ["mount 'new'"])
    #expect(stage.perform { object.name = "x" }.operations == ["update 'x': text"])
  }

  @Test("reads nothing while it is hidden, and handles no event")
  func hidden() {
    let account = Account("ann")
    struct Root: View {
      let type: Base.Type
      let object: Derived
      let title: Account
      var body: some View { Titled(type, title).environment(object) }
    }
    struct Titled: View {
      @Environment private var object: Base
      let title: Account

      init(_ type: Base.Type, _ title: Account) {
        _object = Environment(type)
        self.title = title
      }

      var body: some View { Element("b", ["id": "b"]) { Text(title.name + object.name) }.on("click") {} }
    }
    let object = Derived()
    let stage = LiveStage(Root(type: Derived.self, object: object, title: account))
    let node = stage.host.node("b#b")
    #expect(registrationCount(of: account) == 1)
    stage.update(Root(type: Base.self, object: object, title: account))
    #expect(registrationCount(of: account) == 0)
    #expect(node.map { stage.tree.send(HostEvent("click"), to: $0) } == .stale)
    stage.update(Root(type: Derived.self, object: object, title: account))
    #expect(registrationCount(of: account) == 1)
    stage.tree.unmount()
    #expect(registrationCount(of: account) == 0)
  }

  @Test("found-case 21: keeps its position among rows that move in the meantime", arguments: [false, true])
  func order(_ isMemoizing: Bool) throws {
    for seed in 1...40 {
      var random = SeededGenerator(seed: UInt64(seed))
      var rows = (0..<6).map { Row(id: $0, title: "t", kind: random.below(4), needs: random.below(2) == 0) }
      var account: Account?
      let whole = Account("w")
      let stage = Stage(Rows(rows: rows, isMemoizing: isMemoizing))
      for _ in 0..<25 {
        switch random.below(6) {
        case 0: rows.shuffle(using: &random)
        case 1: rows.removeAll { _ in random.below(4) == 0 }
        case 2: rows.insert(Row(id: 10 + random.below(1000), title: "n", kind: random.below(4), needs: true), at: 0)
        case 3: account = account == nil ? whole : nil
        case 4: whole.name += "!"
        default:
          for index in rows.indices where random.below(2) == 0 {
            rows[index].needs.toggle()
            if random.below(2) == 0 { rows[index].title = "t\(random.below(3))" }
          }
        }
        let ids = Set(rows.map(\.id))
        guard ids.count == rows.count else { break }
        if random.below(8) == 0 { rows.reverse() }
        if random.below(10) == 0 {
          stage.tree.remount()
          _ = stage.host.takeOperations()
        }
        stage.update(Rows(rows: rows, isMemoizing: isMemoizing, account: account))
      }
    }
  }
}
