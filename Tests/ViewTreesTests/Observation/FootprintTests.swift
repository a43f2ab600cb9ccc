import ComparisonSpecs
import Observation
import Testing
import ViewTrees

private enum TintKey: EnvironmentKey { static let defaultValue = "light" }

extension EnvironmentValues {
  fileprivate var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private struct Model: View {
  let shelf: Shelf
  @State var count = 0
  @Environment(\.tint) var theme

  var body: some View {
    let _ = Bodies.note("model")
    Text("\(shelf.isOpen ? shelf.header : shelf.footer) \(count) \(theme)")
    ForEach(shelf.things) { ThingRow(thing: $0) }
  }
}

private struct Badge: HostView {
  let thing: Thing

  var attributes: Attributes { ["id": thing.title] }
}

private struct Plain: View {
  let number: Int

  var body: some View {
    let _ = Bodies.note("plain")
    Text("\(number)")
  }
}

private struct All: View {
  let shelf: Shelf
  let number: Int

  var body: some View {
    Model(shelf: shelf).environment(\.tint, "dark")
    Badge(thing: shelf.things[0])
    Plain(number: number)
  }
}

@Suite("What a node reads, as data")
struct FootprintTests {
  private let shelf = Shelf(1...2)

  /// Describes the properties.
  ///
  /// `?` stands for a name that the system does not tell.
  private func describe(_ properties: [ObservedProperty]?) -> [String]? {
    properties?.map { "\($0.type).\($0.name ?? "?")" }.sorted()
  }

  @Test("has properties of models, states and keys of the environment, for bodies, rows and host views")
  func properties() throws {
    let stage = Stage(All(shelf: shelf, number: 1))
    shelf.header = "b"
    shelf[1].title = "x"
    let update = stage.update(All(shelf: shelf, number: 2)).update
    let model = try #require(Stage<All>.node(of: Model.self, in: update))
    let badge = try #require(Stage<All>.node(of: Badge.self, in: update))
    let row = try #require(Stage<All>.node(of: ThingRow.self, in: update))
    let plain = try #require(Stage<All>.node(of: Plain.self, in: update))
    let expected = ["Shelf.isOpen", "Shelf.header", "Shelf.things", "Model.count", "EnvironmentValues.tint"]
    let found = try #require(stage.tree.footprint(of: model))
    #expect(found.count == expected.count)
    #expect(found.filter { $0.type == Shelf.self }.map(\.keyPath).count == 3)
    #expect(Set(found.filter { $0.type == Shelf.self }.map(\.object)) == [ObjectIdentifier(shelf)])
    #expect(describe(found)?.contains("Model.count") == true)
    #expect(describe(stage.tree.footprint(of: row)) == ["Thing.title"])
    #expect(describe(stage.tree.footprint(of: badge)) == ["Thing.title"])
    #expect(stage.tree.footprint(of: plain) == [])
    // Asking registers nothing and removes no registration.
    let counts = [registrationCount(of: shelf), registrationCount(of: shelf[1])]
    for _ in 0..<10 { _ = stage.tree.footprint(of: model) }
    #expect([registrationCount(of: shelf), registrationCount(of: shelf[1])] == counts)
    #expect(!stage.tree.needsFlush)
    #expect(stage.change { shelf.footer = "f" }.bodies == [])
    #expect(stage.change { shelf.header = "c" }.bodies == ["model"])
  }

  @Test("follows what the body reads now, and ends with the node")
  func changes() throws {
    let stage = Stage(All(shelf: shelf, number: 1))
    let update = stage.change { shelf.isOpen = false }.update
    let model = try #require(Stage<All>.node(of: Model.self, in: update))
    let paths = stage.tree.footprint(of: model)?.map(\.keyPath) ?? []
    #expect(paths.contains(\Shelf.footer))
    #expect(!paths.contains(\Shelf.header))
    stage.tree.unmount()
    #expect(stage.tree.footprint(of: model) == nil)
    stage.tree.update(All(shelf: shelf, number: 1))
    #expect(stage.tree.footprint(of: model) == nil)
  }
}
