import Testing
import ViewTrees

/// A case that random trees found: rows of a list that transform environment values.
@Suite("Transformed environments in rows")
struct TransformedRowsTests {
  private struct Reader: View {
    @Environment(\.sketchLevel) private var level
    var body: some View { Text("\(level)") }
  }

  private struct Rows: View {
    let level: Int
    let version: Int
    var body: some View {
      ForEach([1, 2], id: \.self) { row in
        Text("\(version)")
        Reader().transformEnvironment(\.sketchLevel) { $0 += row }
      }
      .environment(\.sketchLevel, level)
    }
  }

  @Test("a transformation in a row evaluates nothing repeatedly, and follows the values around it")
  func rows() {
    let host = NaiveHost()
    let tree = ViewTree(Rows(level: 1, version: 0), host: host)
    for version in 1...3 {
      let update = tree.update(Rows(level: version % 2 + 1, version: version))
      #expect(update.diagnostics == [])
      #expect(!tree.needsFlush)
      #expect(update.summary.evaluated == 3)
      let fresh = NaiveHost()
      _ = ViewTree(Rows(level: version % 2 + 1, version: version), host: fresh)
      #expect(host.picture == fresh.picture)
    }
  }
}
