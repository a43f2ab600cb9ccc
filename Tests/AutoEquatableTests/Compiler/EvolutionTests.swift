import TestSupport
import Testing

@Suite(
  "The library with a stable interface",
  .enabled(if: Toolchain.current != nil, Comment(rawValue: Toolchain.comment)))
struct EvolutionTests {
  @Test("found-case 45: the comparison library compiles with library evolution")
  func compiles() throws {
    let output = try LibraryEvolution.compileComparisonSpecs()
    #expect(output.isEmpty, Comment(rawValue: output))
  }
}
