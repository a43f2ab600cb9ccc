import ReflectiveComparison
import TestSupport
import Testing

@Suite("Random values of many types")
struct RandomisedTests {
  typealias Text = Samples.Text
  typealias Tree = Samples.Tree

  @Test("both comparers agree with a synthesized == of the same content, and obey the laws")
  func laws() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of RandomisedTests.laws: \(seed)")
    var generator = SeededGenerator(seed: seed)
    check(Samples.Scalars.self, &generator, seed)
    check(Text.self, &generator, seed)
    check(Samples.Pair<Text, Samples.Flag>.self, &generator, seed)
    check(Samples.Pair<Samples.Scalars?, Text??>.self, &generator, seed)
    check(Samples.Tuples<Text>.self, &generator, seed)
    check(Samples.Tuples<Samples.Choice<UInt8, Text>>.self, &generator, seed)
    check(Samples.Choice<Text, Text>.self, &generator, seed)
    check(Samples.Choice<Text, Int>.self, &generator, seed)
    check(Samples.Choice<Samples.Flag, Samples.Object>.self, &generator, seed)
    check(Samples.Choice<Samples.Object, Samples.References>.self, &generator, seed)
    check(Samples.Choice<Samples.Choice<Text, Samples.Object>, [Samples.Flag]>?.self, &generator, seed)
    check([Samples.Choice<Text, [Text?]>].self, &generator, seed)
    check([[Samples.Pair<UInt8, Samples.Flag>]].self, &generator, seed)
    check([String: Samples.Choice<Text, UInt8>].self, &generator, seed)
    check([String: [String: Samples.Pair<Text, Samples.Object>]].self, &generator, seed)
    check(Samples.References.self, &generator, seed)
    check(Samples.Erased.self, &generator, seed)
    check([Samples.Choice<Samples.Erased, Samples.References>].self, &generator, seed)
    check(Tree.self, &generator, seed)
    check([Tree?].self, &generator, seed)
  }

  private func check<Value: Sample>(
    _ type: Value.Type, _ generator: inout SeededGenerator, _ seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let layout = LayoutComparer()
    let mirror = MirrorComparer()
    let values = (0..<24).map { _ in Value.random(&generator, depth: 3) }
    // Two sets, since an array that holds a NaN equals itself by its buffer.
    let twins = values.map(\.twin)
    let otherTwins = values.map(\.twin)
    var answers = Array(repeating: Array(repeating: false, count: values.count), count: values.count)
    var disagreements: [String] = []
    for (i, lhs) in values.enumerated() {
      for (j, rhs) in values.enumerated() {
        let answer = layout.areEqual(lhs, rhs)
        answers[i][j] = answer
        if answer != (twins[i] == otherTwins[j]) { disagreements.append("layout: \(lhs), \(rhs)") }
        if answer != mirror.areEqual(lhs, rhs) { disagreements.append("mirror: \(lhs), \(rhs)") }
        if answer != inMemory(lhs, rhs, { layout.areEqual($0, $1) }) { disagreements.append("memory: \(lhs), \(rhs)") }
      }
    }
    for i in values.indices {
      // Only a NaN makes a sample different from itself. Its twin is then different from itself, too.
      if answers[i][i] != (twins[i] == otherTwins[i]) { disagreements.append("not reflexive: \(values[i])") }
      for j in values.indices {
        if answers[i][j] != answers[j][i] { disagreements.append("not symmetric: \(values[i]), \(values[j])") }
        guard answers[i][j] else { continue }
        for k in values.indices where answers[j][k] && !answers[i][k] {
          disagreements.append("not transitive: \(values[i]), \(values[j]), \(values[k])")
        }
      }
    }
    #expect(disagreements.isEmpty, "\(Value.self), seed \(seed)", sourceLocation: sourceLocation)
  }
}
