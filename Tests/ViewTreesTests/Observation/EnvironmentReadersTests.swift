import ComparisonSpecs
import Testing
import ViewTrees

/// Which views a change of an environment evaluates.
@Suite("Readers of an environment")
struct EnvironmentReadersTests {
  @Test("setting a value depends on nothing, even inside another value of the same key")
  func settingIsNoReading() {
    let stage = Stage(Outer(depth: 0))
    #expect(stage.mounting.bodies == ["outer", "middle", "depth 5"])
    #expect(stage.update(Outer(depth: 1)).bodies == ["outer"])
  }

  @Test("a setter that reads follows what it reads, without evaluating the body that sets it")
  func settersThatRead() {
    let stage = Stage(Adding(depth: 0))
    #expect(stage.mounting.bodies == ["adding", "added", "depth 5"])
    #expect(stage.update(Adding(depth: 1)).bodies == ["adding", "depth 6"])
  }
}

private enum DepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  /// Setting adds to the value.
  fileprivate var moreDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] += newValue }
  }
}

@AutoEquatable
private struct Outer: View {
  let depth: Int
  var body: some View {
    let _ = Bodies.note("outer")
    Middle().environment(\.depth, depth)
  }
}

@AutoEquatable
private struct Middle: View {
  var body: some View {
    let _ = Bodies.note("middle")
    Reader().environment(\.depth, 5)
  }
}

@AutoEquatable
private struct Adding: View {
  let depth: Int
  var body: some View {
    let _ = Bodies.note("adding")
    Added().environment(\.depth, depth)
  }
}

@AutoEquatable
private struct Added: View {
  var body: some View {
    let _ = Bodies.note("added")
    Reader().environment(\.moreDepth, 5)
  }
}

@AutoEquatable
private struct Reader: View {
  @Environment(\.depth) private var depth
  var body: some View {
    let _ = Bodies.note("depth \(depth)")
    Text("\(depth)")
  }
}
