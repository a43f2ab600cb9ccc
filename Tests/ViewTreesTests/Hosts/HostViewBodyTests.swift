import ComparisonSpecs
import Testing
import ViewTrees

/// Has views in its fields and shows none.
private struct Forgotten<Content>: HostView {
  let title = "t"
  let inside: Content
}

/// Shows the views in its fields.
private struct Panel<Content: View>: HostView {
  let inside: Content
  var body: some View { inside }
}

private struct PlainLeaf: HostView {
  let title: String
  let action: () -> Void
  let numbers: [Int]
  let label: () -> String
}

private struct Around<V: View>: View {
  let view: V
  var body: some View { Element("main") { view } }
}

@Suite("Host views that hold views and have no body")
struct HostViewBodyTests {
  private func fields(_ view: some View) -> [String] {
    return ViewTree(Around(view: view)).lastUpdate.diagnostics.compactMap {
      if case .hostViewWithoutBody(_, let field) = $0 { field } else { nil }
    }
  }

  @Test("found-case 43: one that holds views, or a closure that makes views, is reported with the field")
  func reported() {
    #expect(fields(Forgotten(inside: Text("a"))) == ["inside"])
    #expect(fields(Forgotten(inside: Element("p") { Text("a") })) == ["inside"])
    #expect(fields(Forgotten(inside: Text("a") as Text?)) == ["inside"])
    #expect(fields(Forgotten(inside: [Text("a")])) == ["inside"])
    #expect(fields(Forgotten(inside: Text("a") as any View)) == ["inside"])
    #expect(fields(Forgotten(inside: [Text("a"), Element("p")] as [any View])) == ["inside"])
    #expect(fields(Forgotten(inside: AnyView(Text("a")))) == ["inside"])
    #expect(fields(Forgotten(inside: { Text("a") })) == ["inside"])
    #expect(fields(Forgotten(inside: { (number: Int) in Text("\(number)") })) == ["inside"])
    #expect(fields(ForEach(0..<3, id: \.self) { _ in Forgotten(inside: Text("a")) }) == ["inside"])
  }

  @Test("one with a body, and one that holds no views, are not reported")
  func notReported() {
    #expect(fields(Panel(inside: Text("a"))).isEmpty)
    #expect(fields(PlainLeaf(title: "a", action: {}, numbers: [1], label: { "b" })).isEmpty)
    #expect(fields(Forgotten(inside: EmptyView())).isEmpty)
    #expect(fields(Element("p")).isEmpty)
    #expect(fields(Text("a")).isEmpty)
    #expect(fields(Portal(to: "top") { Text("a") }).isEmpty)
  }

  @Test("it is reported once per tree, with what to do")
  func words() {
    let tree = ViewTree(Around(view: ForEach(0..<2, id: \.self) { _ in Forgotten(inside: Text("a")) }))
    let diagnostic = TreeDiagnostic.hostViewWithoutBody(type: "Forgotten<Text>", field: "inside")
    #expect(tree.lastUpdate.diagnostics == [diagnostic])
    #expect(diagnostic.description.contains("add 'var body: some View { inside }'"))
    #expect(
      tree.update(Around(view: ForEach(0..<3, id: \.self) { _ in Forgotten(inside: Text("a")) })).diagnostics.isEmpty)
  }
}
