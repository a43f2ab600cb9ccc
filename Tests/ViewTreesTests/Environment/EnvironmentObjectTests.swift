import ComparisonSpecs
import Observation
import Testing
import ViewTrees

@Observable
private final class Session {
  var user: String

  init(_ user: String) { self.user = user }
}

private struct UserName: View {
  let name: String
  @Environment(Session.self) private var session

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note("\(name) \(session.user)")
    Element("u", ["id": name]) { Text(session.user) }
  }
}

private struct MaybeUser: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    let _ = Bodies.note("maybe \(session?.user ?? "nobody")")
    Text(session?.user ?? "nobody")
  }
}

/// A host view that reads an object in each of its requirements.
private struct UserField: HostView {
  let number: Int
  @Environment(Session.self) private var session

  var hostName: String { "field-\(session.user)" }
  var attributes: Attributes { ["id": "f", "number": "\(number)"] }
  var events: [String] { [session.user] }
  func handle(_ event: HostEvent) -> Bool { event.name == session.user }
}

@Suite("An object of the environment")
struct EnvironmentObjectTests {
  private struct Root: View {
    let session: Session
    var body: some View {
      let _ = Bodies.note("root")
      Between("between") {
        UserName("a")
        MaybeUser()
      }
      .environment(session)
    }
  }

  @Test("is found by its type, and observed by its properties")
  func found() {
    let first = Session("ann")
    let stage = LiveStage(Root(session: first))
    #expect(stage.mounting.bodies == ["root", "between", "a ann", "maybe ann"])
    let changed = stage.perform { first.user = "bob" }
    #expect(changed.bodies == ["a bob", "maybe bob"])
    #expect(changed.operations == ["update 'bob': text", "update 'bob': text"])
    let replaced = stage.update(Root(session: Session("eve")))
    #expect(replaced.bodies == ["root", "a eve", "maybe eve"])
    #expect(stage.perform { first.user = "x" }.bodies == [])
  }

  @Test("that is optional may be missing")
  func optional() {
    let stage = LiveStage(MaybeUser())
    #expect(stage.mounting.operations == ["mount 'nobody'"])
    #expect(stage.mounting.update.diagnostics == [])
  }

  private struct Missing: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: String
    let view: @Sendable (Int) -> AnyView
  }

  private static let missing = [
    Missing(testDescription: "of a view", path: "Top › div › UserName") { _ in AnyView(UserName("a")) },
    Missing(testDescription: "of a view that changes", path: "Top › div › UserName") { AnyView(UserName("\($0)")) },
    Missing(testDescription: "of a row", path: "Top › div › UserName") {
      AnyView(ForEach([$0], id: \.self) { UserName("\($0)") })
    },
    Missing(testDescription: "of the same row", path: "Top › div › UserName") { number in
      AnyView(ForEach([1], id: \.self) { _ in UserName("\(number)") })
    },
    Missing(testDescription: "of a host view", path: "Top › div › UserField") { AnyView(UserField(number: $0)) },
    Missing(testDescription: "of a host view in a row", path: "Top › div › UserField") { _ in
      AnyView(ForEach([1], id: \.self, content: UserField.init))
    },
    Missing(testDescription: "below another environment", path: "Top › div › Between<UserName> › div › UserName") {
      number in
      AnyView(Between("inner") { UserName("\(number)") }.environment(\.size, number))
    },
  ]

  private struct Top: View {
    let number: Int
    let missing: Missing
    var body: some View {
      Element("div") {
        missing.view(number)
        Text("\(number)")
      }
    }
  }

  @Test("that is missing is reported with the view and the type; the view shows nothing", arguments: missing)
  private func reported(_ missing: Missing) throws {
    let stage = LiveStage(Top(number: 1, missing: missing))
    let mounted = ["mount div", "mount '1'"]
    #expect(stage.mounting.operations.filter { !$0.hasPrefix("mount div#") } == mounted)
    #expect(stage.mounting.bodies.filter { $0 != "inner" } == [])
    let diagnostic = TreeDiagnostic.missingEnvironment(type: "Session", view: missing.path)
    #expect(stage.mounting.update.diagnostics == [diagnostic])
    #expect(diagnostic.description.contains("\(missing.path) needs an object of type Session in its environment"))
    let update = stage.update(Top(number: 2, missing: missing))
    #expect(update.operations == ["update '2': text"])
    #expect(update.bodies == [])
    #expect(!stage.host.text.contains("field"))
    #expect(stage.tree.unmount().patches.count == stage.mounting.operations.count)
  }

  @Test("that a view provides itself is available to the views inside")
  func provided() {
    struct Provider<Content: View>: View {
      var number = 1
      let content: Content
      @State private var session = Session("own")
      var body: some View {
        let _ = Bodies.note("provider")
        content.environment(session)
        Element("b", ["id": "b"]).on("click") { session.user = "new" }
      }
    }
    let stage = LiveStage(Provider(content: UserName("a")))
    #expect(stage.mounting.update.diagnostics == [])
    #expect(stage.mounting.bodies == ["provider", "a own"])
    #expect(stage.send("click", to: "b#b").bodies == ["a new"])
    #expect(stage.update(Provider(number: 2, content: UserName("a"))).bodies == ["provider"])
  }

  fileprivate struct Reader {
    @Environment(Session.self) var session
  }

  @AutoEquatable
  fileprivate struct LateReader: View {
    let isReading: Bool
    @AutoIgnored let reader: Reader?

    init(_ isReading: Bool) {
      self.isReading = isReading
      reader = isReading ? Reader() : nil
    }

    var body: some View {
      let _ = Bodies.note("late")
      Element("p") { Text(reader?.session.user ?? "-") }
    }
  }

  @Test("that disappears hides the view that needs it")
  func missedLater() {
    let stage = LiveStage(LateReader(false))
    #expect(stage.mounting.operations == ["mount p", "mount '-'"])
    let step = stage.update(LateReader(true))
    #expect(step.bodies == [])
    #expect(step.operations == ["unmount '-'", "unmount p"])
    #expect(step.update.diagnostics.count == 1)
  }
}
